import { expect, test } from 'playwright/test';
import {
  EMPTY_WAP_STORE,
  type ExpectedProduct,
  expectPublishedLast,
  PUBLISH_TIMEOUT,
  readDataLayer,
  readWapStore,
  readWapStoreAfterInteraction,
  singlePage,
} from './support/data-layer';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { readListing } from './support/listing-data';
import { openFooterMenus } from './support/navigation';
import { addToCart, cartDialog, listedCards, pricePaid } from './support/product-page';

test.use({ storageState: { cookies: [], origins: [] } });

const LISTING = '/oculos-de-sol';
const NAME = 'Óculos de sol';
const FIRST_PAGE = `category?url=${LISTING}&offset=0&limit=12`;

test.describe('window.WapStore', { tag: '@desktop' }, () => {
  test('TRACK-01 to TRACK-10: each navigation publishes all keys of the new page, and none of the previous one', async ({
    page,
    baseURL,
  }) => {
    const { products } = await readListing(page, FIRST_PAGE);
    const list = (known: readonly ExpectedProduct[]) => ({
      produtos: known.map(({ id, nome }) => ({ id, nome })),
    });
    await page.goto(LISTING);
    const listing = {
      ...EMPTY_WAP_STORE,
      pagina: singlePage(NAME, 'listagem-produtos', 'categoria'),
      categoria: { id: expect.any(Number), nome: NAME, url: `${baseURL}${LISTING}` },
      listagem: list(products),
    };
    await expect.poll(() => readWapStoreAfterInteraction(page), PUBLISH_TIMEOUT).toEqual(listing);

    const place = products.findIndex(({ preco }) => preco !== null);
    const { id, nome, marca, preco, path } = products[place] ?? {
      id: 0,
      nome: '',
      marca: '',
      preco: 0,
      path: '',
    };
    await listedCards(page).nth(place).getByRole('heading').getByRole('link').click();
    const produto = {
      ...{ id, nome, marca, precoPor: preco, disponivel: true, venda: true },
      sku: expect.stringMatching(/./),
      tipo: expect.stringMatching(/^(simples|configuravel)$/),
      precoDe: expect.any(Number),
      parcelamento: { parcelas: expect.any(Number), valor: expect.any(Number) },
      atributos: { unico: expect.any(Object), simples: expect.any(Object) },
      categoria: expect.objectContaining({ id: expect.any(Number), nome: expect.any(String) }),
      url: `${baseURL}${path}`,
    };
    const detail = { ...EMPTY_WAP_STORE, pagina: singlePage('Detalhe', 'detalhe', 'produto'), produto };
    await expect.poll(() => readWapStore(page), PUBLISH_TIMEOUT).toEqual(detail);

    await openFooterMenus(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Quem somos' }).click();
    await expect(page).toHaveURL(/quem-somos/);
    await expect
      .poll(async () => (await readWapStore(page))?.pagina, PUBLISH_TIMEOUT)
      .toMatchObject({ secao: 'pagina-institucional' });
    expect(await readWapStore(page)).toEqual({
      ...EMPTY_WAP_STORE,
      pagina: singlePage(await page.title(), 'pagina-institucional', 'institucionais'),
    });

    await page.goBack();
    await expect.poll(() => readWapStore(page)).toEqual(detail);
    await page.goBack();
    await expect.poll(() => readWapStore(page)).toEqual(listing);
    await page.goForward();
    await expect.poll(() => readWapStore(page)).toEqual(detail);
    expect(await readDataLayer(page)).toBeNull();
  });

  test('TRACK-06, TRACK-08: a brand page and a campaign have name and address, and are published as lists', async ({
    page,
    baseURL,
  }) => {
    skipWithoutEmbeddedStore();
    for (const [path, part] of [
      ['/marcas/garoa-fina', 'marca'],
      ['/c/noite-preta', 'categoriaSecundaria'],
    ] as const) {
      await page.goto(path);
      const expected = { id: expect.any(Number), nome: expect.stringMatching(/./), url: `${baseURL}${path}` };
      await expect
        .poll(async () => (await readWapStoreAfterInteraction(page))?.[part], PUBLISH_TIMEOUT)
        .toEqual(expected);
      const { nome = '' } = ((await readWapStore(page))?.[part] ?? {}) as { nome?: string };
      await expect(page.getByRole('heading', { level: 1 })).toContainText(nome);
    }
    expect(await readWapStore(page)).toMatchObject({
      pagina: { secao: 'listagem-produtos', subsecao: 'categoria-secundaria' },
    });
  });

  test('TRACK-03, TRACK-08, TRACK-09: a kit is published as a product, the kit index as a list', async ({
    page,
    baseURL,
  }) => {
    skipWithoutEmbeddedStore();
    const path = '/lista/kit-volante-sol-polarizado-e-grau.html';
    await page.goto(path);
    const kit = {
      nome: (await page.getByRole('heading', { level: 1 }).textContent())?.trim(),
      url: `${baseURL}${path}`,
      precoPor: expect.any(Number),
    };
    await expect
      .poll(() => readWapStoreAfterInteraction(page), PUBLISH_TIMEOUT)
      .toMatchObject({ pagina: { secao: 'detalhe' }, produto: kit });

    await page.goto('/lista');
    const names = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
    expect(names.length).toBeGreaterThan(0);
    await expect
      .poll(() => readWapStoreAfterInteraction(page), PUBLISH_TIMEOUT)
      .toMatchObject({
        pagina: singlePage('Kits e listas', 'listagem-produtos', 'listas'),
        listagem: { produtos: names.map((nome) => expect.objectContaining({ nome: nome.trim() })) },
      });
  });

  test('TRACK-02: nothing is published until cart and visitor have loaded', async ({ page }) => {
    await expectPublishedLast(page, LISTING, NAME);
  });

  test('TRACK-05: WapStore contains the current cart, even after another tab changes it', async ({
    page,
    context,
  }) => {
    const { products } = await readListing(page, FIRST_PAGE);
    const { path, id, nome } = products.find((product) => product.preco !== null) ?? {
      path: '',
      id: 0,
      nome: '',
    };
    await page.goto(path);
    await expect
      .poll(() => readWapStoreAfterInteraction(page), PUBLISH_TIMEOUT)
      .toMatchObject({ carrinho: { quantidade: 0 } });
    const other = await context.newPage();
    await other.goto(path);
    await expect.poll(() => readWapStoreAfterInteraction(other), PUBLISH_TIMEOUT).not.toBeNull();
    await addToCart(other);
    const preco = await pricePaid(other);
    await expect
      .poll(async () => (await readWapStore(page))?.carrinho)
      .toEqual({
        produtos: [{ id, nome, quantidade: 1, preco }],
        quantidade: 1,
        frete: [],
        valores: { subtotal: preco, frete: 0, embalagem: 0, total: preco },
      });
    await cartDialog(other)
      .getByRole('button', { name: /^Remover/ })
      .click();
    await expect.poll(async () => (await readWapStore(page))?.carrinho).toEqual(EMPTY_WAP_STORE.carrinho);
  });
});
