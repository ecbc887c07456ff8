import type { Page, Response } from 'playwright/test';

/** What every page of the shop asks for once its script has taken over, and never before. */
const SIGN = '/v2/front/checkout/cart';

/**
 * Waits until the script of the page that is shown has taken over, told by the page's own question for the cart
 * having ended: answered, failed, blocked by a test, or given up by the page after twelve seconds. Before that a
 * link is a plain link, a form a plain form, and a button that only script serves does nothing: a test of what the
 * script adds begins after. Within one document, whatever the router shows in it, it is told once and for all.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction((path) => {
    // Of `performance` a test whose clock stands still has a copy that knows no requests.
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'resource', buffered: true });
    const requests = observer.takeRecords();
    observer.disconnect();
    return requests.some(({ name }) => new URL(name).pathname === path);
  }, SIGN);
}

/** Opens a page of the shop, as `page.goto` does, and waits until its script has taken over. */
export async function openLive(
  page: Page,
  path: string,
  options?: Parameters<Page['goto']>[1],
): Promise<Response | null> {
  const response = await page.goto(path, options);
  await untilLive(page);
  return response;
}
