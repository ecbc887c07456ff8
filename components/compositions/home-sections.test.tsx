/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { readCachedBanners, readLaunches } from '@/lib/platform/endpoints/home-blocks';
import { produtoSchema } from '@/lib/platform/schemas/product';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { deferredHomeSections, homeSections } from './home-sections';

const config = { socialFeed: false };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('@/lib/platform/endpoints/home-blocks', () => ({
  readCachedBanners: jest.fn(async () => []),
  readLaunches: jest.fn(async () => null),
}));

const OPTIONS = { titles: { styles: 'a', trends: 'b', social: 'c' }, origins: [], whatsapp: '' };
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

test('HOME-17: without JavaScript the launches have a heading and links, and no heading has an empty section', async () => {
  const produtos = [produtoSchema.parse(wireProduct({ nome: 'Armação <Serra>' }))];
  jest.mocked(readLaunches).mockResolvedValue({ vitrine: null, produtos });
  const { launches, styles, trends } = await deferredHomeSections(OPTIONS);
  const html = renderToStaticMarkup(
    <>
      {launches}
      {styles}
      {trends}
    </>,
  );
  const plain = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
  expect(plain).toContain('<h2>Lançamentos</h2>');
  expect(plain).toContain('<a href="/armacao-serra.html">Armação &lt;Serra&gt;</a>');
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
  const html = renderToStaticMarkup((await deferredHomeSections(OPTIONS)).launches);
  expect(html).toContain('<a href="/armacao-serra.html">Serra</a>');
  expect(html).toContain('<a href="/serra-preto.html">Serra, preto</a>');
  expect(html).not.toContain('Serra, azul');
});
