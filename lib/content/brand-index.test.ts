/** @jest-environment node */
import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { readBrandIndex } from './brand-index';

const config = { storeApiUrl: '', storeSiteUrl: 'https://loja.example', storeAppToken: 'wapstore' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('@/lib/platform/data-cache');

const platform = stubPlatformForFile(config);
beforeEach(() => {
  platform.requests.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const LOGO = 'https://loja.example/marca.svg';
const PICTURE = 'https://loja/m_1.webp';

describe.each(PLATFORM_VARIANTS)('brand index on $name', ({ encode }) => {
  /** Responds with `count` brands, and with a listing for those that `isListed` accepts. */
  function respond(count: number, isListed: (path: string) => boolean, banners: object[] = []) {
    platform.respondWith((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://platform');
      const path = searchParams.get('url') ?? '';
      const brands = Array.from({ length: count }, (_, id) => ({
        id: id + 1,
        nome: `Marca ${id + 1}`,
        imagem: id === 0 ? LOGO : '',
        rota: { path: `/marcas/m${id + 1}`, query: {} },
      }));
      const listing = {
        estrutura: {},
        conteudo: {
          produtos: [wireProduct({})],
          marca: { id: 1, nome: 'Marca', descricao: '<p>Acetato polido à mão. Desde 1960.</p>' },
        },
        info: { total: 7, limit: 1, offset: 0 },
      };
      if (pathname.endsWith('/banner-marca-full')) jsonResponse(encode({ banners }))(request, response);
      else if (pathname.endsWith('/brands')) jsonResponse(encode({ marcas: brands }))(request, response);
      else if (isListed(path)) jsonResponse(encode(listing))(request, response);
      else jsonResponse({}, 500)(request, response);
    });
  }

  test('BRAND-07: each brand has its logo, and the first sentence, first picture and product count of its listing unless that fails', async () => {
    respond(2, (path) => path === '/marcas/m1');
    const m1 = {
      label: 'Marca 1',
      href: '/marcas/m1',
      logo: LOGO,
      line: 'Acetato polido à mão.',
      picture: PICTURE,
      isCampaign: false,
      productCount: 7,
    };
    const m2 = {
      ...m1,
      label: 'Marca 2',
      href: '/marcas/m2',
      logo: '',
      line: '',
      picture: '',
      productCount: 0,
    };
    expect(await readBrandIndex('/marcas')).toEqual({ brands: [m1, m2], isDescribed: true });
  });

  test('BRAND-07, LIST-03: a brand whose page has a banner shows its narrow picture instead of a product', async () => {
    const banner = (id: string, link: string) => ({
      id,
      dimensoes: { desktop: { imagem: '/largo.webp', link }, mobile: { imagem: `/m${id}.webp`, link } },
    });
    const banners = [banner('0', '/marcas'), banner('2', '/marcas/m2/')];
    respond(3, () => true, banners);
    const { brands } = await readBrandIndex('/marcas');
    expect(brands.map(({ picture, isCampaign }) => [picture, isCampaign])).toEqual([
      [PICTURE, false],
      ['/m2.webp', true],
      [PICTURE, false],
    ]);
  });

  test('BRAND-07: if there are many brands, no listings are requested', async () => {
    respond(25, () => true);
    const { brands, isDescribed } = await readBrandIndex('/marcas');
    expect([brands.length, isDescribed]).toEqual([25, false]);
    expect(platform.requests).toHaveLength(1);
  });

  test('BRAND-04: a platform without brands has an empty index; a failure is an error', async () => {
    platform.respondWith(jsonResponse({ error: 'x' }, 404));
    expect(await readBrandIndex('/marcas')).toEqual({ brands: [], isDescribed: true });
    platform.respondWith(jsonResponse({}, 500));
    await expect(readBrandIndex('/marcas')).rejects.toMatchObject({ status: 500 });
  });
});
