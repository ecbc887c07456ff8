import { expect, type Page } from 'playwright/test';
import {
  chooseConsent,
  consentBanner,
  consentPreferences,
  expectSavedConsent,
  readStoredNames,
  watchThirdPartyRequests,
} from './support/consent';
import { PUBLISH_TIMEOUT, readDataLayer, readWapStoreAfterInteraction } from './support/data-layer';
import { retryAcrossNavigation } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import type { QuirkyStore } from './support/quirky';
import { FOREIGN_HOST, PRODUCTS } from './support/quirky-store/catalogue';
import { testWithSeparateShop } from './support/separate-shop-test';

const WIDGET = 'https://avaliacoes.example/widget.js';
const test = testWithSeparateShop({ variables: { REVIEWS_WIDGET_URL: WIDGET } });
test.use({ storageState: { cookies: [], origins: [] } });

const PRODUCT = `/${PRODUCTS[5]?.slug}.html`;
const TAGS = 'https://www.googletagmanager.com/gtm.js?id=GTM-VESUVIO1';
const COLLECT = 'https://region1.google-analytics.com/g/collect';

/**
 * A container whose tags store everything they can, send everything they can read, and write a cookie when the page is
 * left.
 */
const CONTAINER = `(() => {
  window.tagsRan = true;
  for (const name of ['_ga', '_ga_VESUVIO1', '_gid', '_gcl_au', '_fbp']) document.cookie = name + '=1; path=/; max-age=900';
  const send = (entry) => fetch('${COLLECT}', { method: 'POST', mode: 'no-cors', body: JSON.stringify(entry) }).catch(() => {});
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.forEach(send);
  dataLayer.push = (...entries) => { entries.forEach(send); return push(...entries); };
  addEventListener('pagehide', () => { document.cookie = '_ga=2; path=/' });
})()`;

/** A container whose tags break everything they touch. */
const BROKEN = `
  window.tagsRan = true;
  dataLayer.push = () => { throw new Error('tag') };
  Object.defineProperty(window, 'WapStore', { value: null, writable: false });
  addEventListener('click', () => { setTimeout(() => { throw new Error('tag') }) });
  throw new Error('tag');
`;

/** Serves all other hosts: the container, the reviews service and the hosts that tags send to. */
async function serveTags(page: Page, container = CONTAINER): Promise<void> {
  await page.route(/^https:/, (route) => {
    const isContainer = route.request().url().startsWith('https://www.googletagmanager.com/');
    return route.fulfill({ contentType: 'text/javascript', body: isContainer ? container : '' });
  });
}

/** The same as `serveTags`; also returns the addresses that the page requests from these hosts. */
async function watchTags(page: Page, baseURL: string | undefined, store: QuirkyStore): Promise<string[]> {
  await serveTags(page);
  return watchThirdPartyRequests(page, baseURL, [store.url, FOREIGN_HOST]);
}

const haveTagsRun = (page: Page) => retryAcrossNavigation(() => page.evaluate('window.tagsRan === true'));
const hostsOf = (urls: readonly string[]) => [...new Set(urls.map((url) => new URL(url).host))].sort();
const openPreferences = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' }).click();

test.describe('consent on the quirky platform, with Tag Manager and a reviews service', {
  tag: '@desktop',
}, () => {
  test.describe.configure({ mode: 'default' });

  test('L10: before a choice and after declining, no third party is requested and only the choice is stored', async ({
    page,
    baseURL,
    platform,
  }) => {
    const requested = await watchTags(page, baseURL, platform);
    const expectNothing = async (cookies: string[]) => {
      expect(requested).toEqual([]);
      expect(await readDataLayer(page)).toBeNull();
      expect(await haveTagsRun(page)).toBe(false);
      expect(await readStoredNames(page)).toEqual({
        cookie: cookies,
        localStorage: [],
        sessionStorage: [],
        cache: [],
        database: [],
      });
    };
    await page.goto('/armacoes');
    await expect(consentBanner(page)).toBeVisible();
    await expect
      .poll(async () => (await readWapStoreAfterInteraction(page))?.pagina?.nome, PUBLISH_TIMEOUT)
      .toBe('Armações');
    await expectNothing([]);
    await chooseConsent(page, 'Rejeitar não necessários');
    await expectSavedConsent(page, 'p0.e0.m0');
    for (const path of [PRODUCT, '/solares']) {
      await page.goto(path);
      await expect
        .poll(async () => (await readWapStoreAfterInteraction(page))?.pagina !== undefined, PUBLISH_TIMEOUT)
        .toBe(true);
      await expect(consentBanner(page)).toBeHidden();
      await expectNothing(['consentimento']);
    }
  });

  test('TRACK-12, L10: with consent the container runs under the page’s policy; withdrawing consent stops it and deletes its cookies', async ({
    page,
    baseURL,
    platform,
  }) => {
    const problems = await watchPage(page);
    const requested = await watchTags(page, baseURL, platform);
    await page.goto('/solares');
    await chooseConsent(page, 'Aceitar todos');
    await expect.poll(() => haveTagsRun(page)).toBe(true);
    await expect
      .poll(() => hostsOf(requested))
      .toEqual(['region1.google-analytics.com', 'www.googletagmanager.com']);
    expect(requested.filter((url) => url !== COLLECT)).toEqual([TAGS]);
    expect((await readStoredNames(page)).cookie).toEqual(
      expect.arrayContaining(['_fbp', '_ga', '_ga_VESUVIO1', '_gcl_au']),
    );

    await openPreferences(page);
    await consentPreferences(page).getByRole('button', { name: 'Rejeitar não necessários' }).click();
    await expectSavedConsent(page, 'p0.e0.m0');
    await expect.poll(() => haveTagsRun(page)).toBe(false);
    await expect
      .poll(async () => (await readWapStoreAfterInteraction(page))?.pagina?.nome, PUBLISH_TIMEOUT)
      .toBe('Solares');
    await expect.poll(async () => (await readStoredNames(page)).cookie).toEqual(['consentimento']);
    requested.length = 0;
    await page.goto('/armacoes');
    await expect
      .poll(async () => (await readWapStoreAfterInteraction(page))?.pagina?.nome, PUBLISH_TIMEOUT)
      .toBe('Armações');
    expect(requested).toEqual([]);
    expect(await readDataLayer(page)).toBeNull();
    expect(problems).toEqual(NO_PROBLEMS);
  });

  test('L10: withdrawing only marketing consent deletes its cookies and keeps those for statistics', async ({
    page,
  }) => {
    await serveTags(page);
    await page.goto('/solares');
    await chooseConsent(page, 'Aceitar todos');
    await expect.poll(() => haveTagsRun(page)).toBe(true);
    await openPreferences(page);
    await consentPreferences(page).getByRole('checkbox', { name: 'Marketing' }).uncheck();
    // Withdrawing consent reloads the document.
    const reloaded = page.waitForEvent('load');
    await consentPreferences(page).getByRole('button', { name: 'Salvar escolha' }).click();
    await expectSavedConsent(page, 'p1.e1.m0');
    await reloaded;
    await page.unroute(/^https:/);
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/armacoes');
    await expect
      .poll(
        async () => ((await readWapStoreAfterInteraction(page)) ? (await readStoredNames(page)).cookie : []),
        PUBLISH_TIMEOUT,
      )
      .toEqual(['_ga', '_ga_VESUVIO1', '_gid', 'consentimento']);
  });

  test('PDP-52, L10: the reviews service’s script loads with consent to preferences, and not without it', async ({
    page,
    baseURL,
    platform,
  }) => {
    const requested = await watchTags(page, baseURL, platform);
    await page.goto(PRODUCT);
    await expect(consentBanner(page)).toBeVisible();
    expect(requested).toEqual([]);
    await consentBanner(page).getByRole('button', { name: 'Escolher' }).click();
    await consentPreferences(page).getByRole('checkbox', { name: 'Preferências' }).check();
    await consentPreferences(page).getByRole('button', { name: 'Salvar escolha' }).click();
    await expectSavedConsent(page, 'p1.e0.m0');
    await expect.poll(() => requested).toEqual([WIDGET]);
    await expect
      .poll(async () => (await readStoredNames(page)).localStorage)
      .toEqual(['vistos-recentemente']);
    await openPreferences(page);
    // Withdrawing consent reloads the document.
    const reloaded = page.waitForEvent('load');
    await consentPreferences(page).getByRole('button', { name: 'Rejeitar não necessários' }).click();
    await expectSavedConsent(page, 'p0.e0.m0');
    await reloaded;
    await expect(page.locator(`script[src="${WIDGET}"]`)).toHaveCount(0);
    expect(requested).toEqual([WIDGET]);
    expect((await readStoredNames(page)).localStorage).toEqual([]);
  });

  test('TRACK-11: tags that throw errors and overwrite shared data do not break the shop', async ({
    page,
  }) => {
    await serveTags(page, BROKEN);
    await page.goto(PRODUCT);
    await chooseConsent(page, 'Aceitar todos');
    await expect.poll(() => haveTagsRun(page)).toBe(true);
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
