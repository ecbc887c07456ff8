import { type Page, test } from 'playwright/test';
import { openHydrated } from './navigation';

type Size = { width: number; height: number };

/**
 * A test function for tests that only look at pages: `look` opens a page once for all tests of the file, and shows its
 * top in the given size. A test that changes a page's state needs its own `page`.
 */
export function testWithSharedPages() {
  const opened = new Map<string, Page>();

  const own = test.extend<{ look: (path: string, size?: Size) => Promise<Page> }>({
    look: async ({ browser, viewport }, use) => {
      await use(async (path, size) => {
        const known = opened.get(path);
        const page = known ?? (await browser.newPage());
        opened.set(path, page);
        const shown = size ?? viewport;
        if (shown) await page.setViewportSize(shown);
        if (!known) await openHydrated(page, path);
        await page.emulateMedia({ media: null, colorScheme: null });
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        return page;
      });
    },
  });

  own.afterAll(async () => {
    await Promise.all([...opened.values()].map((page) => page.close()));
    opened.clear();
  });
  return own;
}
