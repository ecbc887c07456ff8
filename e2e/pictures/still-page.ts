import { expect, type Page, type Request } from 'playwright/test';
import { refuseCookies } from '../support/consent';
import { openHydrated, triggerFirstInteraction } from '../support/navigation';

/** Within the months in which a cookie choice is valid. */
const NOW = new Date('2026-06-15T12:00:00-03:00');

/**
 * Replaces the photos, but not swatches, shapes and seals, with diagonal lines. Photos belong to the catalogue, and their decoded pixels depend on the
 * codec's version and the processor.
 */
const PHOTOGRAPH = `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#b8b2a8"/>
<g stroke="#8a847a" stroke-width="2"><line x2="100%" y2="100%"/><line x1="100%" x2="0" y2="100%"/></g></svg>`;
/** The store draws swatches, shapes and seals itself, always in the same way. */
const PHOTOGRAPH_FILE = /^(?!.*\/upload\/(?:atributo|selo)\/).*\.(?:avif|webp|jpe?g|png)(?:\?|$)/;

/** A product's rating loads after three seconds, other content after up to six. */
const LATEST_MS = 7_000;

/** Letters that the shop's font lacks; fonts of the machine would replace them. */
const BORROWED_LETTERS = /[★□]/g;

/** Response header of a page with a section that did not load in time. */
const INCOMPLETE = /s-maxage=10\b/;

/** Requests a page until it is complete, which may take several attempts on a busy machine. */
async function waitForWholePage(page: Page, path: string): Promise<void> {
  const lifetime = async () => (await page.request.get(path)).headers()['cache-control'];
  await expect.poll(lifetime, { timeout: 40_000 }).not.toMatch(INCOMPLETE);
}

/** Pending requests. */
const pending = new WeakMap<Page, Set<Request>>();

/** Opens a page on a fixed date, and loads everything that waits for the first interaction. */
export async function openStill(page: Page, baseURL: string | undefined, path: string): Promise<void> {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  await refuseCookies(page, baseURL);
  await page.clock.install({ time: NOW });
  await page.route(PHOTOGRAPH_FILE, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PHOTOGRAPH }),
  );
  await waitForWholePage(page, path);
  await openHydrated(page, path);
  await triggerFirstInteraction(page);
  await page.clock.fastForward(LATEST_MS);
  // All content that waits for the first interaction loads together with the chat button, which a buy bar hides.
  await expect(page.getByRole('complementary', { name: 'Conversa', includeHidden: true })).toBeAttached();
}

/** Waits until no request or request that follows from it is pending, and fonts and pictures can be drawn at once. */
export async function expectStill(page: Page): Promise<void> {
  // Moves the pointer away from elements that have opened below it.
  await page.mouse.move(0, 0);
  const countPending = async () => {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return pending.get(page)?.size;
  };
  await expect.poll(countPending).toBe(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Requested pictures have loaded; the others are out of view.
    const loaded = [...document.images].filter(({ complete, currentSrc }) => complete && currentSrc !== '');
    await Promise.all(loaded.map((image) => image.decode()));
  });
  await page.evaluate((borrowed) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const own = text.nodeValue?.replace(borrowed, '*') ?? '';
      if (own !== text.nodeValue) text.nodeValue = own;
    }
  }, BORROWED_LETTERS);
}
