/** @jest-environment node */
import { stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { answerWith, crawlersConfig, listing, type PlatformBodies, PRODUCTS, SHOP } from './testing';
import { walkShop } from './walk';

muteConsole('warn');

jest.mock('@/lib/config/environment', () => ({ serverConfig: () => crawlersConfig }));

const platform = stubPlatformForFile(crawlersConfig);

/** The pages that a walk finds, as kind and path. */
async function walk(changed: PlatformBodies): Promise<[kind: string, path: string][]> {
  platform.respondWith(answerWith({ ...SHOP, ...changed }));
  const found: [string, string][] = [];
  for await (const { kind, path } of walkShop()) found.push([kind, path]);
  return found;
}

const ofCategory = (url: URL) => listing(url.searchParams.get('url') ?? '', url);

test('B21: addresses that the platform sends with a slash at the end are found', async () => {
  const found = await walk({
    brands: () => ({ marcas: [{ id: 1, nome: 'Garoa', rota: { path: '/marcas/garoa/' } }] }),
    'url/product/listing/category': (url) =>
      JSON.parse(JSON.stringify(ofCategory(url)).replaceAll('"/grau/redondo"', '"/grau/redondo/"')),
  });
  expect(found).toEqual(
    expect.arrayContaining([
      ['marca', '/marcas/garoa'],
      ['categoria', '/grau/redondo'],
    ]),
  );
});

test('B21: a product without an id at the end of a category does not end the walk', async () => {
  const found = await walk({
    'url/product/listing/category': (url) => {
      const { conteudo, ...page } = ofCategory(url);
      const produtos = conteudo.produtos.map((one) => (one.id === PRODUCTS ? { ...one, id: null } : one));
      return { ...page, conteudo: { ...conteudo, produtos } };
    },
  });
  expect(found).toContainEqual(['produto', `/armacao-${PRODUCTS - 1}.html`]);
  expect(found).toContainEqual(['lista', '/lista/kit.html']);
});
