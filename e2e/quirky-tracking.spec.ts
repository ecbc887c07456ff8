import { expect, type Page } from 'playwright/test';
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
} from './support/data-layer';
import { testWithOwnShop } from './support/own-shop';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { knownOf, knownProducts } from './support/quirky-store/known';
import { answer, question } from './support/visitor';
import { NO_TROUBLE, watchPage } from './support/watched-page';

const test = testWithOwnShop();
test.use({ storageState: { cookies: [], origins: [] } });

const SHOP = 'Ótica Vesúvio';
const SOLARES = knownProducts(({ categoria }) => categoria.startsWith('/solares'));
const CARVAO = knownProducts(({ categoria, cor }) => categoria.startsWith('/solares') && cor === 'Carvão');
/** The product whose name tries to break out of a script. */
const [LAVA = { id: 0, nome: '', marca: '', preco: null }] = CARVAO;
const LAVA_PATH = `/${PRODUCTS.find(({ id }) => id === LAVA.id)?.slug}.html`;

const LAVA_COLOURS = ['Carvão', 'Verde-mar', 'Cristal', 'Verde-mar', 'Cristal', 'Verde-mar', 'Cristal'].map(
  (valor) => ({ valor }),
);

const ANONYMOUS = { id: 0, nome: '', email: '', logado: false };
const EMPTY_CART = {
  produtos: [],
  quantidade: 0,
  frete: [],
  valores: { subtotal: 0, frete: 0, embalagem: 0, total: 0 },
};
const NOTHING = {
  usuario: ANONYMOUS,
  carrinho: EMPTY_CART,
  categoria: {},
  categoriaSecundaria: {},
  marca: {},
  busca: {},
  listagem: {},
  produto: {},
  pedido: {},
};
const once = (nome: string, secao: string, subsecao: string) => ({
  nome,
  secao,
  subsecao,
  total: 1,
  atual: 1,
});
const named = (products: readonly Known[]) => ({ produtos: products.map(({ id, nome }) => ({ id, nome })) });

/** Lets a tag manager's container be there, and do nothing. */
async function withQuietTags(page: Page): Promise<void> {
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
}

const START = { 'gtm.start': expect.any(Number), event: 'gtm.js' };
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Seu carrinho' });
const reais = (value: number | null) =>
  (value ?? 0).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

test.describe('what tags read on a second, odd platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test('TRACK-11, TRACK-12: the whole dataLayer of home, category, filter, product, cart and search, to the last value', async ({
    page,
    baseURL,
  }) => {
    const trouble = await watchPage(page);
    await withQuietTags(page);
    const launches = PRODUCTS.slice(20, 26).map(knownOf);
    await page.goto('/');
    await expect(question(page)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('article')).toHaveCount(launches.length);
    expect(await dataLayer(page)).toBeNull();
    await answer(page, 'Aceitar todos');
    const told: unknown[] = [
      ...ALLOWED,
      START,
      pageView(`Início | ${SHOP}`, '/'),
      viewItemList('Lançamentos', launches),
      marketing('home', launches),
    ];
    await expectTold(page, told);

    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Solares' })
      .click();
    const shown = SOLARES.slice(0, 12);
    told.push(
      pageView(`Solares | ${SHOP}`, '/solares'),
      viewItemList('Solares', shown),
      marketing('categoria', shown),
    );
    await expectTold(page, told);
    for (const { nome, preco } of shown) {
      if (preco === null) await expect(card(page, nome)).not.toContainText('R$');
      else await expect(card(page, nome)).toContainText(reais(preco));
    }

    await page
      .getByRole('region', { name: 'Filtros' })
      .getByRole('listitem')
      .getByRole('link', { name: 'Carvão', exact: true })
      .click();
    told.push(
      pageView(expect.stringContaining('Carvão'), '/solares'),
      viewItemList('Solares', CARVAO),
      marketing('categoria', CARVAO),
    );
    await expectTold(page, told);

    await card(page, LAVA.nome).getByRole('heading').getByRole('link').click();
    told.push(
      selectItem('Solares', LAVA, 0),
      pageView(`Lava & "Sol" | ${SHOP}`, LAVA_PATH),
      viewItem(LAVA, 'Polarizados'),
      marketing('produto', [LAVA]),
    );
    await expectTold(page, told);

    await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
    const one = { quantity: 1, categoria: 'Polarizados' };
    told.push(cartEvent('add_to_cart', LAVA, one), cartEvent('view_cart', LAVA, one));
    await expectTold(page, told);
    await expect(cart(page).getByRole('listitem').getByText(reais(LAVA.preco))).toBeVisible();

    await cart(page)
      .getByRole('button', { name: /^Aumentar/ })
      .click();
    told.push(cartEvent('add_to_cart', LAVA, one));
    await expectTold(page, told);

    await cart(page)
      .getByRole('button', { name: /^Remover/ })
      .click();
    told.push(cartEvent('remove_from_cart', LAVA, { ...one, quantity: 2 }));
    await expectTold(page, told);

    await page.keyboard.press('Escape');
    await expect(cart(page)).toBeHidden();
    await page.getByRole('button', { name: 'Abrir busca' }).click();
    const field = page.getByRole('banner').getByLabel('Buscar na loja');
    await field.fill('Obsidiana');
    await field.press('Enter');
    const found = knownProducts(({ nome }) => nome.includes('Obsidiana'));
    // A search is a document of its own, which starts as every document with an answer does.
    await expectTold(page, [
      ...ALLOWED,
      START,
      pageView(`Obsidiana | ${SHOP}`, '/busca'),
      { event: 'view_search_results', search_term: 'Obsidiana', results: found.length },
      viewItemList('busca', found),
      marketing('busca', found, 'Obsidiana'),
    ]);
    expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
    expect(trouble).toEqual(NO_TROUBLE);
    expect(new URL(page.url()).origin).toBe(baseURL);
  });

  test('TRACK-01, TRACK-03, TRACK-04, TRACK-05, TRACK-06, TRACK-07, TRACK-08, TRACK-09, TRACK-10: WapStore of each kind of page, key by key, before anybody has allowed anything', async ({
    page,
    baseURL,
  }) => {
    const expectPublished = async (path: string, parts: object) => {
      await page.goto(path);
      await expect.poll(() => published(page), PUBLISHED).toEqual({ ...NOTHING, ...parts });
    };
    const subject = (id: number, nome: string, path: string) => ({ id, nome, url: `${baseURL}${path}` });
    await expectPublished('/solares?pg=2', {
      pagina: { ...once('Solares', 'listagem-produtos', 'categoria'), atual: 2 },
      categoria: subject(34, 'Solares', '/solares?pg=2'),
      listagem: named(SOLARES.slice(12)),
    });
    await expectPublished('/marcas/patio', {
      pagina: once('Pátio "73"', 'listagem-produtos', 'marca'),
      marca: subject(54, 'Pátio "73"', '/marcas/patio'),
      listagem: named(knownProducts(({ marca }) => marca === 'patio').slice(0, 12)),
    });
    await expectPublished('/c/volta-as-aulas', {
      pagina: once('Volta às aulas', 'listagem-produtos', 'categoria-secundaria'),
      categoriaSecundaria: subject(71, 'Volta às aulas', '/c/volta-as-aulas'),
      listagem: named(knownProducts(() => true).slice(0, 12)),
    });
    await expectPublished('/busca?busca=nada+disso', {
      pagina: once('busca', 'listagem-produtos', 'busca'),
      busca: { query: 'nada disso', resultados: 0 },
      listagem: { produtos: [] },
    });
    await expectPublished('/pagina/sobre', {
      pagina: once(`Sobre nós | ${SHOP}`, 'pagina-institucional', 'institucionais'),
    });
    await expectPublished('/nao-existe', { pagina: once('Página não encontrada', '404', '404') });
    await expectPublished(LAVA_PATH, {
      pagina: once('Detalhe', 'detalhe', 'produto'),
      produto: {
        id: LAVA.id,
        sku: String(LAVA.id),
        nome: LAVA.nome,
        tipo: 'configuravel',
        disponivel: true,
        venda: true,
        marca: LAVA.marca,
        precoDe: LAVA.preco,
        precoPor: LAVA.preco,
        parcelamento: { parcelas: 12, valor: 87.49 },
        atributos: { unico: { atributo: 'Cor', valores: LAVA_COLOURS }, simples: {} },
        categoria: { id: 35, nome: 'Polarizados', nivel: 3, taxonomia: [] },
        url: `${baseURL}${LAVA_PATH}`,
      },
    });
    expect(await dataLayer(page)).toBeNull();
  });

  test('TRACK-02: nothing is published until cart and visitor have arrived too', async ({ page }) => {
    await expectPublishedLast(page, '/solares', 'Solares');
  });
});
