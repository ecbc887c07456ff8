import { expect, type Page } from 'playwright/test';
import { readSurely } from './read';

/** The first layer. */
export const question = (page: Page) => page.getByRole('region', { name: 'Cookies: você decide' });

export const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

/** The second layer. */
export const preferences = (page: Page) => page.getByRole('dialog', { name: 'Preferências de cookies' });

/** Waits until the browser keeps the answer, which `answers` gives as the cookie does: `p1.e0.m0`. */
export async function expectKept(page: Page, answers: string): Promise<void> {
  const kept = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'consentimento')?.value ?? '';
  await expect.poll(kept).toMatch(new RegExp(`^v2\\.${answers}\\.\\d{8}$`));
}

/**
 * Addresses that a page asks of anybody but the shop itself; pictures may come from the shop's own store, whose
 * origins are `media`. The list fills while the page is used.
 */
export function watchOthers(page: Page, baseURL: string | undefined, media: readonly string[]): string[] {
  const own = new URL(baseURL ?? 'http://localhost').origin;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith('http') || origin === own) return;
    if (request.resourceType() !== 'image' || !media.includes(origin)) asked.push(request.url());
  });
  return asked;
}

/** Names of all that the browser keeps for the page, by kind. */
export async function leftBehind(page: Page): Promise<Record<string, string[]>> {
  const stored = await readSurely(() =>
    page.evaluate(async () => ({
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      cache: 'caches' in window ? await caches.keys() : [],
      database: (await indexedDB.databases()).map(({ name = '' }) => name),
    })),
  );
  return { cookie: (await page.context().cookies()).map(({ name }) => name).sort(), ...stored };
}
