/** @jest-environment node */

import { readHomePage } from '@/lib/platform/endpoints/home-blocks';
import { isStoreApiError } from '@/lib/platform/errors';
import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { readKitIndexPage, readListingBanner, readListingPage } from './read-listing';

const config = { storeApiUrl: '', storeSiteUrl: 'https://loja.example', storeAppToken: 'wapstore' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('@/lib/platform/data-cache');

const platform = stubPlatformForFile(config);
muteConsole('warn');

const requestedPaths = () =>
  platform.requests.map(({ url }) => decodeURIComponent(url.replace('/v2/front/', '')));

const listing = (total: number, offset: number) => ({
  estrutura: { seo: { title: 'Solar' }, breadcrumb: [] },
  conteudo: { produtos: offset < total ? [wireProduct()] : [], listas: [], detalhes: {} },
  info: { total, exibindo: offset < total ? 1 : 0, offset, limit: 12 },
});

const failure = (reading: Promise<unknown>) =>
  reading.then(
    () => 'resolved',
    (error: unknown) => (isStoreApiError(error) ? `${error.kind} ${error.status}` : String(error)),
  );

describe.each(PLATFORM_VARIANTS)('listing calls and responses on $name', ({ encode }) => {
  const respondWith = (body: unknown) => platform.respondWith(jsonResponse(encode(body)));

  test.each([
    ['category', '/solar', {}, 'category?url=/solar&offset=0&limit=12'],
    ['category', '/solar', { pg: '3', ipp: '24' }, 'category?url=/solar&ipp=24&pg=3&offset=48&limit=24'],
    ['brand', '/marcas/alba', { preco: '449-999' }, 'brand?url=/marcas/alba&preco=449-999&offset=0&limit=12'],
    [
      'landing-page',
      '/c/pais',
      { order: 'Favoritos' },
      'landing-page?url=/c/pais&order=Favoritos&offset=0&limit=12',
    ],
    ['category', '/solar', { cor: 'preto' }, 'category?url=/solar&cor=preto&offset=0&limit=12'],
    ['search', '/busca', { busca: 'aviador' }, 'search?busca=aviador&offset=0&limit=12'],
  ] as const)(
    'LIST-34 to LIST-40, LIST-43, LIST-51, LIST-52: calls for a %s listing at %s with %j',
    async (level, path, query, call) => {
      respondWith(listing(60, 0));
      const { conteudo, info } = await readListingPage(level, path, query);
      expect(requestedPaths()).toEqual([`url/product/listing/${call}`]);
      expect(info.total).toBe(60);
      expect(conteudo.produtos.map(({ nome }) => nome)).toEqual(['Armação Serra']);
    },
  );

  test.each([
    ['category', 'banner-listagem-categoria?idNivel=7&limit=1'],
    ['brand', 'banner-marca-full'],
    ['landing-page', 'banner-categoria-secundaria'],
  ] as const)('LIST-04, LIST-05, LIST-06: a %s listing requests its banner', async (level, call) => {
    const pictures = { desktop: { imagem: '/d.webp' }, mobile: { imagem: '/m.webp' } };
    respondWith({
      banners: [
        { id: 1, nome: 'Sol', dimensoes: pictures },
        { id: 2, nome: 'Mar', dimensoes: pictures },
      ],
    });
    expect(await readListingBanner(level, { id: 7, path: '/solar' })).toMatchObject({ nome: 'Sol' });
    expect(requestedPaths()).toEqual([`showcase/banners/${call}`]);
  });

  test('LIST-05, LIST-06: a banner that links to the listing takes precedence over the first one', async () => {
    const banner = (nome: string, link: string) => ({
      id: 1,
      nome,
      dimensoes: { desktop: { imagem: '/d.webp', link }, mobile: null },
    });
    respondWith({ banners: [banner('Todas', '/marcas'), banner('Norte', '/marcas/norte/')] });
    for (const [path, nome] of [
      ['/marcas/norte', 'Norte'],
      ['/marcas/sul', 'Todas'],
    ] as const)
      expect(await readListingBanner('brand', { id: 7, path })).toMatchObject({ nome });
  });

  test('LIST-07: a failing or empty banner call returns null', async () => {
    platform.respondWith(jsonResponse({}, 500));
    expect(await readListingBanner('brand', { id: 7, path: '/marcas/norte' })).toBeNull();
    respondWith({ banners: [] });
    expect(await readListingBanner('brand', { id: 7, path: '/marcas/norte' })).toBeNull();
  });

  test('LIST-49, LISTAS-09, A-15: the first page after the end is empty, and later pages do not exist', async () => {
    respondWith(listing(24, 24));
    expect((await readListingPage('category', '/solar', { pg: '3' })).conteudo.produtos).toEqual([]);
    respondWith(listing(24, 36));
    expect(await failure(readListingPage('category', '/solar', { pg: '4' }))).toBe('absent null');
    expect(await failure(readKitIndexPage('/lista', { pg: '4' }))).toBe('absent null');
  });

  test.each([[undefined], [{}], [{ texto: ' ' }]])(
    'TRACK-07, LIST-52: a search has the text of its address if the platform sends %j for it',
    async (busca) => {
      respondWith({ ...listing(1, 0), conteudo: { ...listing(1, 0).conteudo, busca } });
      const { conteudo } = await readListingPage('search', '/busca', { busca: 'aviador' });
      expect(conteudo.busca?.texto).toBe('aviador');
      expect(
        (await readListingPage('category', '/solar', { busca: 'aviador' })).conteudo.busca?.texto,
      ).not.toBe('aviador');
    },
  );

  test('TRACK-06, API-10: a category that the platform names only in its menu has that name and id', async () => {
    const detalhes = { categorias: { atual: { id: 31, nome: 'Solar', rota: {} } } };
    respondWith({ ...listing(1, 0), conteudo: { ...listing(1, 0).conteudo, categoria: [], detalhes } });
    const { conteudo } = await readListingPage('category', '/solar', {});
    expect(conteudo.categoria).toMatchObject({ id: 31, nome: 'Solar' });
    expect((await readListingPage('brand', '/marcas/alba', {})).conteudo.categoria).toBeNull();
    platform.requests.length = 0;
    expect(await readListingBanner('category', { id: 0, path: '/solar' })).toBeNull();
    expect(requestedPaths()).toEqual([]);
  });

  test('LIST-45, LIST-50: a failure has the platform’s status', async () => {
    platform.respondWith(jsonResponse({ error: 'Não existe' }, 404));
    expect(await failure(readListingPage('category', '/solar', {}))).toBe('absent 404');
    platform.respondWith(jsonResponse({}, 500));
    expect(await failure(readListingPage('category', '/solar', {}))).toBe('failed 500');
    respondWith({ ...listing(3, 0), info: {} });
    expect(await failure(readListingPage('category', '/solar', {}))).toMatch(/^malformed/);
  });

  test('LISTAS-01: kits are requested in the order Popularidade unless the address contains another', async () => {
    respondWith(listing(0, 0));
    await readKitIndexPage('/lista', {});
    await readKitIndexPage('/lista', { order: 'Nome', pg: '1' });
    expect(requestedPaths()).toEqual([
      'url/list/listing?url=/lista&order=Popularidade&offset=0&limit=12',
      'url/list/listing?url=/lista&order=Nome&offset=0&limit=12',
    ]);
  });

  test('HOME-01: the home page’s titles come from the platform', async () => {
    respondWith({
      estrutura: { nivel: 'home', seo: { title: 'Meridiano', description: 'Óptica' } },
      conteudo: {},
    });
    expect((await readHomePage()).estrutura.seo).toMatchObject({
      title: 'Meridiano',
      description: 'Óptica',
    });
    expect(requestedPaths()).toEqual(['url/home']);
  });
});
