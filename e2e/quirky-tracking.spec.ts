import { expect, type Page } from 'playwright/test';
import { chooseConsent, consentBanner } from './support/consent';
import {
  CONSENT_COMMANDS,
  EMPTY_WAP_STORE,
  type ExpectedProduct,
  expectCartTracked,
  expectDataLayer,
  expectPublishedLast,
  listingEvents,
  marketingEvent,
  PUBLISH_TIMEOUT,
  pageView,
  readDataLayer,
  readWapStoreAfterInteraction,
  selectItem,
  singlePage,
  viewItem,
  viewItemList,
} from './support/data-layer';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { cartDialog } from './support/product-page';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { expectedProduct, expectedProducts } from './support/quirky-store/expected-products';
import { testWithSeparateShop } from './support/separate-shop-test';

const test = testWithSeparateShop();
test.use({ storageState: { cookies: [], origins: [] } });

const SHOP = 'Ótica Vesúvio';
const SOLARES = expectedProducts(({ categoria }) => categoria.startsWith('/solares'));
const CARVAO = expectedProducts(({ categoria, cor }) => categoria.startsWith('/solares') && cor === 'Carvão');
/** The product whose name tries to break out of a script element. */
const [LAVA = { id: 0, nome: '', marca: '', preco: null }] = CARVAO;
const LAVA_PATH = `/${PRODUCTS.find(({ id }) => id === LAVA.id)?.slug}.html`;

const LAVA_COLOURS = ['Carvão', 'Verde-mar', 'Cristal', 'Verde-mar', 'Cristal', 'Verde-mar', 'Cristal'].map(
  (valor) => ({ valor }),
);

const idsAndNames = (products: readonly ExpectedProduct[]) => ({
  produtos: products.map(({ id, nome }) => ({ id, nome })),
});

/** Serves an empty tag manager container. */
async function serveEmptyContainer(page: Page): Promise<void> {
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
}

const START = { 'gtm.start': expect.any(Number), event: 'gtm.js' };
const card = (page: Page, name: string) =>
  page
    .getByRole('article', { includeHidden: true })
    .filter({ has: page.getByRole('heading', { name, exact: true, includeHidden: true }) });
const formatBrl = (value: number | null) =>
  (value ?? 0).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

test.describe('analytics on the quirky platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test('TRACK-11, TRACK-12: home, category, filter, product, cart and search publish the expected dataLayer', async ({
    page,
    baseURL,
  }) => {
    const problems = await watchPage(page);
    await serveEmptyContainer(page);
    const launches = PRODUCTS.slice(20, 25).map(expectedProduct);
    await page.goto('/');
    await expect(consentBanner(page)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // Popular products are shown, too, but are no part of the list of launches.
    await expect(page.getByRole('heading', { name: /^Mais procurados em/ })).toBeAttached();
    await expect(page.getByRole('article').nth(launches.length)).toBeAttached();
    expect(await readDataLayer(page)).toBeNull();
    await chooseConsent(page, 'Aceitar todos');
    const expected: unknown[] = [
      ...CONSENT_COMMANDS,
      START,
      pageView(`Início | ${SHOP}`, '/'),
      viewItemList('Lançamentos', launches),
      marketingEvent('home', launches),
    ];
    await expectDataLayer(page, expected);

    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Solares' })
      .click();
    const shown = SOLARES.slice(0, 12);
    expected.push(...listingEvents(`Solares | ${SHOP}`, '/solares', 'Solares', shown));
    await expectDataLayer(page, expected);
    for (const { nome, preco } of shown) {
      if (preco === null) await expect(card(page, nome)).not.toContainText('R$');
      else await expect(card(page, nome)).toContainText(formatBrl(preco));
    }

    await page
      .getByRole('region', { name: 'Filtros' })
      .getByRole('listitem')
      .getByRole('link', { name: 'Carvão', exact: true })
      .click();
    expected.push(...listingEvents(expect.stringContaining('Carvão'), '/solares', 'Solares', CARVAO));
    await expectDataLayer(page, expected);

    await card(page, LAVA.nome).getByRole('heading').getByRole('link').click();
    expected.push(
      selectItem('Solares', LAVA, 0),
      pageView(`Lava & "Sol" | ${SHOP}`, LAVA_PATH),
      viewItem(LAVA, 'Polarizados'),
      marketingEvent('produto', [LAVA]),
    );
    await expectDataLayer(page, expected);

    await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
    await expect(cartDialog(page).getByRole('listitem').getByText(formatBrl(LAVA.preco))).toBeVisible();
    await expectCartTracked(page, expected, LAVA, { categoria: 'Polarizados' });

    await page.keyboard.press('Escape');
    await expect(cartDialog(page)).toBeHidden();
    await page.getByRole('button', { name: 'Abrir busca' }).click();
    const field = page.getByRole('banner').getByLabel('Buscar na loja');
    await field.fill('Obsidiana');
    // Suggestions load the code that opens the results as a link does.
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    const found = expectedProducts(({ nome }) => nome.includes('Obsidiana'));
    expected.push(
      pageView(`Obsidiana | ${SHOP}`, '/busca'),
      { event: 'view_search_results', search_term: 'Obsidiana', results: found.length },
      viewItemList('busca', found),
      marketingEvent('busca', found, 'Obsidiana'),
    );
    await expectDataLayer(page, expected);
    expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
    expect(problems).toEqual(NO_PROBLEMS);
    expect(new URL(page.url()).origin).toBe(baseURL);
  });

  test('TRACK-01, TRACK-03 to TRACK-10: each kind of page publishes the expected WapStore before consent', async ({
    page,
    baseURL,
  }) => {
    const expectPublished = async (path: string, parts: object) => {
      await page.goto(path);
      await expect
        .poll(() => readWapStoreAfterInteraction(page), PUBLISH_TIMEOUT)
        .toEqual({ ...EMPTY_WAP_STORE, ...parts });
    };
    const subject = (id: number, nome: string, path: string) => ({ id, nome, url: `${baseURL}${path}` });
    await expectPublished('/solares?pg=2', {
      pagina: { ...singlePage('Solares', 'listagem-produtos', 'categoria'), atual: 2 },
      categoria: subject(34, 'Solares', '/solares?pg=2'),
      listagem: idsAndNames(SOLARES.slice(12)),
    });
    await expectPublished('/marcas/patio', {
      pagina: singlePage('Pátio "73"', 'listagem-produtos', 'marca'),
      marca: subject(54, 'Pátio "73"', '/marcas/patio'),
      listagem: idsAndNames(expectedProducts(({ marca }) => marca === 'patio').slice(0, 12)),
    });
    await expectPublished('/c/volta-as-aulas', {
      pagina: singlePage('Volta às aulas', 'listagem-produtos', 'categoria-secundaria'),
      categoriaSecundaria: subject(71, 'Volta às aulas', '/c/volta-as-aulas'),
      listagem: idsAndNames(expectedProducts(() => true).slice(0, 12)),
    });
    await expectPublished('/busca?busca=nada+disso', {
      pagina: singlePage('busca', 'listagem-produtos', 'busca'),
      busca: { query: 'nada disso', resultados: 0 },
      listagem: { produtos: [] },
    });
    await expectPublished('/pagina/sobre', {
      pagina: singlePage(`Sobre nós | ${SHOP}`, 'pagina-institucional', 'institucionais'),
    });
    await expectPublished('/nao-existe', { pagina: singlePage('Página não encontrada', '404', '404') });
    await expectPublished(LAVA_PATH, {
      pagina: singlePage('Detalhe', 'detalhe', 'produto'),
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
    expect(await readDataLayer(page)).toBeNull();
  });

  test('TRACK-02: nothing is published until cart and visitor have loaded', async ({ page }) => {
    await expectPublishedLast(page, '/solares', 'Solares');
  });
});
