import type { Page } from 'playwright/test';

/** Address of the embedded store's site; '' without one. */
export const STORE = process.env.EMBEDDED_STORE_URL ?? '';

/** Opens a page of the store's site, clicks a button, and waits for the page that follows. */
export async function pressAtStore(page: Page, path: string, name: string): Promise<void> {
  await page.goto(STORE + path);
  // Navigating before the response would cancel it.
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name }).click();
  await loaded;
}

export const logIn = (page: Page) =>
  pressAtStore(page, '/checkout/acesso', 'Entrar como cliente de demonstração');
