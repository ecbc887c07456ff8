import { expect, type Page } from 'playwright/test';
import { retryAcrossNavigation } from './navigation';

/** Declines optional cookies for the visitor in advance; `baseURL` is the shop's. */
export const refuseCookies = (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'consentimento', value: 'v2.p0.e0.m0.20260101', url: baseURL ?? '' }]);

/** First layer of the consent dialog. */
export const consentBanner = (page: Page) => page.getByRole('region', { name: 'Cookies: você decide' });

export const chooseConsent = (page: Page, name: string) =>
  consentBanner(page).getByRole('button', { name }).click();

/** Second layer. */
export const consentPreferences = (page: Page) =>
  page.getByRole('dialog', { name: 'Preferências de cookies' });

/** Waits until the cookie contains the choice, in the cookie's format: `p1.e0.m0`. */
export async function expectSavedConsent(page: Page, choice: string): Promise<void> {
  const savedConsent = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'consentimento')?.value ?? '';
  await expect.poll(savedConsent).toMatch(new RegExp(`^v2\\.${choice}\\.\\d{8}$`));
}

/**
 * Collects the addresses that a page requests from third parties. Pictures may come from the shop's store, whose
 * origins are `media`.
 */
export function watchThirdPartyRequests(
  page: Page,
  baseURL: string | undefined,
  media: readonly string[],
): string[] {
  const own = new URL(baseURL ?? 'http://localhost').origin;
  const requested: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith('http') || origin === own) return;
    if (request.resourceType() !== 'image' || !media.includes(origin)) requested.push(request.url());
  });
  return requested;
}

/** Names of everything that the browser stores for the page, by kind. */
export async function readStoredNames(page: Page): Promise<Record<string, string[]>> {
  const stored = await retryAcrossNavigation(() =>
    page.evaluate(async () => ({
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      cache: 'caches' in window ? await caches.keys() : [],
      database: (await indexedDB.databases()).map(({ name = '' }) => name),
    })),
  );
  return { cookie: (await page.context().cookies()).map(({ name }) => name).sort(), ...stored };
}
