import { expect, type Page } from 'playwright/test';
import { productPath, type StoredProduct } from './embedded-catalogue';
import { openLive } from './live-page';

/** Number of a product's pictures. */
const pictures = (product: StoredProduct) =>
  (product as StoredProduct & { midias: { imagens?: unknown[] } }).midias.imagens?.length ?? 0;

/** Path of an available product with so many pictures. */
export const withPictures = (count: number) =>
  productPath((product) => product.status === 'disponivel' && pictures(product) === count);

/** Opens a product's page and waits for its name. */
export async function openProduct(page: Page, path: string): Promise<void> {
  await openLive(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The buy button that is seen first: the panel's, or the bar's on a phone. */
export const buyButton = (page: Page) =>
  page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first();
