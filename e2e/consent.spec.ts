import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import {
  chooseConsent,
  consentBanner,
  consentPreferences,
  expectSavedConsent,
  readStoredNames,
  watchThirdPartyRequests,
} from './support/consent';
import { PUBLISH_TIMEOUT, readDataLayer, readWapStoreAfterInteraction } from './support/data-layer';
import { findServedProduct, readServed } from './support/served-page';

test.use({ storageState: { cookies: [], origins: [] } });

const LISTING = '/oculos-de-sol';
const PRIVACY = '/pagina/politica-de-privacidade';

const firstProduct = (page: Page) =>
  page
    .getByRole('region', { name: 'Produtos' })
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .first();
const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Preferências de cookies' });
const pageName = async (page: Page) => (await readWapStoreAfterInteraction(page))?.pagina?.nome;

/** Origins of the listing's pictures, which belong to the shop's store. */
async function pictureOrigins({ request }: Page, baseURL: string | undefined): Promise<string[]> {
  const $ = await readServed(request, LISTING);
  const sources = $.extract({ all: [{ selector: 'img', value: 'src' }] }).all;
  return [...new Set(sources.map((source) => new URL(source, baseURL).origin))];
}

test.describe('before and without consent', () => {
  test('L10, TRACK-01: before a choice only necessary things are loaded, stored or sent, and declining is as prominent as accepting', async ({
    page,
    baseURL,
  }) => {
    const requested = watchThirdPartyRequests(page, baseURL, await pictureOrigins(page, baseURL));
    await page.goto(LISTING);
    await expect(consentBanner(page)).toBeVisible();
    await expect.poll(() => pageName(page), PUBLISH_TIMEOUT).toBe('Óculos de sol');
    expect(await readDataLayer(page)).toBeNull();
    const { cookie, ...others } = await readStoredNames(page);
    expect(cookie?.filter((name) => name !== 'PHPSESSID')).toEqual([]);
    expect(others).toEqual({ localStorage: [], sessionStorage: [], cache: [], database: [] });
    expect(requested).toEqual([]);
    await expectAccessible(page);

    const looks = await Promise.all(
      ['Rejeitar não necessários', 'Aceitar todos'].map((name) =>
        consentBanner(page)
          .getByRole('button', { name })
          .evaluate((button) => {
            const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, opacity } =
              getComputedStyle(button);
            const { width, height, top } = button.getBoundingClientRect();
            const look = { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, opacity };
            return { ...look, width: Math.round(width), height: Math.round(height), top: Math.round(top) };
          }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
    const names = await consentBanner(page).getByRole('button').allTextContents();
    expect(names).toEqual(['Rejeitar não necessários', 'Aceitar todos', 'Escolher']);
  });

  test('L10: declining takes one click, lasts for the next pages and loads no third party', {
    tag: '@desktop',
  }, async ({ page, baseURL }) => {
    const requested = watchThirdPartyRequests(page, baseURL, await pictureOrigins(page, baseURL));
    await page.goto(LISTING);
    await chooseConsent(page, 'Rejeitar não necessários');
    await expect(consentBanner(page)).toBeHidden();
    await expectSavedConsent(page, 'p0.e0.m0');
    await firstProduct(page).click();
    await expect.poll(() => pageName(page), PUBLISH_TIMEOUT).toBe('Detalhe');
    await page.reload();
    await expect.poll(() => pageName(page), PUBLISH_TIMEOUT).toBe('Detalhe');
    await expect(consentBanner(page)).toBeHidden();
    expect(await readDataLayer(page)).toBeNull();
    const { cookie, ...others } = await readStoredNames(page);
    expect(cookie?.filter((name) => name !== 'PHPSESSID')).toEqual(['consentimento']);
    expect(others).toEqual({ localStorage: [], sessionStorage: [], cache: [], database: [] });
    expect(requested).toEqual([]);
  });

  test('L10: the banner leaves two fifths of a phone’s screen and the buy bar uncovered', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await findServedProduct(page.request, LISTING));
    for (const [width, height] of [
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(consentBanner(page)).toBeVisible();
      await expect(async () => {
        const box = await consentBanner(page).boundingBox();
        const bar = await page.locator('[data-scrolled]').boundingBox();
        if (box === null || bar === null) throw new Error('nothing to measure');
        expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
        expect(box.height).toBeLessThanOrEqual(width === 390 ? 200 : height * 0.6);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
      }).toPass({ timeout: 20_000 });
      await page
        .getByRole('button', { name: 'Adicionar à sacola' })
        .filter({ visible: true })
        .last()
        .click({ trial: true });
    }
  });

  test('L10: on a wide screen the banner leaves the words and the controls of the home page’s slider uncovered', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/');
    await expect(consentBanner(page)).toBeVisible();
    const slider = page.getByRole('region', { name: 'Campanhas' });
    const controls = slider.getByRole('button');
    await expect(controls).not.toHaveCount(0);
    for (const control of await controls.all()) await control.click({ trial: true });
    await slider.getByRole('link').first().getByText(/./).first().click({ trial: true });
  });

  test('L10: Global Privacy Control counts as declining, but the visitor can still accept', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    await page.goto(LISTING);
    await expect.poll(() => pageName(page), PUBLISH_TIMEOUT).toBe('Óculos de sol');
    await expect(consentBanner(page)).toBeHidden();
    expect(await readDataLayer(page)).toBeNull();
    await footerLink(page).click();
    await expect(consentPreferences(page)).toContainText('Global Privacy Control');
    await consentPreferences(page).getByRole('checkbox', { name: 'Estatística' }).check();
    await consentPreferences(page).getByRole('button', { name: 'Salvar escolha' }).click();
    await expectSavedConsent(page, 'p0.e1.m0');
    await expect.poll(async () => (await readDataLayer(page))?.length ?? 0).toBeGreaterThan(3);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('L9, L10: without JavaScript there is no banner, because nothing is stored; the footer links to the list of cookies', {
    tag: '@desktop',
  }, async ({ page, baseURL }) => {
    await page.goto(LISTING);
    await expect(consentBanner(page)).toHaveCount(0);
    const requested = watchThirdPartyRequests(page, baseURL, []);
    await footerLink(page).click();
    await expect(page.getByRole('heading', { name: 'Cookies, e como escolher' })).toBeInViewport();
    await expect(page.getByText('vistos-recentemente', { exact: true })).toBeAttached();
    expect(requested.filter((url) => /google|gtm|facebook/.test(url))).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  });
});

test.describe('changing the choice', { tag: '@desktop' }, () => {
  test('L10: the footer of every page opens the preferences, and consent can be withdrawn', async ({
    page,
    baseURL,
  }) => {
    const product = await findServedProduct(page.request, LISTING);
    const allowed = { name: 'consentimento', value: 'v2.p1.e1.m1.20260101', url: baseURL ?? '' };
    await page.context().addCookies([allowed]);
    for (const path of ['/', LISTING, product, '/busca?busca=xyzxyz', PRIVACY]) {
      const $ = await readServed(page.request, path);
      const links = $('footer a').filter((_, link) => $(link).text() === 'Preferências de cookies');
      expect(links.attr('href'), path).toBe(`${PRIVACY}#cookies`);
    }
    for (const path of [LISTING, '/pagina/nao-existe']) {
      await page.goto(path);
      // Before hydration the link leads to the privacy page, which opens the preferences as well.
      await footerLink(page).click();
      await expect(consentPreferences(page).getByRole('checkbox', { name: 'Marketing' })).toBeChecked();
    }
    await expectAccessible(page);
    await consentPreferences(page).getByRole('button', { name: 'Rejeitar não necessários' }).click();
    await expect(consentPreferences(page)).toBeHidden();
    await expectSavedConsent(page, 'p0.e0.m0');
  });

  test('L10: another tab applies the new choice once it becomes visible', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'consentimento', value: 'v2.p0.e1.m0.20260101', url: baseURL ?? '' }]);
    await page.goto(LISTING);
    await expect
      .poll(async () => (await readDataLayer(page))?.length ?? 0, PUBLISH_TIMEOUT)
      .toBeGreaterThan(3);
    await context.addCookies([{ name: 'consentimento', value: 'v2.p0.e0.m0.20260102', url: baseURL ?? '' }]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect
      .poll(async () => (await readDataLayer(page))?.at(-1))
      .toMatchObject({ 1: 'update', 2: { analytics_storage: 'denied' } });
  });

  test('L10: the banner follows the skip link in the tab order; Escape does not dismiss it', async ({
    page,
  }) => {
    await page.goto(LISTING);
    await expect(consentBanner(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(consentBanner(page).getByRole('button', { name: 'Rejeitar não necessários' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(consentBanner(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(consentBanner(page).getByRole('button', { name: 'Aceitar todos' })).toBeFocused();
    await consentBanner(page).getByRole('button', { name: 'Escolher' }).press('Enter');
    await consentPreferences(page).getByRole('checkbox', { name: 'Estatística' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(consentPreferences(page)).toBeHidden();
    await expect(consentBanner(page)).toBeVisible();
    expect((await readStoredNames(page)).cookie).not.toContain('consentimento');
    await consentBanner(page).getByRole('button', { name: 'Escolher' }).press('Enter');
    await expect(consentPreferences(page).getByRole('checkbox', { name: 'Estatística' })).not.toBeChecked();
    await consentPreferences(page).getByRole('checkbox', { name: 'Estatística' }).press('Space');
    await consentPreferences(page).getByRole('button', { name: 'Salvar escolha' }).press('Enter');
    await expectSavedConsent(page, 'p0.e1.m0');
    await expect(consentBanner(page)).toBeHidden();
  });
});

test('L9, L10: a whole visit stores only what the privacy page lists', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(LISTING);
  await chooseConsent(page, 'Aceitar todos');
  await expectSavedConsent(page, 'p1.e1.m1');
  await firstProduct(page).click();
  await page.getByRole('combobox', { name: 'Seu estado' }).selectOption('BA');
  await page.getByRole('button', { name: 'Calcular frete e prazo de entrega' }).click();
  const cep = page.getByRole('textbox', { name: /CEP/ });
  await cep.fill('01310-100');
  await cep.press('Enter');
  await expect
    .poll(async () => (await readStoredNames(page)).cookie)
    .toEqual(expect.arrayContaining(['cep', 'uf']));
  await expect.poll(async () => (await readStoredNames(page)).localStorage).toEqual(['vistos-recentemente']);
  const left = Object.values(await readStoredNames(page)).flat();
  expect(left.length).toBeGreaterThan(3);
  await page.goto(PRIVACY);
  const listed = await page.getByRole('main').getByRole('term').locator('code').allTextContents();
  const isDocumented = (name: string) =>
    listed.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));
  expect(left.filter((name) => !isDocumented(name))).toEqual([]);
});

test('L10, HOME-02: at 390 px the question about cookies covers none of the first buttons of the home page', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const top = (await consentBanner(page).boundingBox())?.y ?? 0;
  for (const name of ['Óculos de grau', 'Óculos de sol']) {
    const button = await page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .first()
      .boundingBox();
    expect((button?.y ?? Number.NaN) + (button?.height ?? 0), name).toBeLessThanOrEqual(top);
  }
});
