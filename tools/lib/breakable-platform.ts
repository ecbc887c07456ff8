import { thirdParties } from '../../scripts/lib/settings.mjs';
import { startTestShop } from '../../scripts/lib/shop.mjs';
import { type Rule, startFaultProxy } from './fault-proxy/fault-proxy';
import { textAt } from './http';
import { pagesOfEachKind } from './pages';

const KINDS = ['home', 'listing', 'filtered listing', 'search', 'brands', 'kits', 'product', 'kit'];

export type Platform = Awaited<ReturnType<typeof startBreakablePlatform>>;

/**
 * Starts an embedded store behind a proxy that breaks its calls. `shopWith(rules)` starts a shop with empty
 * caches, so that it makes every call; `observeCalls()` resolves to the calls that the pages make, such as
 * `GET url/home`.
 */
export async function startBreakablePlatform() {
  // startTestShop also starts a shop, which is used to read the addresses of pages.
  const healthy = await startTestShop();
  const { baseUrl, storeUrl } = healthy;
  const found = await pagesOfEachKind(baseUrl, KINDS);
  // The platform has the text of this page, unlike those of the questions and the contact.
  const pages = [
    ...found.map(([name, path]) => ({ name, path })),
    { name: 'institutional', path: '/pagina/compra-segura' },
  ];

  /** The shop stores pages per platform address, so behind a proxy on another port it has no stored pages. */
  async function shopWith(rules: Rule[]) {
    const proxy = await startFaultProxy({ target: storeUrl, rules });
    const shop = await startTestShop({
      quiet: true,
      variables: {
        STORE_API_URL: `${proxy.origin}/api`,
        STORE_SITE_URL: storeUrl,
        STOREFRONT: 'oculos',
        ...thirdParties({}, proxy.origin),
      },
    });
    return {
      baseUrl: shop.baseUrl,
      pid: shop.pid,
      proxy,
      async stop() {
        await shop.stop();
        await proxy.stop();
      },
    };
  }

  async function observeCalls() {
    const { baseUrl: origin, proxy, stop } = await shopWith([]);
    for (const { path } of pages) await textAt(origin + path);
    const calls = proxy.calls().toSorted();
    await stop();
    return calls;
  }

  return { pages, shopWith, observeCalls, storePid: healthy.storePid, stop: healthy.stop };
}
