import { expect, type Page, test } from 'playwright/test';
import {
  ALLOWED,
  cartEvent,
  dataLayer,
  expectPublishedLast,
  expectTold,
  type Known,
  marketing,
  PUBLISHED,
  pageView,
  published,
  selectItem,
  viewItem,
  viewItemList,
  wapStore,
} from './support/data-layer';
import { needsEmbeddedCatalogue } from './support/embedded-catalogue';
import { listingOf } from './support/listing-answer';
import { answer } from './support/visitor';

test.use({ storageState: { cookies: [], origins: [] } });

const LISTING = '/oculos-de-sol';
const NAME = 'Óculos de sol';

const category = (page: Page, offset: number, filter = '') =>
  listingOf(page, `category?${filter}${filter && '&'}url=${LISTING}&offset=${offset}&limit=12`);

const cards = (page: Page) => page.getByRole('region', { name: 'Produtos' }).getByRole('article');
const reais = (value: number) => value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Seu carrinho' });
const once = (nome: string, secao: string, subsecao: string) => ({
  nome,
  secao,
  subsecao,
  total: 1,
  atual: 1,
});

/** Puts the product of the page into the cart, and answers what was chosen of it, as the cart tells: 'Preto / M'. */
async function buy(page: Page): Promise<string> {
  const sizes = page.getByRole('radio').and(page.locator(':enabled'));
  if ((await sizes.count()) > 0) await sizes.first().press('Space');
  await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
  const line = cart(page).getByRole('listitem').first();
  await expect(line).toBeVisible();
  const options = await line.getByRole('listitem').allTextContents();
  return options.map((option) => option.replace(/^.*: /, '')).join(' / ');
}

test.describe('after acceptance', { tag: '@desktop' }, () => {
  test('TRACK-11, TRACK-12: the whole dataLayer of listing, filter, product, cart and way back, to the last value; no container, since the settings name none', async ({
    page,
  }) => {
    const { products } = await category(page, 0);
    await page.goto(LISTING);
    expect(await dataLayer(page)).toBeNull();
    await answer(page, 'Aceitar todos');
    const told: unknown[] = [
      ...ALLOWED,
      pageView(await page.title(), LISTING),
      viewItemList(NAME, products),
      marketing('categoria', products),
    ];
    await expectTold(page, told);
    for (const [place, { nome, preco }] of products.entries()) {
      await expect(cards(page).nth(place)).toContainText(nome);
      if (preco !== null) await expect(cards(page).nth(place)).toContainText(reais(preco));
    }

    const filter = page
      .getByRole('region', { name: 'Filtros' })
      .getByRole('listitem')
      .getByRole('link', { name: 'Acetato', exact: true });
    const query = new URL((await filter.getAttribute('href')) ?? '', 'http://loja').search.slice(1);
    const filtered = (await category(page, 0, query)).products;
    await filter.click();
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toBeVisible();
    await expect(page).toHaveTitle(/Acetato/);
    told.push(
      pageView(await page.title(), LISTING),
      viewItemList(NAME, filtered),
      marketing('categoria', filtered),
    );
    await expectTold(page, told);

    const place = filtered.findIndex(({ preco }) => preco !== null);
    const product = filtered[place];
    if (product === undefined) throw new Error('nothing to buy');
    await cards(page).nth(place).getByRole('heading').getByRole('link').click();
    await expect(page).toHaveTitle(new RegExp(product.nome.slice(0, 20)));
    told.push(
      selectItem(NAME, product, place),
      pageView(await page.title(), product.path),
      viewItem(product, expect.stringMatching(/./)),
      marketing('produto', [product]),
    );
    await expectTold(page, told);

    const line = { categoria: expect.stringMatching(/./), variant: await buy(page) };
    const one = { ...line, quantity: 1 };
    told.push(cartEvent('add_to_cart', product, one), cartEvent('view_cart', product, one));
    await expectTold(page, told);
    await cart(page)
      .getByRole('button', { name: /^Aumentar/ })
      .click();
    told.push(cartEvent('add_to_cart', product, one));
    await expectTold(page, told);
    await cart(page)
      .getByRole('button', { name: /^Remover/ })
      .click();
    told.push(cartEvent('remove_from_cart', product, { ...line, quantity: 2 }));
    await expectTold(page, told);

    await page.keyboard.press('Escape');
    await expect(cart(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveTitle(/Acetato/);
    told.push(
      pageView(await page.title(), LISTING),
      viewItemList(NAME, filtered),
      marketing('categoria', filtered),
    );
    await expectTold(page, told);
    await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0);
  });

  test('TRACK-08, TRACK-11: on the home page the launches are told when they come; more of a list with their places in it', async ({
    page,
  }) => {
    await page.goto('/');
    await answer(page, 'Aceitar todos');
    const start = [...ALLOWED, pageView(await page.title(), '/'), marketing('home', [])];
    await expectTold(page, start);
    await page.mouse.wheel(0, 400);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const launches = page.getByRole('region', { name: 'Lançamentos' }).getByRole('article');
    await expect(launches).toHaveCount(6);
    await expect.poll(async () => (await dataLayer(page))?.length).toBe(start.length + 2);
    const { listagem } = (await wapStore(page)) as { listagem: { produtos: { nome: string }[] } };
    const names = await launches.getByRole('heading').getByRole('link').allTextContents();
    expect(listagem.produtos.map(({ nome }) => nome)).toEqual(names.map((name) => name.trim()));

    await page.goto(LISTING);
    const first = (await category(page, 0)).products;
    const more = (await category(page, 12)).products;
    const told: unknown[] = [
      ...ALLOWED,
      pageView(await page.title(), LISTING),
      viewItemList(NAME, first),
      marketing('categoria', first),
    ];
    await expectTold(page, told);
    await page.getByRole('link', { name: 'Carregar mais' }).click();
    told.push(viewItemList(NAME, more, 12), marketing('categoria', more));
    await expectTold(page, told);
  });

  test('TRACK-07, TRACK-11: a search tells its words and how much it found', async ({ page }) => {
    const { products, total } = await listingOf(page, 'search?busca=redondo&offset=0&limit=12');
    await page.goto('/busca?busca=redondo');
    await answer(page, 'Aceitar todos');
    await expectTold(page, [
      ...ALLOWED,
      pageView(await page.title(), '/busca'),
      { event: 'view_search_results', search_term: 'redondo', results: total },
      viewItemList('busca', products),
      marketing('busca', products, 'redondo'),
    ]);
    expect((await wapStore(page))?.busca).toEqual({ query: 'redondo', resultados: total });
  });
});

test.describe('window.WapStore', { tag: '@desktop' }, () => {
  const NOTHING = {
    usuario: { id: 0, nome: '', email: '', logado: false },
    carrinho: {
      produtos: [],
      quantidade: 0,
      frete: [],
      valores: { subtotal: 0, frete: 0, embalagem: 0, total: 0 },
    },
    categoria: {},
    categoriaSecundaria: {},
    marca: {},
    busca: {},
    listagem: {},
    produto: {},
    pedido: {},
  };

  test('TRACK-01, TRACK-02, TRACK-03, TRACK-04, TRACK-05, TRACK-06, TRACK-07, TRACK-08, TRACK-09, TRACK-10: key by key, anew on each navigation, never of the page before', async ({
    page,
    baseURL,
  }) => {
    const { products } = await category(page, 0);
    const list = (known: readonly Known[]) => ({ produtos: known.map(({ id, nome }) => ({ id, nome })) });
    await page.goto(LISTING);
    const listing = {
      ...NOTHING,
      pagina: once(NAME, 'listagem-produtos', 'categoria'),
      categoria: { id: expect.any(Number), nome: NAME, url: `${baseURL}${LISTING}` },
      listagem: list(products),
    };
    await expect.poll(() => published(page), PUBLISHED).toEqual(listing);

    const place = products.findIndex(({ preco }) => preco !== null);
    const { id, nome, marca, preco, path } = products[place] ?? {
      id: 0,
      nome: '',
      marca: '',
      preco: 0,
      path: '',
    };
    await cards(page).nth(place).getByRole('heading').getByRole('link').click();
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
    const detail = { ...NOTHING, pagina: once('Detalhe', 'detalhe', 'produto'), produto };
    await expect.poll(() => wapStore(page), PUBLISHED).toEqual(detail);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Quem somos' }).click();
    await expect(page).toHaveURL(/quem-somos/);
    await expect
      .poll(async () => (await wapStore(page))?.pagina, PUBLISHED)
      .toMatchObject({ secao: 'pagina-institucional' });
    expect(await wapStore(page)).toEqual({
      ...NOTHING,
      pagina: once(await page.title(), 'pagina-institucional', 'institucionais'),
    });

    await page.goBack();
    await expect.poll(() => wapStore(page)).toEqual(detail);
    await page.goBack();
    await expect.poll(() => wapStore(page)).toEqual(listing);
    await page.goForward();
    await expect.poll(() => wapStore(page)).toEqual(detail);
    expect(await dataLayer(page)).toBeNull();
  });

  test('TRACK-06: a brand and a campaign are told by name and address', async ({ page, baseURL }) => {
    needsEmbeddedCatalogue();
    for (const [path, part] of [
      ['/marcas/garoa-fina', 'marca'],
      ['/c/noite-preta', 'categoriaSecundaria'],
    ] as const) {
      await page.goto(path);
      const told = { id: expect.any(Number), nome: expect.stringMatching(/./), url: `${baseURL}${path}` };
      await expect.poll(async () => (await published(page))?.[part], PUBLISHED).toEqual(told);
      const { nome = '' } = ((await wapStore(page))?.[part] ?? {}) as { nome?: string };
      await expect(page.getByRole('heading', { level: 1 })).toContainText(nome);
    }
  });

  test('TRACK-02: nothing is published until cart and visitor have arrived too', async ({ page }) => {
    await expectPublishedLast(page, LISTING, NAME);
  });

  test('TRACK-05: the cart of the page, also when another tab fills and empties it', async ({
    page,
    context,
  }) => {
    const { products } = await category(page, 0);
    const { path, id, nome, preco } = products.find((product) => product.preco !== null) ?? {
      path: '',
      id: 0,
      nome: '',
      preco: 0,
    };
    await page.goto(path);
    await expect.poll(() => published(page), PUBLISHED).toMatchObject({ carrinho: { quantidade: 0 } });
    const other = await context.newPage();
    await other.goto(path);
    await expect.poll(() => published(other), PUBLISHED).not.toBeNull();
    await buy(other);
    await expect
      .poll(async () => (await wapStore(page))?.carrinho)
      .toEqual({
        produtos: [{ id, nome, quantidade: 1, preco }],
        quantidade: 1,
        frete: [],
        valores: { subtotal: preco, frete: 0, embalagem: 0, total: preco },
      });
    await cart(other)
      .getByRole('button', { name: /^Remover/ })
      .click();
    await expect.poll(async () => (await wapStore(page))?.carrinho).toEqual(NOTHING.carrinho);
  });
});
