/** @jest-environment node */

import { readCachedBanners, readLaunches } from '@/lib/platform/endpoints/home-blocks';
import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { readActiveBrands, readBrandLinks, readMenuOf, readShopSettings } from './read-shell';

const config = { storeApiUrl: '', storeAppToken: 'wapstore' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('@/lib/platform/data-cache');

const platform = stubPlatformForFile(config);
muteConsole('warn');

const requestedPaths = () => platform.requests.map(({ url }) => url.replace('/v2/front/', ''));
const entry = (label: string, sub: object[] = []) => ({
  label,
  destaque: false,
  link: `/${label}`,
  rota: {},
  sub,
});

describe.each(PLATFORM_VARIANTS)('shell reads from $name', ({ encode }) => {
  const respondWith = (body: unknown) => platform.respondWith(jsonResponse(encode(body)));

  test.each([
    ['HEAD-07', 'menu-principal'],
    ['HEAD-08', 'menu-oculos'],
    ['FOOT-04', 'links-rodape'],
  ] as const)('%s: the menu %s has its entries, or none if the call fails', async (_id, slug) => {
    respondWith({ id: 24, nome: 'Menu', menu: [entry('Ajuda', [entry('Trocas')]), entry('Solar')] });
    const menu = await readMenuOf(slug);
    expect(menu.map(({ label, sub }) => [label, ...sub.map((inner) => inner.label)])).toEqual([
      ['Ajuda', 'Trocas'],
      ['Solar'],
    ]);
    expect(requestedPaths()).toEqual([`struct/menus/${slug}`]);
    platform.respondWith(jsonResponse({}, 500));
    expect(await readMenuOf(slug)).toEqual([]);
  });

  test('HOME-21, LIST-13, BRAND-05, HOME-27: active brands are sorted by name, and there are none if the call fails', async () => {
    const rota = { route: '/marcas/x', query: {} };
    respondWith({
      marcas: ['Zênite', 'Órbita', 'Aurora'].map((nome, id) => ({ id, nome, imagem: '', rota })),
    });
    expect((await readActiveBrands()).map(({ nome }) => nome)).toEqual(['Aurora', 'Órbita', 'Zênite']);
    expect(requestedPaths()).toEqual(['brands?ativo=true']);
    platform.respondWith(jsonResponse({}, 500));
    expect(await readActiveBrands()).toEqual([]);
  });

  test('BRAND-05, SEARCH-11: links to brands omit brands without a name or an address', async () => {
    const rota = { route: '/marcas/jacuma', query: {} };
    respondWith({
      marcas: [
        { id: 1, nome: 'Jacumã', imagem: '', rota },
        { id: 2, nome: '', imagem: '', rota },
        { id: 3, nome: 'Naue', imagem: '', rota: {} },
      ],
    });
    expect(await readBrandLinks()).toEqual([{ label: 'Jacumã', href: '/marcas/jacuma' }]);
  });

  test('HEAD-16, FOOT-03: social networks and the chat number are read, and are empty if the settings fail', async () => {
    respondWith({
      configuracoes: {
        sistema: { geral: { site: { whatsapp: '5511955551956' } } },
        link: { social: { facebook: 'https://facebook.example/x' } },
      },
    });
    expect(await readShopSettings()).toMatchObject({
      sistema: { geral: { site: { whatsapp: '5511955551956' } } },
      link: { social: { facebook: 'https://facebook.example/x' } },
    });
    platform.respondWith(jsonResponse({}, 500));
    expect(await readShopSettings()).toBeNull();
  });

  test('HOME-07, CARD-18, CARD-19: launches have a heading, and are null without products or after a failure', async () => {
    respondWith({ vitrine: { id: 1, titulo: 'Chegou agora' }, produtos: [wireProduct()] });
    expect(await readLaunches()).toMatchObject({ vitrine: { titulo: 'Chegou agora' } });
    expect(requestedPaths()).toEqual(['showcase/products/lancamentos?limit=5']);
    respondWith({ vitrine: {}, produtos: [] });
    expect(await readLaunches()).toBeNull();
    platform.respondWith(jsonResponse({}, 500));
    expect(await readLaunches()).toBeNull();
  });

  test.each([
    'banner-principal',
    'banner-pitchbar',
    'banner-marcas-home',
    'banners-home-tendencias',
    'banners-home-estilos',
  ])(
    'HOME-02, HOME-06, HOME-08, HOME-15, HOME-26, HOME-27: the banners %s are read, and there are none if the call fails',
    async (slug) => {
      const picture = { imagem: '/d.webp', link: '/c/x', parametrosAdicionais: {} };
      respondWith({
        banners: [{ id: 1, nome: 'Sol', alt: '', dimensoes: { desktop: picture, mobile: {} } }],
      });
      expect(await readCachedBanners(slug)).toMatchObject([
        { id: '1', nome: 'Sol', dimensoes: { desktop: { imagem: '/d.webp' }, mobile: null } },
      ]);
      expect(requestedPaths()).toEqual([`showcase/banners/${slug}`]);
      platform.respondWith(jsonResponse({}, 500));
      expect(await readCachedBanners(slug)).toEqual([]);
    },
  );
});
