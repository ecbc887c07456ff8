import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';

test.use({ storageState: { cookies: [], origins: [] } });

const LISTING = '/oculos-de-sol';
const NECESSARY = /^(PHPSESSID|cep|consentimento)$/;

/** Who is not measured is described with the first sign of the shopper, at the latest four seconds after the load. */
const PUBLISHED = { timeout: 15_000 };

const question = (page: Page) => page.getByRole('region', { name: 'Cookies: você decide' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

/** Addresses that the page asks of anyone but the shop and the store whose pictures it shows. */
function watchThirdParties(page: Page, baseURL: string | undefined): string[] {
  const asked: string[] = [];
  const own = new URL(baseURL ?? 'http://localhost').hostname;
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== own) asked.push(request.url());
  });
  return asked;
}

async function optionalCookies(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name }) => name).filter((name) => !NECESSARY.test(name));
}

const dataLayer = (page: Page) => page.evaluate<unknown>('window.dataLayer ?? null');
const wapStore = (page: Page) =>
  page.evaluate<{ pagina?: { nome: string } } | null>('window.WapStore ?? null');

test.describe('before and without consent', () => {
  test('L10, TRACK-01: nothing but the necessary is loaded, stored or told; WapStore stands ready', async ({
    page,
    baseURL,
  }) => {
    const asked = watchThirdParties(page, baseURL);
    await page.goto(LISTING);
    await expect(question(page)).toBeVisible();
    await expect.poll(async () => (await wapStore(page))?.pagina?.nome, PUBLISHED).toBe('Óculos de sol');
    expect(await dataLayer(page)).toBeNull();
    expect(await optionalCookies(page)).toEqual([]);
    expect(await page.evaluate('localStorage.length')).toBe(0);
    expect(asked).toEqual([]);
    await expectAccessible(page);
  });

  test('L10: refusing is one press, holds on the next page, and nothing follows', async ({
    page,
    baseURL,
  }) => {
    const asked = watchThirdParties(page, baseURL);
    await page.goto(LISTING);
    await answer(page, 'Rejeitar não necessários');
    await expect(question(page)).toBeHidden();
    await page
      .getByRole('region', { name: 'Produtos' })
      .getByRole('article')
      .getByRole('link')
      .first()
      .click();
    await expect.poll(async () => (await wapStore(page))?.pagina?.nome, PUBLISHED).toBe('Detalhe');
    await page.reload();
    await expect.poll(async () => (await wapStore(page))?.pagina?.nome, PUBLISHED).toBe('Detalhe');
    await expect(question(page)).toBeHidden();
    expect(await dataLayer(page)).toBeNull();
    expect(await optionalCookies(page)).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('L10: accepting and refusing are equally big and equally plain', async ({ page }) => {
    await page.goto(LISTING);
    const looks = await Promise.all(
      ['Aceitar todos', 'Rejeitar não necessários'].map((name) =>
        question(page)
          .getByRole('button', { name })
          .evaluate((button) => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
            const { height } = button.getBoundingClientRect();
            return { color, backgroundColor, borderColor, fontSize, fontWeight, height };
          }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
  });
});

test('TRACK-11, TRACK-12, L10: after acceptance the events of list, product and cart, in GA4’s names', async ({
  page,
}) => {
  await page.goto(LISTING);
  await answer(page, 'Aceitar todos');
  const events = async () => {
    const entries = ((await dataLayer(page)) ?? []) as {
      event?: string;
      ecommerce?: { currency?: string };
    }[];
    return entries.filter(({ event }) => event !== undefined);
  };
  await expect
    .poll(async () => (await events()).map(({ event }) => event))
    .toEqual(['WapstoreVirtualPageView', 'view_item_list', 'marketing_automation']);
  const [, list] = await events();
  expect(list).toMatchObject({
    ecommerce: {
      currency: 'BRL',
      item_list_name: 'Óculos de sol',
      items: expect.arrayContaining([
        expect.objectContaining({
          index: 11,
          item_id: expect.stringMatching(/^\d+$/),
          price: expect.any(Number),
        }),
      ]),
    },
  });
  const card = page.getByRole('region', { name: 'Produtos' }).getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name, exact: true }).click();
  await expect
    .poll(async () => (await events()).at(-2))
    .toMatchObject({
      event: 'view_item',
      ecommerce: { currency: 'BRL', items: [{ item_name: name, quantity: 1 }] },
    });
});

test('L10: the choice is changed from the privacy page, and can be taken back', async ({ page }) => {
  await page.goto(LISTING);
  await answer(page, 'Aceitar todos');
  await page.goto('/pagina/politica-de-privacidade');
  await page
    .getByRole('link', { name: /prefer[êe]ncias de cookies/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Preferências de cookies' });
  await expect(dialog.getByRole('checkbox', { name: 'Marketing' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Rejeitar não necessários' }).click();
  await expect(dialog).toBeHidden();
  const [choice] = (await page.context().cookies()).filter(({ name }) => name === 'consentimento');
  expect(choice?.value).toBe('v1.e0.m0');
});

test('L10: with the keyboard the question is reached, answered, and out of the way', async ({ page }) => {
  await page.goto(LISTING);
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name: 'Escolher' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Preferências de cookies' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Estatística' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Salvar escolha' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(question(page)).toBeHidden();
});
