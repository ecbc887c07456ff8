/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { readCachedBanners, readLaunches } from '@/lib/platform/endpoints/home-blocks';
import { StoreApiError } from '@/lib/platform/errors';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { produtoSchema } from '@/lib/platform/schemas/product';
import { PLATFORM_RESPONSES } from '@/lib/platform/testing/fixtures';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { deferredHomeSections, homeSections } from './home-sections';

const config = { socialFeed: false };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('@/lib/platform/endpoints/home-blocks', () => ({
  readCachedBanners: jest.fn(async () => []),
  readLaunches: jest.fn(async () => null),
}));

jest.mock('@/lib/catalog/listing/read-listing', () => ({ readListingPage: jest.fn() }));

const OPTIONS = {
  titles: { styles: 'a', trends: 'b', social: 'c' },
  origins: [],
  whatsapp: '',
  category: undefined,
};
const requestedSlugs = () => jest.mocked(readCachedBanners).mock.calls.map(([slug]) => slug);

beforeEach(() => jest.mocked(readCachedBanners).mockClear());

test('HOME-10: the social feed is not requested by default', async () => {
  config.socialFeed = false;
  expect((await deferredHomeSections(OPTIONS)).social).toBeNull();
  jest.mocked(readCachedBanners).mockClear();
  await homeSections(OPTIONS);
  expect(requestedSlugs()).toEqual(['banners-home-estilos', 'banners-home-tendencias']);
});

test('HOME-10: the social feed is requested if it is configured', async () => {
  config.socialFeed = true;
  expect((await deferredHomeSections(OPTIONS)).social).not.toBeNull();
  await homeSections(OPTIONS);
  expect(requestedSlugs()).toContain('banners-home-social');
});

const plainOf = (section: React.ReactNode) =>
  /<noscript>(.*?)<\/noscript>/s.exec(renderToStaticMarkup(section))?.[1] ?? '';

test('HOME-17: without JavaScript the launches are shown with pictures and prices, and no heading has an empty section', async () => {
  const produtos = [produtoSchema.parse(wireProduct({ nome: 'Armação <Serra>' }))];
  jest.mocked(readLaunches).mockResolvedValue({ vitrine: null, produtos });
  const { launches, styles, trends } = await deferredHomeSections(OPTIONS);
  const plain = plainOf(launches);
  expect(plain).toMatch(/<h2[^>]*>Lançamentos<\/h2>/);
  expect(plain).toMatch(
    /<a[^>]* href="\/armacao-serra\.html"><img[^>]* src="[^"]+"[^>]*\/>Armação &lt;Serra&gt;<\/a><strong>R\$/,
  );
  const html = renderToStaticMarkup(
    <>
      {launches}
      {styles}
      {trends}
    </>,
  );
  expect(html).not.toMatch(/<h\d[^>]*>(?:<span[^>]*><\/span>)?<\/h\d>/);
});

test('HOME-07, DESIGN-28: without JavaScript the launches link to the same colours as their cards', async () => {
  const colour = (id: number, label: string) => ({
    idAtributoValor: id,
    label,
    imagem: `https://loja.test/${label}.png`,
    selecionado: id === 1,
    ...(id > 1 && { rota: { name: 'x', path: `/serra-${label}.html` } }),
  });
  const atributos = { unico: { nome: 'Cor', valores: [colour(1, 'azul'), colour(2, 'preto')] } };
  const produtos = [produtoSchema.parse(wireProduct({ nome: 'Serra', atributos }))];
  jest.mocked(readLaunches).mockResolvedValue({ vitrine: null, produtos });
  const plain = plainOf((await deferredHomeSections(OPTIONS)).launches);
  expect(plain).toContain('href="/armacao-serra.html"');
  expect(plain).toContain('Também em<a href="/serra-preto.html">preto</a>');
  expect(plain).not.toContain('azul');
});

describe('most popular products of a category', () => {
  const category = { label: 'Óculos de sol', href: '/oculos-de-sol' };
  const listagem = listagemSchema.parse(PLATFORM_RESPONSES['url/product/listing']);

  test('HOME-20: the whole page has their row, which links to the category', async () => {
    jest.mocked(readListingPage).mockResolvedValue(listagem);
    const html = renderToStaticMarkup((await homeSections({ ...OPTIONS, category })).popular);
    expect(html).toContain('Mais procurados em Óculos de sol');
    expect(html).toContain('<article');
    expect(html).toMatch(/<a[^>]* href="\/oculos-de-sol"[^>]*>Ver todos/);
  });

  test('HOME-27: the row is left out if the category has no list, cannot be read or is missing', async () => {
    jest.mocked(readListingPage).mockRejectedValue(new StoreApiError('absent', 'listing', {}));
    expect((await deferredHomeSections({ ...OPTIONS, category })).popular).toBeNull();
    expect((await deferredHomeSections({ ...OPTIONS, category: undefined })).popular).toBeNull();
    jest.mocked(readListingPage).mockClear();
    const search = { label: 'Redondo', href: '/busca?busca=redondo' };
    expect((await deferredHomeSections({ ...OPTIONS, category: search })).popular).toBeNull();
    expect(readListingPage).not.toHaveBeenCalled();
  });
});
