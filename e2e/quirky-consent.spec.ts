import { expect, type Page } from 'playwright/test';
import { dataLayer, PUBLISHED, published } from './support/data-layer';
import { testWithOwnShop } from './support/own-shop';
import { FOREIGN_HOST, PRODUCTS } from './support/quirky-store/catalogue';
import { readSurely } from './support/read';
import { answer, expectKept, leftBehind, preferences, question, watchOthers } from './support/visitor';
import { NO_TROUBLE, watchPage } from './support/watched-page';

const WIDGET = 'https://avaliacoes.example/widget.js';
const test = testWithOwnShop({ variables: { REVIEWS_WIDGET_URL: WIDGET } });
test.use({ storageState: { cookies: [], origins: [] } });

const PRODUCT = `/${PRODUCTS[5]?.slug}.html`;
const TAGS = 'https://www.googletagmanager.com/gtm.js?id=GTM-VESUVIO1';
const COLLECT = 'https://region1.google-analytics.com/g/collect';

/** Stands in for a container whose tags store what they can, tell all they hear, and write once more on leaving. */
const CONTAINER = `(() => {
  window.tagsRan = true;
  for (const name of ['_ga', '_ga_VESUVIO1', '_gid', '_gcl_au', '_fbp']) document.cookie = name + '=1; path=/; max-age=900';
  const send = (entry) => fetch('${COLLECT}', { method: 'POST', mode: 'no-cors', body: JSON.stringify(entry) }).catch(() => {});
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.forEach(send);
  dataLayer.push = (...entries) => { entries.forEach(send); return push(...entries); };
  addEventListener('pagehide', () => { document.cookie = '_ga=2; path=/' });
})()`;

/** Stands in for a container whose tags break what they touch. */
const BROKEN = `
  window.tagsRan = true;
  dataLayer.push = () => { throw new Error('tag') };
  Object.defineProperty(window, 'WapStore', { value: null, writable: false });
  addEventListener('click', () => { setTimeout(() => { throw new Error('tag') }) });
  throw new Error('tag');
`;

/** Answers for all other hosts: the container, the reviews service and whoever the tags send to. */
async function withTags(page: Page, container: string): Promise<void> {
  await page.route(/^https:/, (route) => {
    const isContainer = route.request().url().startsWith('https://www.googletagmanager.com/');
    return route.fulfill({ contentType: 'text/javascript', body: isContainer ? container : '' });
  });
}

const tagsRan = (page: Page) => readSurely(() => page.evaluate('window.tagsRan === true'));
const hostsOf = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).host))].sort();
const openPreferences = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click();

test.describe('consent on a second platform, with a container and a reviews service', {
  tag: '@desktop',
}, () => {
  test.describe.configure({ mode: 'default' });

  test('L10: before an answer and after a refusal nobody else is asked and nothing else is kept', async ({
    page,
    baseURL,
    platform,
  }) => {
    await withTags(page, CONTAINER);
    const asked = watchOthers(page, baseURL, [platform.url, FOREIGN_HOST]);
    const expectNothing = async (cookies: string[]) => {
      expect(asked).toEqual([]);
      expect(await dataLayer(page)).toBeNull();
      expect(await tagsRan(page)).toBe(false);
      expect(await leftBehind(page)).toEqual({
        cookie: cookies,
        localStorage: [],
        sessionStorage: [],
        cache: [],
        database: [],
      });
    };
    await page.goto('/armacoes');
    await expect(question(page)).toBeVisible();
    await expect.poll(async () => (await published(page))?.pagina?.nome, PUBLISHED).toBe('Armações');
    await expectNothing(['PHPSESSID']);
    await answer(page, 'Rejeitar não necessários');
    await expectKept(page, 'p0.e0.m0');
    for (const path of [PRODUCT, '/solares']) {
      await page.goto(path);
      await expect.poll(async () => (await published(page))?.pagina !== undefined, PUBLISHED).toBe(true);
      await expect(question(page)).toBeHidden();
      await expectNothing(['PHPSESSID', 'consentimento']);
    }
  });

  test('TRACK-12, L10: after acceptance the container of the settings runs under the page’s policy; taken back, it ends, its cookies go and it does not come again', async ({
    page,
    baseURL,
    platform,
  }) => {
    const trouble = await watchPage(page);
    await withTags(page, CONTAINER);
    const asked = watchOthers(page, baseURL, [platform.url, FOREIGN_HOST]);
    await page.goto('/solares');
    await answer(page, 'Aceitar todos');
    await expect.poll(() => tagsRan(page)).toBe(true);
    await expect
      .poll(() => hostsOf(asked))
      .toEqual(['region1.google-analytics.com', 'www.googletagmanager.com']);
    expect(asked.filter((url) => url !== COLLECT)).toEqual([TAGS]);
    expect((await leftBehind(page)).cookie).toEqual(
      expect.arrayContaining(['_fbp', '_ga', '_ga_VESUVIO1', '_gcl_au']),
    );

    await openPreferences(page);
    await preferences(page).getByRole('button', { name: 'Rejeitar não necessários' }).click();
    await expectKept(page, 'p0.e0.m0');
    await expect.poll(() => tagsRan(page)).toBe(false);
    await expect.poll(async () => (await published(page))?.pagina?.nome, PUBLISHED).toBe('Solares');
    await expect.poll(async () => (await leftBehind(page)).cookie).toEqual(['PHPSESSID', 'consentimento']);
    asked.length = 0;
    await page.goto('/armacoes');
    await expect.poll(async () => (await published(page))?.pagina?.nome, PUBLISHED).toBe('Armações');
    expect(asked).toEqual([]);
    expect(await dataLayer(page)).toBeNull();
    expect(trouble).toEqual(NO_TROUBLE);
  });

  test('L10: taking back marketing alone deletes its cookies and leaves those of statistics', async ({
    page,
  }) => {
    await withTags(page, CONTAINER);
    await page.goto('/solares');
    await answer(page, 'Aceitar todos');
    await expect.poll(() => tagsRan(page)).toBe(true);
    await openPreferences(page);
    await preferences(page).getByRole('checkbox', { name: 'Marketing' }).uncheck();
    // What is taken back ends with the document.
    const reloaded = page.waitForEvent('load');
    await preferences(page).getByRole('button', { name: 'Salvar escolha' }).click();
    await expectKept(page, 'p1.e1.m0');
    await reloaded;
    await page.unroute(/^https:/);
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/armacoes');
    await expect
      .poll(async () => ((await published(page)) ? (await leftBehind(page)).cookie : []), PUBLISHED)
      .toEqual(['PHPSESSID', '_ga', '_ga_VESUVIO1', '_gid', 'consentimento']);
  });

  test('PDP-52, L10: the reviews service’s script comes with preferences, and goes with them', async ({
    page,
    baseURL,
    platform,
  }) => {
    await withTags(page, CONTAINER);
    const asked = watchOthers(page, baseURL, [platform.url, FOREIGN_HOST]);
    await page.goto(PRODUCT);
    await expect(question(page)).toBeVisible();
    expect(asked).toEqual([]);
    await question(page).getByRole('button', { name: 'Escolher' }).click();
    await preferences(page).getByRole('checkbox', { name: 'Preferências' }).check();
    await preferences(page).getByRole('button', { name: 'Salvar escolha' }).click();
    await expectKept(page, 'p1.e0.m0');
    await expect.poll(() => asked).toEqual([WIDGET]);
    await expect.poll(async () => (await leftBehind(page)).localStorage).toEqual(['vistos-recentemente']);
    await openPreferences(page);
    // What is taken back ends with the document.
    const reloaded = page.waitForEvent('load');
    await preferences(page).getByRole('button', { name: 'Rejeitar não necessários' }).click();
    await expectKept(page, 'p0.e0.m0');
    await reloaded;
    await expect(page.locator(`script[src="${WIDGET}"]`)).toHaveCount(0);
    expect(asked).toEqual([WIDGET]);
    expect((await leftBehind(page)).localStorage).toEqual([]);
  });

  test('TRACK-11: tags that throw, and spoil what they read, break nothing of the shop', async ({ page }) => {
    await withTags(page, BROKEN);
    await page.goto(PRODUCT);
    await answer(page, 'Aceitar todos');
    await expect.poll(() => tagsRan(page)).toBe(true);
    await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
    const cart = page.getByRole('dialog', { name: 'Seu carrinho' });
    await cart.getByRole('button', { name: /^Aumentar/ }).click();
    await expect(cart.getByRole('textbox', { name: /^Quantidade/ })).toHaveValue('2');
    await page.keyboard.press('Escape');
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Solares' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Solares' })).toBeVisible();
  });
});
