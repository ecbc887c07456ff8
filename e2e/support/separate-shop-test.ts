import { expect, test } from 'playwright/test';
import { startTestShop } from '../../scripts/lib/shop.mjs';
import { type Behaviour, type QuirkyStore, startQuirkyStore } from './quirky';

export type SeparateShop = Awaited<ReturnType<typeof startTestShop>>;

type SeparateShopOptions = {
  /** Value of STORE_APP_TOKEN. */
  appToken: string;
  /** Rules that apply to the platform from its first request on. */
  rules: readonly { path: string; behaviour: Behaviour }[];
  /** False for a shop that cannot cache its complete home page; tests do not wait for it. */
  storesHome: boolean;
  /** Additional environment variables of the shop, such as EXIT_POPUP. */
  variables: Record<string, string>;
};

const START = { timeout: 300_000 };

/** The last menu in the footer, and blocks on every storefront's home page that use separate calls. */
const LAST_BLOCKS = ['Rodapé: Mais', 'Chegou agora', 'Navegue Por Marca'];

/**
 * Waits until the home page has all its blocks. On a loaded machine a platform response may be too late for the first
 * page of a newly started shop; the shop then leaves the block out and renders the page again after ten seconds.
 */
async function waitForWholeHome(baseUrl: string): Promise<void> {
  const missing = async () => {
    const html = await (await fetch(baseUrl)).text();
    return LAST_BLOCKS.filter((block) => !html.includes(block));
  };
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}

/**
 * A test function with a separate shop (`shop`) on a separate quirky store (`platform`), both started when a test in
 * the file first needs them and stopped after the last. `page` and `request` use that shop. They are not worker
 * fixtures, because each set of those has a separate worker and browser.
 */
export function testWithSeparateShop({
  appToken = 'senha-do-teste',
  rules = [],
  storesHome = true,
  variables = {},
}: Partial<SeparateShopOptions> = {}) {
  let platform: QuirkyStore | undefined;
  let shop: SeparateShop | undefined;

  async function startPlatform(): Promise<QuirkyStore> {
    const started = await startQuirkyStore();
    for (const { path, behaviour } of rules) await started.setBehaviour(path, behaviour);
    return started;
  }

  const separateTest = test.extend<{ platform: QuirkyStore; shop: SeparateShop; baseURL: string }>({
    platform: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
      async ({}, use) => {
        platform ??= await startPlatform();
        await use(platform);
      },
      START,
    ],
    shop: [
      async ({ platform: { apiUrl, url } }, use) => {
        const isNew = shop === undefined;
        shop ??= await startTestShop({
          variables: {
            STORE_API_URL: apiUrl,
            STORE_SITE_URL: url,
            STORE_APP_TOKEN: appToken,
            STOREFRONT: 'oculos',
            ...variables,
          },
        });
        if (isNew && storesHome && rules.length === 0) await waitForWholeHome(shop.baseUrl);
        await use(shop);
      },
      START,
    ],
    baseURL: async ({ shop: { baseUrl } }, use) => use(baseUrl),
  });

  separateTest.afterAll(async () => {
    await shop?.stop();
    await platform?.stop();
    [shop, platform] = [undefined, undefined];
  });
  return separateTest;
}
