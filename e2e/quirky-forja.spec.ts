import { expect } from 'playwright/test';
import { openLive } from './support/live-page';
import { testWithOwnShop } from './support/own-shop';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { SHOPS } from './support/shops';

const test = testWithOwnShop({ variables: { STOREFRONT: 'maquinas' } });
const shop = SHOPS.maquinas;

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** A product that the platform offers with lenses. */
const product = PRODUCTS.find(
  ({ id, tamanhos, status }) =>
    id % 7 === 1 && id !== 7_008 && tamanhos.length === 0 && status === 'disponivel',
);

test.describe('the second storefront on a second, odd platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test('VARIANT-01, VARIANT-02: name, words and seller are its own, whatever the platform says', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Forja, página inicial' }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-storefront', 'maquinas');
    for (const words of shop.says) await expect(page.getByText(words)).toBeVisible();
    for (const words of shop.seller) await expect(page.getByRole('contentinfo')).toContainText(words);
  });

  test('VARIANT-01, LENS-01, PDP-18: lenses and measures of the platform are not offered', async ({
    page,
  }) => {
    if (!product) throw new Error('the catalogue of the quirky store has no such product');
    await openLive(page, `/${product.slug}.html`);
    await expect(page.getByRole('heading', { level: 2, name: 'Medidas', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
  });

  test('VARIANT-09, INST-23, FAQ-02: the shared pages stand, and speak for it', async ({ page }) => {
    await page.goto('/cartao-bndes');
    await expect(page).toHaveTitle(/Forja/);
    await expect(page.getByText('O Cartão BNDES é uma linha de crédito')).toBeVisible();
    await page.goto('/pagina/perguntas-frequentes');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(9);
  });
});
