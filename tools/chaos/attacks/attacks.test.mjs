/** @jest-environment node */
import { createHash } from 'node:crypto';
import v8 from 'node:v8';
import zlib from 'node:zlib';
import sharp from 'sharp';
import { ATTACKS, chosenAttacks } from './all.mjs';
import { MARK, timesOf } from './bystanders.mjs';
import { forgedPage } from './forged-page.mjs';
import { HEADER_PAIRS } from './header-pairs.mjs';
import { PATH_TRICKS } from './path-tricks.mjs';
import { lensesOf, orderWith, withSize } from './pictures.mjs';
import { RAW_REQUESTS } from './raw-requests.mjs';
import { requireLoopback } from './victim.mjs';

test('every line of the list has an attack with a unique name', () => {
  const lines = new Set(ATTACKS.map(({ line }) => line));
  expect([...lines].toSorted()).toEqual(['1', '10', '2', '3', '4', '5', '6', '7', '8', '9', 'before']);
  expect(new Set(ATTACKS.map(({ id }) => id)).size).toBe(ATTACKS.length);
});

test('attacks are chosen by how their names begin', () => {
  expect(chosenAttacks(['paths', 'crowd']).map(({ id }) => id)).toEqual([
    'paths',
    'crowd-cold',
    'crowd-unread',
    'crowd-identity',
  ]);
  expect(chosenAttacks(undefined)).toBe(ATTACKS);
  expect(() => chosenAttacks(['nothing'])).toThrow(/There is no attack "nothing"/);
});

test('no attack goes to another machine', () => {
  for (const address of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(() => requireLoopback(address)).not.toThrow();
  for (const address of ['http://10.0.0.1', 'https://loja.example', 'http://localhost.evil.example', 'x'])
    expect(() => requireLoopback(address)).toThrow(/not on this machine/);
});

test('the tables are at least as long as those of the attacks that they replace, without repetition', () => {
  expect(new Set(PATH_TRICKS).size).toBe(PATH_TRICKS.length);
  expect(PATH_TRICKS.length).toBeGreaterThanOrEqual(95);
  expect(new Set(HEADER_PAIRS.map(String)).size).toBe(HEADER_PAIRS.length);
  expect(HEADER_PAIRS.length).toBeGreaterThanOrEqual(108);
  expect(new Set(RAW_REQUESTS.map(({ text }) => text)).size).toBe(RAW_REQUESTS.length);
  expect(RAW_REQUESTS.length).toBeGreaterThanOrEqual(60);
});

test('times of a bystander', () => {
  const visits = [
    { status: 200, ms: 10 },
    { status: 503, ms: 1_200.4 },
    { status: 200, ms: 30, isMarked: true },
  ];
  expect(timesOf(visits)).toEqual({
    count: 3,
    p99: 1_200,
    slowest: 1_200,
    slow: 1,
    failures: ['503'],
    marked: 1,
  });
  expect(timesOf([])).toMatchObject({ count: 0, p99: 0, slowest: 0 });
  expect(MARK).toMatch(/^[\w-]+$/);
});

test('a picture that lies about its size still has a valid head', async () => {
  const png = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { width, height } = await sharp(withSize(png, { width: 30, height: 20 })).metadata();
  expect([width, height]).toEqual([30, 20]);
});

test('an order has the first value of each option, and its photos last', () => {
  const value = {
    id: '11',
    valor: 'Simples',
    preco: 99,
    precoDefault: 's',
    quantidade: 1,
    selecionado: false,
  };
  const frame = lensesOf({
    id: 7,
    precos: { por: 449.9 },
    atributos: {
      simples: {
        valores: [
          { idAtributoValor: 54, estoque: 0 },
          { idAtributoValor: 56, estoque: 3 },
        ],
      },
    },
    personalizacoes: [
      { id: '1', tipo: 'checkbox', preco: 0, valores: [value] },
      { id: '2', tipo: 'upload', preco: 0, valores: [] },
    ],
  });
  const { produtos } = JSON.parse(orderWith(frame, ['AAAA']).toString('utf8'));
  expect(produtos[0]).toMatchObject({ id: 7, idAtributoValor: 56, preco: 449.9 });
  expect(produtos[0].personalizacao.map(({ id }) => id)).toEqual(['1', '2']);
  expect(produtos[0].personalizacao[1].valorUpload).toBe('AAAA');
});

test('a stored page is forged in its own format, and damaged where that is not known', () => {
  const html = '<html><head><title>Marcas</title></head></html>';
  const entry = {
    lastModified: 1,
    page: { html: { gzip: zlib.gzipSync(html), br: zlib.brotliCompressSync(html) } },
  };
  const content = v8.serialize({ key: '/marcas', entry });
  const forged = forgedPage(Buffer.concat([createHash('sha256').update(content).digest(), content]), 9);
  const stored = v8.deserialize(forged.subarray(32));
  expect(createHash('sha256').update(forged.subarray(32)).digest()).toEqual(forged.subarray(0, 32));
  expect(stored.entry.lastModified).toBe(9);
  expect(zlib.gunzipSync(stored.entry.page.html.gzip).toString('utf8')).toContain(
    `<title>Marcas ${MARK}</title>`,
  );

  const other = Buffer.alloc(500, 'a');
  const damaged = forgedPage(other, 9);
  expect(damaged).toHaveLength(500);
  expect(damaged.toString('latin1')).toContain(MARK);
});
