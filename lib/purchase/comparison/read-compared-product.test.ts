/** @jest-environment node */
import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { route, wirePicture, wireProduct } from '@/lib/platform/testing/wire-products';
import { wireLenses } from '@/lib/purchase/lens/testing';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { readComparedProduct } from './read-compared-product';

const config = { storeApiUrl: '', storeAppToken: 'wapstore', storefront: 'oculos' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('@/lib/platform/data-cache');

const platform = stubPlatformForFile(config);
muteConsole('warn');

const items = (rows: [string, string][]) => rows.map(([label, valor]) => ({ label, valor }));
const SHEET = [
  ...items(Array.from({ length: 10 }, (_, index) => [`Linha ${index}`, 'x'])),
  ...items([
    ['Peso', '24 g'],
    ['Material da armação', 'Acetato'],
    ['Frontal', '138 mm'],
    ['Ponte', '18 mm'],
    ['Horizontal', '52 mm'],
    ['Vertical', '41 mm'],
    ['Haste', '145 mm'],
  ]),
];
const detail = (given: object) => ({
  estrutura: { nivel: 'product/detail', breadcrumb: [] },
  conteudo: wireProduct(given),
});

describe.each(PLATFORM_VARIANTS)('a product to compare, with $name', ({ encode }) => {
  test('PDP-57: price, measurements, material and lenses match the product’s page', async () => {
    const given = {
      midias: { imagens: [wirePicture(1)], arquivos: [] },
      avaliacao: { media: 4.66, quantidade: 12 },
      caracteristicas: [{ label: 'Ficha', itens: SHEET }],
    };
    platform.respondWith(jsonResponse(encode(detail(given))));
    expect(await readComparedProduct('comparison/armação-serra.html', 10)).toMatchObject({
      href: '/arma%C3%A7%C3%A3o-serra.html',
      nome: 'Armação Serra',
      imagem: 'https://loja/m_1.webp',
      prices: { amount: expect.stringContaining('404,91'), isPix: true },
      mm: { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41, temple: 145 },
      brand: 'Alba',
      material: 'Acetato',
      weight: '24 g',
      lenses: '',
      model: 'Armação Serra',
      rating: { average: '4,7', count: 12 },
    });
    expect(platform.requests[0]?.url).toContain('url=/arma%C3%A7%C3%A3o-serra.html');
  });

  test('PDP-57: the product’s own colour comes first', async () => {
    const colour = (id: number, label: string) => ({
      idAtributoValor: id,
      label,
      imagem: `https://loja/cor-${id}.png`,
      selecionado: id === 2,
      produto: { id, status: 'disponivel' },
    });
    const unico = { id: 1, nome: 'Cor', valores: [colour(1, 'Preto'), colour(2, 'Mel')] };
    platform.respondWith(jsonResponse(encode(detail({ atributos: { unico } }))));
    expect((await readComparedProduct('comparison/serra.html', 10))?.colours).toEqual([
      { label: 'Mel', swatch: 'https://loja/cor-2.png' },
      { label: 'Preto', swatch: 'https://loja/cor-1.png' },
    ]);
  });

  test('PDP-57: missing fields of a product stay empty', async () => {
    platform.respondWith(
      jsonResponse(encode(detail({ status: 'indisponivel', midias: [], caracteristicas: [] }))),
    );
    expect(await readComparedProduct('comparison/serra.html', 10)).toMatchObject({
      imagem: '',
      prices: null,
      mm: null,
      material: '',
      weight: '',
    });
  });

  test('PDP-57, A-96: the price with lenses matches the product page, and the model is the name without the brand', async () => {
    const given = { nome: 'Óculos de Grau Alba Serra Tartaruga', personalizacoes: wireLenses };
    platform.respondWith(jsonResponse(encode(detail(given))));
    const withPix = await readComparedProduct('comparison/serra.html', 10);
    expect(withPix).toMatchObject({
      model: 'Serra Tartaruga',
      lenses: expect.stringMatching(/^a partir de R\$\s[\d.,]+ no PIX, ou R\$\s[\d.,]+$/),
      cashWithLenses: expect.stringMatching(/^a partir de R\$\s[\d.,]+ no PIX$/),
    });
    platform.respondWith(jsonResponse(encode(detail(given))));
    const byCard = await readComparedProduct('comparison/serra.html', 0);
    expect(byCard?.lenses).toMatch(/^a partir de R\$\s[\d.,]+$/);
    expect(byCard?.cashWithLenses).toBe(byCard?.lenses);
  });

  test('PDP-57: the listings in the product’s breadcrumb are offered to choose another product', async () => {
    const rota = (path: string) => ({ rota: route(path) });
    const breadcrumb = [
      { label: 'Home', ...rota('/') },
      { label: 'Óculos de grau', ...rota('/oculos-de-grau') },
      { label: 'Masculino', ...rota('/oculos-de-grau/masculino') },
      { label: 'Armação Serra', ...rota('/serra.html') },
    ];
    const response = { ...detail({}), estrutura: { nivel: 'product/detail', breadcrumb } };
    platform.respondWith(jsonResponse(encode(response)));
    expect(await readComparedProduct('comparison/serra.html', 10)).toMatchObject({
      lists: ['/oculos-de-grau', '/oculos-de-grau/masculino'],
    });
  });

  test('PDP-57: a product that does not exist is null; a failure of the platform is not', async () => {
    platform.respondWith(jsonResponse(encode({ error: 'x' }), 404));
    expect(await readComparedProduct('comparison/serra.html', 10)).toBeNull();
    platform.respondWith(jsonResponse(encode({ error: 'x' }), 500));
    await expect(readComparedProduct('comparison/serra.html', 10)).rejects.toThrow(/failed/);
  });
});
