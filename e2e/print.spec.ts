import { expect, type Page, test } from 'playwright/test';
import { findProductPath, skipWithoutEmbeddedStore } from './support/embedded-catalogue';

/** Number of A4 sheets of the printed page. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
  });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Menus, floating and sticky elements, and controls, which are not printed. */
async function expectNoControls(page: Page) {
  for (const part of [
    page.getByRole('banner'),
    page.getByRole('link', { name: 'Ir para o conteúdo' }),
    page.getByRole('navigation', { name: 'Você está em' }),
    page.getByRole('navigation', { name: 'Ajuda', exact: true }),
    page.getByRole('main').getByRole('button'),
    page.getByRole('contentinfo').getByRole('textbox'),
    page.getByRole('contentinfo').getByRole('navigation'),
  ])
    await expect(part.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('CNPJ');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible();
}

test.describe('print', { tag: '@desktop' }, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print', colorScheme: 'dark' }));

  test('L2: a text page is printed black on white, with the company’s details', async ({ page }) => {
    await page.goto('/pagina/troca-e-devolucao');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expectNoControls(page);
    // Lazy content reserves space on the screen, but not in print.
    await expect(page.getByRole('complementary', { name: 'Conversa', includeHidden: true })).toBeAttached();
    expect(await countSheets(page)).toBeLessThanOrEqual(2);
  });

  test('L2, FAQ-12: all nine answers are printed, even if collapsed on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/pagina/perguntas-frequentes');
    for (const first of [
      'Confira primeiro',
      'Antes do envio',
      'Avisamos por e-mail assim',
      'Conferimos e embalamos',
    ])
      await expect(page.getByText(first)).toBeVisible();
    await expectNoControls(page);
  });

  test('L2, BF-01: a dark page is printed on white', async ({ page }) => {
    await page.goto('/c/black-friday');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('main > div').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('A23, L2: a product is printed with price and measurements on two sheets', async ({ page }) => {
    skipWithoutEmbeddedStore();
    await page.goto(
      await findProductPath(
        ({ status, personalizacoes }) => status === 'disponivel' && personalizacoes.length > 0,
      ),
    );
    await expect(page.getByText(/^R\$/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Medidas' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'você também vai gostar' })).toBeHidden();
    await expectNoControls(page);
    const overlaps = await page.locator('h3:has(+ dl)').evaluateAll((titles) =>
      titles.map((title) => {
        const list = title.nextElementSibling?.getBoundingClientRect().top ?? Infinity;
        return title.getBoundingClientRect().bottom > list + 1;
      }),
    );
    expect(overlaps.length).toBeGreaterThan(0);
    expect(overlaps).not.toContain(true);
    // Lazy content reserves space on the screen, but not in print.
    await expect(page.getByRole('complementary', { name: 'Conversa', includeHidden: true })).toBeAttached();
    expect(await countSheets(page)).toBeLessThanOrEqual(2);
  });
});

test('L2: an open cart is printed without the page, on one sheet', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const cart = page.getByRole('dialog', { name: 'Seu carrinho' });
  await expect(async () => {
    if (!(await cart.isVisible())) await page.getByRole('button', { name: 'Carrinho' }).click();
    await expect(cart).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Seu carrinho' })).toBeVisible();
  await expect(page.locator('main')).toBeHidden();
  expect(await countSheets(page)).toBe(1);
});
