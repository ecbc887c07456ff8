/** @jest-environment node */
import type { Listing } from '../testing/shapes';
import { openPgliteStore, type TestStore } from '../testing/test-store';
import type { RenderJob } from './job';

const jobs: RenderJob[] = [];
let store: TestStore;
beforeAll(async () => {
  const render = async (job: RenderJob) => {
    jobs.push(job);
    return Buffer.from(JSON.stringify(job));
  };
  store = await openPgliteStore({ render, close: async () => {} });
}, 60_000);
afterAll(() => store.close());

const path = (url = '') => new URL(url).pathname;

test('every picture url of a card is served, with the sizes of its prefixes', async () => {
  const { body } = await store.api.get<Listing>('url/product/listing/category?url=/oculos-de-grau&limit=1');
  const files = body.conteudo.produtos[0]?.midias.imagens[0]?.arquivos ?? {};
  for (const [size, px] of Object.entries({ small: 160, medium: 455, big: 910, zoom: 1600 })) {
    const response = await store.request(path(files[size]));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ kind: 'product', view: 1, size: px, format: 'webp' });
  }
});

test('pictures may be used from any origin and cached for good', async () => {
  const response = await store.request('/upload/banner/principal-1-desktop.webp');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
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

test.each([
  ['/upload/marca/d-aurora.svg', { kind: 'logo', nome: "D'Aurora" }],
  ['/upload/banner/marca-full-1-mobile.webp', { kind: 'banner', name: 'marca-full-1', variant: 'mobile' }],
  ['/upload/og/meridiano.jpg', { kind: 'shop-social' }],
  [
    '/upload/lista/imagem/m_kit-volante-sol-polarizado-e-grau-2.jpg',
    { kind: 'product', view: 2, size: 455, format: 'jpg' },
  ],
])('%s is made by the renderer', async (url, job) => {
  expect(await (await store.request(url)).json()).toMatchObject(job);
});

test.each([
  'atributo/cor-tartaruga',
  'atributo/cor-cinza',
  'atributo/formato-gatinho',
  'atributo/lente-polarizada',
  'selo/brasil',
])('the drawing %s.svg is served', async (name) => {
  const response = await store.request(`/upload/${name}.svg`);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response.text()).toMatch(/^<svg xmlns/);
});

test('every swatch and filter picture that the API names exists', async () => {
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
  'og/nada.jpg',
  'og/%00.jpg',
  'og/%00',
  'selo/constructor.svg',
  'atributo/cor-nada.svg',
  'lista/imagem/m_kit-volante-sol-polarizado-e-grau-9.webp',
  '..%2f..%2fetc%2fpasswd',
  'nada',
])('%s is a 404 and makes no picture', async (name) => {
  const before = jobs.length;
  expect((await store.request(`/upload/${name}`)).status).toBe(404);
  expect(jobs).toHaveLength(before);
});
