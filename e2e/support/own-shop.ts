import { test } from 'playwright/test';
import { startTemporaryShop } from '../../.tooling/lib/temporary-shop.mjs';
import { type Behaviour, type QuirkyStore, startQuirkyStore } from './quirky';

export type OwnShop = Awaited<ReturnType<typeof startTemporaryShop>>;

type Setting = {
  /** Value of STORE_APP_TOKEN. */
  appToken: string;
  /** Rules that the platform follows before the shop asks it for the first time. */
  rules: readonly { path: string; behaviour: Behaviour }[];
  /** Further variables of the shop, such as EXIT_POPUP. */
  variables: Record<string, string>;
};

/**
 * A test function with a shop of its own (`shop`) on a quirky store of its own (`platform`), both started
 * once for the file that calls this. `page` and `request` work on that shop.
 */
export function testWithOwnShop({
  appToken = 'senha-do-teste',
  rules = [],
  variables = {},
}: Partial<Setting> = {}) {
  return test.extend<{ baseURL: string }, { setting: Setting; platform: QuirkyStore; shop: OwnShop }>({
    setting: [
      { appToken, rules, variables },
      { scope: 'worker', option: true },
    ],
    platform: [
      async ({ setting }, use) => {
        const platform = await startQuirkyStore();
        for (const { path, behaviour } of setting.rules) await platform.control(path, behaviour);
        await use(platform);
        await platform.stop();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    shop: [
      async ({ platform, setting }, use) => {
        const shop = await startTemporaryShop({
          variables: {
            STORE_API_URL: platform.apiUrl,
            STORE_SITE_URL: platform.url,
            STORE_APP_TOKEN: setting.appToken,
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
