/** @jest-environment node */
import sharp from 'sharp';
import type { Listing } from '../testing/shapes';
import { openPgliteStore, type TestStore } from '../testing/test-store';

jest.setTimeout(180_000);

let store: TestStore;
beforeAll(async () => {
  store = await openPgliteStore();
});
afterAll(() => store.close());

const path = (url = '') => new URL(url).pathname;

const pictureOf = async (url: string) => {
  const response = await store.request(url);
  expect([url, response.status]).toEqual([url, 200]);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { type: response.headers.get('content-type'), bytes, ...(await sharp(bytes).metadata()) };
};

test('every picture URL of a card is served, in the size that its prefix names', async () => {
  const { body } = await store.api.get<Listing>('url/product/listing/category?url=/oculos-de-grau&limit=1');
  const files = body.conteudo.produtos[0]?.midias.imagens[0]?.arquivos ?? {};
  for (const [size, px] of Object.entries({ small: 160, medium: 455, big: 910, zoom: 2000 })) {
    const picture = await pictureOf(path(files[size]));
    expect(picture).toMatchObject({ type: 'image/webp', format: 'webp', width: px, height: px });
  }
});

test('the second picture of every frame is on a face of its width, and says that it is rendered', async () => {
  const caption = /, em um rosto de 1[1-5]\d mm \(imagem 3D\)$/;
  for (const root of ['/oculos-de-grau', '/oculos-de-sol', '/lentes']) {
    const { body } = await store.api.get<Listing>(`url/product/listing/category?url=${root}&limit=100`);
    const shown = body.conteudo.produtos.filter(({ midias }) => midias.imagens.length > 1);
    const captions = shown.map(({ midias }) => midias.imagens[1]?.label ?? '');
    expect(captions.filter((label) => caption.test(label))).toEqual(root === '/lentes' ? [] : captions);
  }
  const { body } = await store.api.get<Listing>('url/product/listing/category?url=/oculos-de-grau&limit=1');
  const files = body.conteudo.produtos[0]?.midias.imagens[1]?.arquivos ?? {};
  expect(await pictureOf(path(files.medium))).toMatchObject({ format: 'webp', width: 455, height: 455 });
});

test('pictures allow any origin, and are cached for a day, then revalidated', async () => {
  const response = await store.request('/upload/banner/principal-1-desktop.webp');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  const etag = response.headers.get('etag') ?? '';
  const again = await store.request('/upload/banner/principal-1-desktop.webp', {
    headers: { 'If-None-Match': etag },
  });
  expect(again.status).toBe(304);
});

test('brand logos, campaign pictures and list pictures are served', async () => {
  expect((await pictureOf('/upload/marca/d-aurora.svg')).type).toBe('image/svg+xml');
  expect((await pictureOf('/upload/mapa/centro.svg')).type).toBe('image/svg+xml');
  expect(await pictureOf('/upload/banner/principal-1-desktop.webp')).toMatchObject({
    width: 2880,
    height: 600,
  });
  expect(await pictureOf('/upload/banner/principal-1-mobile.webp')).toMatchObject({
    width: 864,
    height: 660,
  });
  const list = await pictureOf('/upload/lista/imagem/m_kit-volante-sol-polarizado-e-grau-2.jpg');
  expect(list).toMatchObject({ type: 'image/jpeg', format: 'jpeg', width: 455 });
});

test('link-preview pictures are 1200 by 630 px JPEGs below 300 KB', async () => {
  const { body } = await store.api.get<Listing>('url/product/listing/category?url=/oculos-de-sol&limit=3');
  const slugs = body.conteudo.produtos.map(
    (p) => /\/m_(.+)-1\.webp$/.exec(p.midias.imagens[0]?.arquivos.medium ?? '')?.[1],
  );
  for (const name of ['meridiano', ...slugs]) {
    const picture = await pictureOf(`/upload/og/${name}.jpg`);
    expect(picture).toMatchObject({ type: 'image/jpeg', format: 'jpeg', width: 1200, height: 630 });
    expect(picture.bytes.length).toBeLessThan(300_000);
  }
});

test.each([
  'atributo/cor-tartaruga',
  'atributo/cor-cinza',
  'atributo/formato-gatinho',
  'atributo/tratamento-antirreflexo',
  'selo/brasil',
])('the drawing %s is served as a picture with a transparent background', async (name) => {
  const { type, format, hasAlpha } = await pictureOf(`/upload/${name}.webp`);
  expect({ type, format, hasAlpha }).toEqual({ type: 'image/webp', format: 'webp', hasAlpha: true });
});

test('the picture of every swatch and filter in the API exists', async () => {
  for (const root of ['/oculos-de-grau', '/oculos-de-sol', '/lentes']) {
    const { body } = await store.api.get<Listing>(`url/product/listing/category?url=${root}&limit=100`);
    const { filtros, atributos } = body.conteudo.detalhes;
    const menu = [...filtros, ...atributos]
      .flatMap((g) => g.valores as { imagem?: string }[])
      .map((v) => v.imagem);
    const cards = body.conteudo.produtos.flatMap((p) => [...p.filtros, ...p.selos].map((f) => f.imagem));
    const colours = body.conteudo.produtos.flatMap((p) =>
      Array.isArray(p.atributos)
        ? []
        : ((p.atributos.unico?.valores ?? []) as { imagem?: string }[]).map((v) => v.imagem),
    );
    for (const url of new Set([...menu, ...cards, ...colours].filter(Boolean))) {
      expect([url, (await store.request(path(url))).status]).toEqual([url, 200]);
    }
  }
});

test.each([
  'produto/imagem/m_nada-1.webp',
  'produto/imagem/x.webp',
  'produto/imagem/m_nada-1.gif',
  'banner/nada-desktop.webp',
  'banner/principal-1-tablet.webp',
  'marca/nada.svg',
  'marca/constructor.svg',
  'mapa/constructor.svg',
  'og/nada.jpg',
  'og/%00.jpg',
  'og/%00',
  'selo/constructor.webp',
  'atributo/cor-nada.webp',
  'atributo/cor-cinza.svg',
  'lista/imagem/m_kit-volante-sol-polarizado-e-grau-9.webp',
  '..%2f..%2fetc%2fpasswd',
  'nada',
])('%s returns 404', async (name) => {
  expect((await store.request(`/upload/${name}`)).status).toBe(404);
});
