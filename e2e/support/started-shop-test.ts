import { test } from 'playwright/test';

type StartedShop = { baseUrl: string; stop: () => Promise<unknown> };

/**
 * A test function whose `page` and `request` use the shop that `start` resolves to (`shop`). The shop is started when a
 * test in the file first needs it and stopped after the last. It is not a worker fixture, because each set of those has
 * a separate worker and browser.
 */
export function testWithStartedShop<Shop extends StartedShop>(start: () => Promise<Shop>) {
  let shop: Shop | undefined;
  const own = test.extend<{ shop: Shop; baseURL: string }>({
    shop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
      async ({}, use) => {
        shop ??= await start();
        await use(shop);
      },
      { timeout: 600_000 },
    ],
    baseURL: async ({ shop: { baseUrl } }, use) => use(baseUrl),
  });
  own.afterAll(async () => {
    await shop?.stop();
    shop = undefined;
  });
  return own;
}
