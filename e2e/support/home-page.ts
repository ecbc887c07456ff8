import { expect, type Page } from 'playwright/test';

/** Scrolls, and waits for the two frames in which the page hears of it. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo(0, y);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);

/** Goes down the page as a reader does, until everything has been on the screen. */
export async function readThrough(page: Page): Promise<void> {
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
