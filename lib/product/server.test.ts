/** @jest-environment node */

import { DIALECTS } from '@/lib/store-api/testing/dialects';
import { json, loopbackOfFile } from '@/lib/store-api/testing/loopback';
import { readListDetailPage, readProductPage, readProductShowcase } from './server';
import { wireProduct } from './testing';

const config = { storeApiUrl: '', storeAppToken: 'wapstore', storefront: 'oculos' };
jest.mock('@/lib/config/server', () => ({ serverConfig: () => config }));
// Each test asks anew.
jest.mock('@/lib/cache/data-cache', () => ({
  sharedRead: (_key: string, _fresh: number, read: () => Promise<unknown>) => read(),
}));

const platform = loopbackOfFile(config);
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const asked = () => platform.seen.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`);

describe.each(DIALECTS)('what a product page reads of $name', ({ speak: write }) => {
  test('PDP-01, API-08: the product by its current path: structure, content and state', async () => {
    platform.answer(
      json(
        write({
          estrutura: { nivel: 'product/detail', breadcrumb: [{ label: 'Home', url: 'https://loja' }] },
          conteudo: wireProduct({ status: 'sobConsulta' }),
          info: [],
        }),
      ),
    );
    const { estrutura, conteudo } = await readProductPage('/armacao-serra.html');
    expect(asked()).toEqual(['GET /v2/front/url/product/detail?url=/armacao-serra.html']);
    expect(estrutura).toMatchObject({ nivel: 'product/detail', breadcrumb: [{ label: 'Home' }] });
    expect(conteudo).toMatchObject({ id: 7, nome: 'Armação Serra', status: 'sobConsulta' });
  });

  test.each(['produto-detalhe-relacionados', 'produto-detalhe-indicados'])(
    'PDP-27, PDP-28, API-13, API-14: %s by the number of the product, five at most',
    async (slug) => {
      platform.answer(
        json(write({ vitrine: { id: 1, titulo: 'Chegou agora' }, produtos: [wireProduct({ id: 9 })] })),
      );
      const showcase = await readProductShowcase(slug, 7);
      expect(asked()).toEqual([`GET /v2/front/showcase/products/${slug}?productId=7&limit=5`]);
      expect(showcase?.vitrine?.titulo).toBe('Chegou agora');
      expect(showcase?.produtos.map(({ id, nome }) => [id, nome])).toEqual([[9, 'Armação Serra']]);
    },
  );

  test('PDP-27, PDP-28: an empty showcase, or one that fails, is none', async () => {
    platform.answer(json(write({ vitrine: {}, produtos: [] })));
    expect(await readProductShowcase('produto-detalhe-indicados', 7)).toBeNull();
    platform.answer(json(write({ error: 'x' }), 500));
    expect(await readProductShowcase('produto-detalhe-indicados', 7)).toBeNull();
  });

  test('KIT-22, KIT-23, API-09: the list by its path, with its pieces', async () => {
    platform.answer(
      json(
        write({
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
    const { conteudo } = await readListDetailPage('/lista/kit.html');
    expect(asked()).toEqual(['GET /v2/front/url/list/detail?url=/lista/kit.html']);
    expect(conteudo).toMatchObject({ id: 81, tipo: 'fechada', produtos: [{ id: 7, quantidade: 2 }] });
    expect(conteudo.produtos[0]?.precos?.por).toBe(449.9);
  });

  test.each([
    ['PDP-03', readProductPage],
    ['KIT-24', readListDetailPage],
  ])('%s: a page that fails, is not there or has no content is not shown as one', async (_id, read) => {
    platform.answer(json(write({ error: 'x' }), 503));
    await expect(read('/x.html')).rejects.toMatchObject({ kind: 'failed', status: 503 });
    platform.answer(json(write({ error: 'x' }), 404));
    await expect(read('/x.html')).rejects.toMatchObject({ kind: 'absent' });
    platform.answer(json(write({ estrutura: { nivel: 'product/detail' }, conteudo: {} })));
    await expect(read('/x.html')).rejects.toMatchObject({ kind: 'absent' });
  });
});
