import { test } from 'playwright/test';
import { startTestShop } from '../../scripts/lib/shop.mjs';
import { type Behaviour, type QuirkyStore, startQuirkyStore } from './quirky';

export type OwnShop = Awaited<ReturnType<typeof startTestShop>>;

type OwnShopOptions = {
  /** Value of STORE_APP_TOKEN. */
  appToken: string;
  /** Rules that the platform follows from its first request on. */
  rules: readonly { path: string; behaviour: Behaviour }[];
  /** Further environment variables of the shop, such as EXIT_POPUP. */
  variables: Record<string, string>;
};

/**
 * A test function with its own shop (`shop`) on its own quirky store (`platform`), both started once per
 * file. `page` and `request` use that shop.
 */
export function testWithOwnShop({
  appToken = 'senha-do-teste',
  rules = [],
  variables = {},
}: Partial<OwnShopOptions> = {}) {
  return test.extend<{ baseURL: string }, { setting: OwnShopOptions; platform: QuirkyStore; shop: OwnShop }>({
    setting: [
      { appToken, rules, variables },
      { scope: 'worker', option: true },
    ],
    platform: [
      async ({ setting }, use) => {
        const platform = await startQuirkyStore();
        for (const { path, behaviour } of setting.rules) await platform.setBehaviour(path, behaviour);
        await use(platform);
        await platform.stop();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    shop: [
      async ({ platform, setting }, use) => {
        const shop = await startTestShop({
          variables: {
            STORE_API_URL: platform.apiUrl,
            STORE_SITE_URL: platform.url,
            STORE_APP_TOKEN: setting.appToken,
            STOREFRONT: 'oculos',
            ...setting.variables,
          },
        });
        await use(shop);
        await shop.stop();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: async ({ shop }, use) => use(shop.baseUrl),
  });
}
