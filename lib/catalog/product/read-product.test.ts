/** @jest-environment node */

import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { readKitPage, readProductPage, readProductShowcase } from './read-product';

const config = { storeApiUrl: '', storeAppToken: 'wapstore', storefront: 'oculos' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('@/lib/platform/data-cache');

const platform = stubPlatformForFile(config);
muteConsole('warn');

const requestLines = () => platform.requests.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`);

describe.each(PLATFORM_VARIANTS)('product page calls, with $name', ({ encode }) => {
  test('PDP-01, API-08: the product is read by its current path', async () => {
    platform.respondWith(
      jsonResponse(
        encode({
          estrutura: { nivel: 'product/detail', breadcrumb: [{ label: 'Home', url: 'https://loja' }] },
          conteudo: wireProduct({ status: 'sobConsulta' }),
          info: [],
        }),
      ),
    );
    const { estrutura, conteudo } = await readProductPage('/armacao-serra.html');
    expect(requestLines()).toEqual(['GET /v2/front/url/product/detail?url=/armacao-serra.html']);
    expect(estrutura).toMatchObject({ nivel: 'product/detail', breadcrumb: [{ label: 'Home' }] });
    expect(conteudo).toMatchObject({ id: 7, nome: 'Armação Serra', status: 'sobConsulta' });
  });

  test.each(['produto-detalhe-relacionados', 'produto-detalhe-indicados'])(
    'PDP-27, PDP-28, API-13, API-14: %s is read by product id, with at most five products',
    async (slug) => {
      platform.respondWith(
        jsonResponse(
          encode({ vitrine: { id: 1, titulo: 'Chegou agora' }, produtos: [wireProduct({ id: 9 })] }),
        ),
      );
      const showcase = await readProductShowcase(slug, 7);
      expect(requestLines()).toEqual([`GET /v2/front/showcase/products/${slug}?productId=7&limit=5`]);
      expect(showcase?.vitrine?.titulo).toBe('Chegou agora');
      expect(showcase?.produtos.map(({ id, nome }) => [id, nome])).toEqual([[9, 'Armação Serra']]);
    },
  );

  test('PDP-27, PDP-28: an empty or failing showcase call returns null', async () => {
    platform.respondWith(jsonResponse(encode({ vitrine: {}, produtos: [] })));
    expect(await readProductShowcase('produto-detalhe-indicados', 7)).toBeNull();
    platform.respondWith(jsonResponse(encode({ error: 'x' }), 500));
    expect(await readProductShowcase('produto-detalhe-indicados', 7)).toBeNull();
  });

  test('KIT-22, KIT-23, API-09: the kit is read by its path, with its products', async () => {
    platform.respondWith(
      jsonResponse(
        encode({
          estrutura: { nivel: 'list/detail' },
          conteudo: {
            id: 81,
            nome: 'Kit',
            tipo: 'fechada',
            produtos: [{ ...wireProduct(), quantidade: 2 }],
          },
        }),
      ),
    );
    const { conteudo } = await readKitPage('/lista/kit.html');
    expect(requestLines()).toEqual(['GET /v2/front/url/list/detail?url=/lista/kit.html']);
    expect(conteudo).toMatchObject({ id: 81, tipo: 'fechada', produtos: [{ id: 7, quantidade: 2 }] });
    expect(conteudo.produtos[0]?.precos?.por).toBe(449.9);
  });

  test.each([
    ['PDP-03', readProductPage],
    ['KIT-24', readKitPage],
  ])('%s: a read that fails, finds nothing or has no content throws', async (_id, read) => {
    platform.respondWith(jsonResponse(encode({ error: 'x' }), 503));
    await expect(read('/x.html')).rejects.toMatchObject({ kind: 'failed', status: 503 });
    platform.respondWith(jsonResponse(encode({ error: 'x' }), 404));
    await expect(read('/x.html')).rejects.toMatchObject({ kind: 'absent' });
    platform.respondWith(jsonResponse(encode({ estrutura: { nivel: 'product/detail' }, conteudo: {} })));
    await expect(read('/x.html')).rejects.toMatchObject({ kind: 'absent' });
  });
});
