import { expect, type Page, test } from 'playwright/test';
import { chooseConsent } from './support/consent';
import {
  CONSENT_COMMANDS,
  expectCartTracked,
  expectDataLayer,
  listingEvents,
  marketingEvent,
  PUBLISH_TIMEOUT,
  pageView,
  readDataLayer,
  readWapStore,
  readWapStoreAfterInteraction,
  selectItem,
  viewItem,
  viewItemList,
} from './support/data-layer';
import { readListing } from './support/listing-data';
import { addToCart, cartDialog, listedCards, pricePaid } from './support/product-page';

test.use({ storageState: { cookies: [], origins: [] } });

const LISTING = '/oculos-de-sol';
const NAME = 'Óculos de sol';

const category = (page: Page, offset: number, filter = '') =>
  readListing(page, `category?${filter}${filter && '&'}url=${LISTING}&offset=${offset}&limit=12`);

const formatBrl = (value: number) => value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

test.describe('with consent', { tag: '@desktop' }, () => {
  test('TRACK-11, TRACK-12: listing, filter, product, cart and Back publish the expected dataLayer; without a setting no container is loaded', async ({
    page,
  }) => {
    const { products } = await category(page, 0);
    await page.goto(LISTING);
    expect(await readDataLayer(page)).toBeNull();
    await chooseConsent(page, 'Aceitar todos');
    const expected: unknown[] = [
      ...CONSENT_COMMANDS,
      ...listingEvents(await page.title(), LISTING, NAME, products),
    ];
    await expectDataLayer(page, expected);
    for (const [place, { nome, preco }] of products.entries()) {
      await expect(listedCards(page).nth(place)).toContainText(nome);
      if (preco !== null) await expect(listedCards(page).nth(place)).toContainText(formatBrl(preco));
    }

    const filter = page
      .getByRole('region', { name: 'Filtros' })
      .getByRole('listitem')
      .getByRole('link', { name: 'Quadrado', exact: true });
    const query = new URL((await filter.getAttribute('href')) ?? '', 'http://loja').search.slice(1);
    const filtered = (await category(page, 0, query)).products;
    await filter.click();
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toBeVisible();
    await expect(page).toHaveTitle(/Quadrado/);
    expected.push(...listingEvents(await page.title(), LISTING, NAME, filtered));
    await expectDataLayer(page, expected);

    const place = filtered.findIndex(({ preco }) => preco !== null);
    const product = filtered[place];
    if (product === undefined) throw new Error('nothing to buy');
    await listedCards(page).nth(place).getByRole('heading').getByRole('link').click();
    await expect(page).toHaveTitle(new RegExp(product.nome.slice(0, 20)));
    expected.push(
      selectItem(NAME, product, place),
      pageView(await page.title(), product.path),
      viewItem(product, expect.stringMatching(/./)),
      marketingEvent('produto', [product]),
    );
    await expectDataLayer(page, expected);

    const line = { categoria: expect.stringMatching(/./), variant: await addToCart(page) };
    // The chosen size may have a different price.
    const bought = { ...product, preco: await pricePaid(page) };
    await expectCartTracked(page, expected, bought, line);

    await page.keyboard.press('Escape');
    await expect(cartDialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveTitle(/Quadrado/);
    expected.push(...listingEvents(await page.title(), LISTING, NAME, filtered));
    await expectDataLayer(page, expected);
    await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0);
  });

  test('TRACK-08, TRACK-11: launches are reported when they load; products loaded later in a listing are reported with their positions', async ({
    page,
  }) => {
    await page.goto('/');
    await chooseConsent(page, 'Aceitar todos');
    const start = [...CONSENT_COMMANDS, pageView(await page.title(), '/'), marketingEvent('home', [])];
    await expectDataLayer(page, start);
    await page.mouse.wheel(0, 400);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const launches = page.getByRole('region', { name: 'Lançamentos' }).getByRole('article');
    await expect(launches).toHaveCount(5);
    await expect.poll(async () => (await readDataLayer(page))?.length).toBe(start.length + 2);
    const { listagem } = (await readWapStore(page)) as { listagem: { produtos: { nome: string }[] } };
    const names = await launches.getByRole('heading').getByRole('link').allTextContents();
    expect(listagem.produtos.map(({ nome }) => nome)).toEqual(names.map((name) => name.trim()));

    // On a slow phone, a page may hydrate after the part that reports it. Its view must still be sent exactly once.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(LISTING);
    const first = (await category(page, 0)).products;
    const more = (await category(page, 12)).products;
    const expected: unknown[] = [
      ...CONSENT_COMMANDS,
      ...listingEvents(await page.title(), LISTING, NAME, first),
    ];
    await expectDataLayer(page, expected);
    await page.getByRole('link', { name: 'Carregar mais' }).click();
    expected.push(viewItemList(NAME, more, 12), marketingEvent('categoria', more));
    await expectDataLayer(page, expected);
  });

  test('TRACK-07, TRACK-11: a search reports its text and result count', async ({ page }) => {
    const { products, total } = await readListing(page, 'search?busca=redondo&offset=0&limit=12');
    await page.goto('/busca?busca=redondo');
    await chooseConsent(page, 'Aceitar todos');
    await expectDataLayer(page, [
      ...CONSENT_COMMANDS,
      pageView(await page.title(), '/busca'),
      { event: 'view_search_results', search_term: 'redondo', results: total },
      viewItemList('busca', products),
      marketingEvent('busca', products, 'redondo'),
    ]);
    expect((await readWapStore(page))?.busca).toEqual({ query: 'redondo', resultados: total });

    const typed = 'rosto pequeno até 400';
    await page.goto(`/busca?${new URLSearchParams({ busca: typed })}`);
    await expect
      .poll(
        async () => JSON.stringify((await readWapStoreAfterInteraction(page))?.busca ?? {}),
        PUBLISH_TIMEOUT,
      )
      .toMatch(/"query":"rosto pequeno até 400","resultados":[1-9]/);
  });
});
