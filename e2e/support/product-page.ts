import { expect, type Page } from 'playwright/test';
import { findProductPath, readProduct, type StoredProduct } from './embedded-catalogue';
import { openHydrated } from './navigation';

const pictureCount = (product: StoredProduct) =>
  (product as StoredProduct & { midias: { imagens?: unknown[] } }).midias.imagens?.length ?? 0;

/** Path of an available product with exactly `count` pictures. */
export const findProductWithPictures = (count: number) =>
  findProductPath((product) => product.status === 'disponivel' && pictureCount(product) === count);

/** Opens a product's page and waits for its name. */
export async function openProduct(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The sizes on a product page. Its reviews have other radio buttons, which filter by grade. */
export const sizeRadios = (page: Page) =>
  page.getByRole('radio').and(page.locator(':not([name="avaliacoes-nota"])'));

/** The visible buy button: in the panel, or in the buy bar on a phone. */
export const buyButton = (page: Page) =>
  page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first();

/** The visible button that opens the lens dialog: in the panel, or in the buy bar on a phone. */
export const lensButton = (page: Page) =>
  page
    .getByRole('button', { name: /^Comprar com lentes/ })
    .filter({ visible: true })
    .first();

export const cartDialog = (page: Page) => page.getByRole('dialog', { name: 'Seu carrinho' });

/** The quantity of the only product in the cart. */
export const quantityField = (page: Page) => cartDialog(page).getByRole('textbox', { name: /^Quantidade/ });

/** Cards of a listing, whose heading contains the product's link. */
export const productCards = (page: Page) =>
  page.getByRole('region', { name: 'Produtos' }).getByRole('article');

/**
 * The cards of a listing, including hidden ones: further colours of a model shown earlier. Near matches and similar
 * products below it do not count.
 */
export const listedCards = (page: Page) =>
  page
    .getByRole('region', { name: 'Produtos' })
    .getByRole('article', { includeHidden: true })
    .and(page.locator('article:not([aria-labelledby="quase-isso"] *)'));

/** The name of a numbered size whose measures are known. */
const FRONT_NAME = /^[PMG] · \d+ mm$/;

/** The page's first size in stock, as the platform names it: '48'; '' without one. */
async function firstSize(page: Page): Promise<string> {
  const { atributos } = await readProduct(new URL(page.url()).pathname);
  const sizes = Array.isArray(atributos) ? [] : (atributos.simples?.valores ?? []);
  return sizes.find(({ estoque }) => estoque > 0)?.label ?? '';
}

/**
 * Adds the page's product to the cart; returns the chosen options as the platform names them: 'Preto / 48'. The cart
 * names such a size by its front ('M · 130 mm') as soon as it has the measures.
 */
export async function addToCart(page: Page): Promise<string> {
  const sizes = sizeRadios(page).and(page.locator(':enabled'));
  if ((await sizes.count()) > 0) await sizes.first().press('Space');
  await buyButton(page).click();
  const line = cartDialog(page).getByRole('listitem').first();
  await expect(line).toBeVisible();
  // A size is hidden until its measures are known.
  const options = await line.getByRole('listitem', { includeHidden: true }).allTextContents();
  const names = options.map((option) => option.replace(/^.*: /, ''));
  const isNamedByFront = names.some((name) => FRONT_NAME.test(name));
  const size = isNamedByFront ? await firstSize(page) : '';
  return names.map((name) => (FRONT_NAME.test(name) ? size : name)).join(' / ');
}

/**
 * Price of the product in the cart that `addToCart` filled, in BRL, without the Pix discount, because its size may have
 * a different price.
 */
export async function pricePaid(page: Page): Promise<number> {
  const line = cartDialog(page).getByRole('listitem').first();
  const [, reais = '', cents = ''] =
    /(?:ou\s|^(?!.*ou\sR\$).*?)R\$\s([\d.]+),(\d\d)/s.exec((await line.textContent()) ?? '') ?? [];
  return Number(`${reais.replaceAll('.', '')}.${cents}`);
}
