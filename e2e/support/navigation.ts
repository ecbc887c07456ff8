import type { Page, Request, Response } from 'playwright/test';

/** Every page requests the cart once it has hydrated, and never before. */
const HYDRATION_REQUEST_PATH = '/v2/front/checkout/cart';

/**
 * Waits until the current document has hydrated, which its request for the cart shows: completed, failed, blocked by a
 * test, or aborted after twelve seconds. Before that, links and forms work without JavaScript, and other buttons do
 * nothing. Client-side navigations within the same document resolve at once.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction((path) => {
    // With a mocked clock `performance` has no resource entries, but an observer still receives them.
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'resource', buffered: true });
    const requests = observer.takeRecords();
    observer.disconnect();
    return requests.some(({ name }) => new URL(name).pathname === path);
  }, HYDRATION_REQUEST_PATH);
}

/** Opens a page like `page.goto` and waits until it is hydrated. */
export async function openHydrated(
  page: Page,
  path: string,
  options?: Parameters<Page['goto']>[1],
): Promise<Response | null> {
  const response = await page.goto(path, options);
  await waitForHydration(page);
  return response;
}

/**
 * Moves the pointer, so that content that waits for the first interaction loads now. If the page is not listening yet,
 * it loads the content a second and a half after the load.
 */
export async function triggerFirstInteraction(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.mouse.move(4, 4);
  await page.mouse.move(5, 5);
}

const CONTEXT_DESTROYED = /Execution context was destroyed/;

/** Retries `read` if a navigation destroys the page's execution context in the meantime. */
export async function retryAcrossNavigation<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!CONTEXT_DESTROYED.test(String(error))) throw error;
    }
  }
}

/** Holds the matching requests to `url` until the returned function is called. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  matches: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (!matches(route.request())) return route.fallback();
    await released;
    // The page may have been left in the meantime, which cancels the request.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** On phones the menus in the footer are collapsed. */
export async function openFooterMenus(page: Page): Promise<void> {
  for (const menu of await page.locator('nav[aria-label^="Rodapé:"]').all())
    if (!(await menu.getByRole('link').first().isVisible())) await menu.locator('summary').click();
}
