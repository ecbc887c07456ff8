/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readStorefront } from './storefront-file.mjs';
import { isCnpj } from './storefront-schema.mjs';
import { EXTERNAL_SEAL } from './storefronts/testing';

const folder = mkdtempSync(path.join(os.tmpdir(), 'storefront-file-'));
const file = path.join(folder, 'folio.json');
afterAll(() => rmSync(folder, { recursive: true }));

const COMPANY = {
  legalName: 'Folio Livros Ltda.',
  cnpj: '11222333000181',
  address: { street: 'Rua da Estante, 7', locality: 'Paraty', region: 'RJ', postalCode: '23970-000' },
};

function read(content: unknown, files: Record<string, string | Buffer> = {}) {
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(folder, name), bytes);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readStorefront(file);
}

test('VARIANT-01: the fields in a file are kept, and missing fields get neutral values', () => {
  const folio = read({ name: 'Folio', company: COMPANY, contact: { phone: '(24) 3333-0007' } });
  expect(folio).toMatchObject({
    id: 'folio',
    name: 'Folio',
    company: { cnpj: '11.222.333/0001-81' },
    contact: { phone: { dial: '+552433330007' }, email: null, hours: null },
    stores: 0,
    favourites: 'login',
    renamed: {},
    laboratoryDays: 0,
    features: { lenses: true, measurements: false, tryOn: false, postBlackFriday: false },
  });
  expect(folio.version).not.toBe(read({ name: 'Fólio', company: COMPANY }).version);
});

test('FOOT-09, PDP-52: seals and the reviews widget are read from the file, with defaults otherwise', () => {
  const origins = { script: [], style: [], font: [], frame: ['https://*.avalia.test'], connect: [] };
  const folio = read({
    seals: [EXTERNAL_SEAL],
    reviewsWidget: { element: { 'data-produto': '{id}' }, origins: { frame: ['https://*.avalia.test'] } },
  });
  expect(folio.seals).toEqual([EXTERNAL_SEAL]);
  expect(folio.reviewsWidget).toEqual({
    element: { 'data-produto': '{id}' },
    script: {},
    origins,
    inlineStyles: false,
  });
  expect(read({})).toMatchObject({
    seals: [],
    reviewsWidget: { element: { 'data-reviews-product': '{id}', 'data-reviews-limit': '{limit}' } },
  });
});

test.each([
  ['{', /^The storefront .*folio\.json: it is not valid JSON/],
  [{ nome: 'Folio' }, /nome/],
  [{ company: { ...COMPANY, cnpj: '11.222.333/0001-82' } }, /company\.cnpj must be a CNPJ with valid check/],
  [{ company: { ...COMPANY, address: 'Rua' } }, /company\.address must be/],
  [
    { palette: { tokens: { 'color-paper': 'url(//x)' } } },
    /palette\.tokens\.color-paper must be a value without addresses/,
  ],
  [{ palette: { light: { 'color-papel': '#ffffff' } } }, /palette\.light\.color-papel must be left out/],
  [{ palette: { light: { 'ink-901': '#ffffff' } } }, /palette\.light\.ink-901 must be left out/],
  [
    { palette: { dark: { 'color-accent': 'vermelho' } } },
    /palette\.dark\.color-accent must be a colour such as/,
  ],
  [{ palette: { tokens: { 'color-ink': 'var(--ink-1)' } } }, /palette\.tokens\.color-ink must be a colour/],
  [{ palette: { tokens: { 'radius-sm': 'red' } } }, /palette\.tokens\.radius-sm must be a length/],
  [
    { palette: { light: { 'color-ink': '#bbbbbb' } } },
    /palette\.light must be a pair that can be read: color-ink on color-paper by day has a contrast of 1\.\d, at least 4\.5/,
  ],
  [{ palette: { dark: { 'color-accent': '#333333' } } }, /palette\.dark .* by night has a contrast/],
  [
    { palette: { tokens: { 'ink-900': 'var(--paper-50)' } } },
    /palette\.light must be a pair that can be read: color-ink on/,
  ],
  [{ palette: { header: { 'color-paper': '#222222' } } }, /palette\.header .* of the header \(light\)/],
  [{ palette: { opening: { 'color-inverse': '#eeeeee' } } }, /palette\.opening .*color-on-inverse/],
  [{ features: { tryOn: true } }, /features\.tryOn must be false, or features\.measurements true/],
  [
    { palette: { tokens: { 'color-paper': 'red;}*{x:y' } } },
    /palette\.tokens\.color-paper must be a value without/,
  ],
  [{ palette: { light: { 'font-sans': 'serif' } } }, /palette\.light/],
  [{ icon: ['M0 0"/><script>'] }, /icon\.0 must be path data/],
  [{ feedCategories: [{ pattern: '(', googleId: '1' }] }, /feedCategories\.0\.pattern must be a regular/],
  [
    { seals: [{ ...EXTERNAL_SEAL, image: 'http://selos.test/a.png' }] },
    /seals\.0\.image must be an address that starts/,
  ],
  [
    { seals: [{ ...EXTERNAL_SEAL, href: 'javascript:alert(1)' }] },
    /seals\.0\.href must be an address that starts/,
  ],
  [{ seals: [{ ...EXTERNAL_SEAL, name: ' ' }] }, /seals\.0\.name must be a text/],
  [{ seals: [{ ...EXTERNAL_SEAL, width: 2000 }] }, /seals\.0\.width must be at most 200 pixels/],
  [{ seals: [{ ...EXTERNAL_SEAL, html: '<b>' }] }, /html/],
  [{ reviewsWidget: { element: { onclick: 'x' } } }, /reviewsWidget\.element/],
  [{ reviewsWidget: { script: { src: '//x' } } }, /reviewsWidget\.script/],
  [
    { reviewsWidget: { origins: { frame: ['*'] } } },
    /reviewsWidget\.origins\.frame\.0 must be an origin such/,
  ],
  [
    { reviewsWidget: { origins: { script: ['https://a.test; script-src *'] } } },
    /origins\.script\.0 must be/,
  ],
  [{ securityContact: 'seguranca@loja.test' }, /securityContact must be mailto:/],
  [{ securityContact: 'https://loja.test/x\nContact: y' }, /securityContact must be mailto:/],
  [{ files: { logo: '../../etc/passwd' } }, /files\.logo must be the path of a file beside/],
  [{ files: { logo: 'nada.svg' } }, /nada\.svg: there is no such file, so correct the path\.$/],
])('VARIANT-01: %j is rejected with a message', (content, message) => {
  expect(() => read(content)).toThrow(message);
});

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><path d="M0 0h9"/></svg>';

test('FOOT-01: a logo is an SVG or a PNG and keeps its aspect ratio', () => {
  const wordmark = read({ files: { logo: 'l.svg' } }, { 'l.svg': DRAWING }).wordmark;
  expect(wordmark).toMatchObject({ kind: 'logo', size: { width: 200, height: 60 }, dark: null });
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000f0000000500802', 'hex');
  expect(read({ files: { logo: 'l.png' } }, { 'l.png': png }).wordmark).toMatchObject({
    light: expect.stringMatching(/\/logo\.png$/),
    size: { width: 240, height: 80 },
  });
  expect(() => read({ files: { logo: 'l.webp' } }, { 'l.webp': 'RIFF' })).toThrow(/must be a PNG, or an SVG/);
});

test.each([
  ['script', '<script>alert(1)</script>'],
  ['a handler', '<path onload="alert(1)"/>'],
  ['markup of HTML', '<foreignObject><p/></foreignObject>'],
  ['a picture', '<image href="https://x.test/a.png"/>'],
  ['a link', '<a href="https://x.test">x</a>'],
  ['a style that loads', '<style>@import "https://x.test";</style>'],
  ['an address in a fill', '<path fill="url(https://x.test/a)"/>'],
])('VARIANT-01: a logo with %s is rejected', (_what, markup) => {
  const svg = DRAWING.replace('<path', `${markup}<path`);
  expect(() => read({ files: { logo: 'l.svg' } }, { 'l.svg': svg })).toThrow(
    /a logo may contain outlines only/,
  );
});

test('L1: a CNPJ is validated by its check digits, including the 2026 format with letters', () => {
  expect(isCnpj('11.222.333/0001-81')).toBe(true);
  expect(isCnpj('12.ABC.345/01DE-35')).toBe(true);
  for (const wrong of ['11.222.333/0001-82', '12.ABC.345/01DE-36', '1', ''])
    expect(isCnpj(wrong)).toBe(false);
});
