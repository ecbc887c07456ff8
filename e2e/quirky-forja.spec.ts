import { expect } from 'playwright/test';
import { openHydrated } from './support/navigation';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { MEASURED } from './support/quirky-store/shapes';
import { testWithSeparateShop } from './support/separate-shop-test';
import { STOREFRONTS } from './support/storefronts';

const test = testWithSeparateShop({ variables: { STOREFRONT: 'maquinas' } });
const shop = STOREFRONTS.maquinas;

/** A product that the platform offers with lenses. */
const product = PRODUCTS.find(
  ({ id, tamanhos, status }) =>
    id % 7 === 1 && id !== 7_008 && tamanhos.length === 0 && status === 'disponivel',
);

test.describe('the second storefront on the quirky platform', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });

  test('VARIANT-01, VARIANT-02: name, texts and seller are the storefront’s, whatever the platform sends', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Forja, página inicial' }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-storefront', 'maquinas');
    for (const text of shop.texts) await expect(page.getByText(text)).toBeVisible();
    for (const text of shop.seller) await expect(page.getByRole('contentinfo')).toContainText(text);
  });

  test('VARIANT-01, LENS-01, PDP-18, TRY-01: lenses, measurements and try-on are not offered', async ({
    page,
  }) => {
    const measured = PRODUCTS.find(({ id }) => id === MEASURED.withPhoto);
    if (!product || !measured) throw new Error('the catalogue of the quirky store has no such product');
    await page.goto(`/${measured.slug}.html`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Provar' })).toHaveCount(0);
    await openHydrated(page, `/${product.slug}.html`);
    await expect(page.getByRole('heading', { level: 2, name: 'Medidas', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
  });

  test('VARIANT-09, INST-23, FAQ-02: the shared pages exist, with the storefront’s own texts', async ({
    page,
  }) => {
    await page.goto('/cartao-bndes');
    await expect(page).toHaveTitle(/Forja/);
    await expect(page.getByText('O Cartão BNDES é uma linha de crédito')).toBeVisible();
    await page.goto('/pagina/perguntas-frequentes');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(9);
  });
});
