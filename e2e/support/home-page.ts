import { expect, type Page } from 'playwright/test';

/** Scrolls, and waits two frames for the page's scroll handlers. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo(0, y);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);

/** Scrolls down the whole page as a reader does. */
export async function scrollThrough(page: Page): Promise<void> {
  await scrollTo(page, 101);
  await expect(page.getByRole('heading', { name: 'Lançamentos' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Depoimentos de clientes' })).toBeAttached();
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}
