import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { tabTo } from './support/focus';
import { openHydrated, triggerFirstInteraction } from './support/navigation';
import { readServed } from './support/served-page';

const toggle = (page: Page) => page.getByRole('button', { name: 'Abrir busca' });
const field = (page: Page) => page.getByRole('banner').getByLabel('Buscar na loja');
const options = (page: Page) => page.getByRole('option');
const products = (page: Page) => options(page).filter({ hasText: 'R$' });

async function suggest(page: Page, text: string) {
  await toggle(page).click();
  await field(page).fill('');
  await field(page).pressSequentially(text);
  await expect(page.getByRole('listbox', { name: 'Sugestões' })).toBeVisible();
}

test('SEARCH-03 to SEARCH-10, A1, A2, ROUTE-27: suggestions start at the fourth character; Escape or a click outside closes the box; the keyboard opens a product or the results', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/listing/search')) calls.push(request.url());
  });
  await openHydrated(page, '/marcas');
  const found = page.waitForResponse(/busca=redondo&offset=0&limit=5/);
  await suggest(page, 'redondo');
  // On a slow machine the beginning of the word is requested too.
  await (await found).finished();
  expect(calls.at(-1)).toContain('busca=redondo&offset=0&limit=5');
  await expect(products(page)).toHaveCount(5);
  await expect(options(page).first()).toHaveText(/^“redondo” em Óculos de (grau|sol) \(\d+\)$/);
  const places = await options(page).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().right),
  );
  expect(Math.max(...places) / (page.viewportSize()?.width ?? 1)).toBeGreaterThan(0.9);
  await expectAccessible(page);

  await field(page).fill('red');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await suggest(page, 'redondo');
  await page.mouse.click(8, (page.viewportSize()?.height ?? 800) - 8);
  await expect(field(page)).toBeHidden();

  await suggest(page, 'redondo');
  const before = (await options(page).count()) - (await products(page).count());
  for (let times = 0; times < before; times++) await page.keyboard.press('ArrowDown');
  await expect(products(page).first()).toHaveAttribute('aria-selected', 'true');
  const name = (await products(page).first().locator('span').nth(1).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(field(page)).toBeHidden();

  await suggest(page, 'redondo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/busca\?busca=redondo$/);
  const heading = page.getByRole('heading', { level: 1, name: 'Resultados para “redondo”' });
  await expect(heading).toBeFocused();
  // The heading takes the focus for screen readers only, so it has no focus ring.
  await expect(heading).toHaveCSS('outline-style', 'none');
  await toggle(page).click();
  await expect(field(page)).toHaveValue('redondo');
});

test('SEARCH-11, SEARCH-12, A28: an empty field shows suggestions, also by keyboard; “troca” (exchange) suggests the help page', async ({
  page,
}) => {
  await openHydrated(page, '/marcas');
  await toggle(page).press('Enter');
  const categories = page.getByRole('navigation', { name: 'Categorias' });
  await expect(categories).toBeVisible();
  const popular = page.getByRole('navigation', { name: 'Os mais buscados' });
  await expect(popular).toBeVisible();
  // A phone shows names of different lengths in two columns.
  const lefts = await popular
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
  if ((page.viewportSize()?.width ?? 0) < 768) expect(new Set(lefts).size).toBe(2);
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await tabTo(page, categories.getByRole('link').first());
  await field(page).focus();
  await page.keyboard.type('troca');
  const help = options(page).first();
  await expect(help).toHaveText('Ajuda: Troca e devolução');
  await expect(categories).toBeHidden();
  const [above, below] = await Promise.all([help.boundingBox(), options(page).nth(1).boundingBox()]);
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  await page.keyboard.press('ArrowDown');
  await expect(help).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pagina/troca-e-devolucao');
  await expect(field(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SEARCH-01, SEARCH-03, A3: without JavaScript the search opens and searches', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/marcas');
    await toggle(page).click();
    await field(page).fill('redondo');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page).toHaveURL(/\/busca\?busca=redondo$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('SEARCH-12, A2: a search for words that no product has shows results for fewer or similar words, or help pages', {
  tag: '@desktop',
}, async ({ request }) => {
  const mainOf = async (words: string) =>
    (await readServed(request, `/busca?${new URLSearchParams({ busca: words })}`))('main');
  const fewer = await mainOf('redondo bicicleta');
  expect(fewer.text()).toContain(
    'Nenhum produto encontrado para “redondo bicicleta”. Mostrando resultados para “redondo”.',
  );
  expect(fewer.find('article').length).toBeGreaterThan(0);

  const similar = await mainOf('avidor');
  expect(similar.text()).toContain(
    'Nenhum produto encontrado para “avidor”. Mostrando resultados para “aviador”.',
  );
  expect(similar.find('input[type="search"]').val()).toBe('aviador');

  const help = await mainOf('frete');
  expect(help.find('h1').text()).toBe('Ajuda sobre “frete”');
  expect(help.find('a[href="/pagina/politica-de-entrega"]').text()).toContain('Política de entrega');
});

test('SEARCH-12, A2: a search without results shows links to brands in line with its title, or products, popular searches and a field that searches in place', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/busca?busca=jacumã');
  const leftOf = async (role: 'heading' | 'link', name: string) =>
    (await page.getByRole('main').getByRole(role, { name }).first().boundingBox())?.x;
  expect(await leftOf('link', 'Marca Jacumã')).toBe(await leftOf('heading', 'Resultados para “jacumã”'));

  await openHydrated(page, '/busca?busca=bicicleta');
  await expect(page.getByRole('heading', { level: 1, name: 'Nada com “bicicleta”' })).toBeVisible();
  await expect(page.getByText('Nenhum produto encontrado.')).toBeVisible();
  const products = page.getByRole('main').getByRole('article');
  await expect(products).toHaveCount(4);
  const ways = page.getByRole('main');
  for (const name of ['Redondo', 'Caramelo', 'Umbral 56'])
    await expect(ways.getByRole('link', { name, exact: true })).toBeVisible();
  // The code that keeps searches within the app loads with the chat, after the page.
  await triggerFirstInteraction(page);
  await expect(page.getByRole('complementary', { name: 'Conversa' })).toBeVisible();
  await ways.getByRole('searchbox').fill('aviador');
  await ways.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados para “aviador”' })).toBeFocused();
});
