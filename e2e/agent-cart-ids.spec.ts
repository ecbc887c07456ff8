import { fileURLToPath } from 'node:url';
import { test as base, expect } from 'playwright/test';
import { startTestShop } from '../scripts/lib/shop.mjs';
import { Agent } from './support/agent';
import { findVariants, lines, unitsOf } from './support/agent-carts';

type Shop = Awaited<ReturnType<typeof startTestShop>>;
type Shops = { own: Shop; tomorrow: Shop; foreign: Shop };

const CLOCK_JUMP = fileURLToPath(new URL('support/clock-jump.cjs', import.meta.url));
const DAY_MS = 25 * 3_600_000;
const AGENTS_KEY = 'key-of-the-shop-that-made-the-cart-ids';

/** Three shops on one platform: the first, one whose clock is a day ahead, and one with another key. */
const test = base.extend<object, { shops: Shops }>({
  shops: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use) => {
      const own = await startTestShop({ variables: { AGENTS_KEY } });
      const alike = {
        STORE_API_URL: `${own.storeUrl}/api`,
        STORE_SITE_URL: own.storeUrl,
        STOREFRONT: 'oculos',
        SITE_URL: own.baseUrl,
      };
      const ahead = { NODE_OPTIONS: `--require=${CLOCK_JUMP}`, CLOCK_AHEAD_MS: String(DAY_MS) };
      const tomorrow = await startTestShop({ variables: { ...alike, AGENTS_KEY, ...ahead } });
      const foreign = await startTestShop({
        variables: { ...alike, AGENTS_KEY: AGENTS_KEY.toUpperCase() },
      });
      await use({ own, tomorrow, foreign });
      for (const shop of [foreign, tomorrow, own]) await shop.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

for (const [name, title] of [
  ['tomorrow', 'a cart id that is a day old'],
  ['foreign', 'a cart id of another shop'],
] as const)
  test(`C13: ${title} is rejected and changes nothing`, { tag: '@desktop' }, async ({ request, shops }) => {
    const [agent, other] = [
      await Agent.start(request, shops.own.baseUrl),
      await Agent.start(request, shops[name].baseUrl),
    ];
    const { first } = await findVariants(agent);
    const cart = await agent.rest('POST', '/carts', lines([first.variant.id, 1]));
    expect(unitsOf(cart)).toEqual([[first.variant.id, 1]]);

    const path = `/carts/${cart.id}`;
    for (const [method, address, data] of [
      ['GET', path, undefined],
      ['PUT', path, lines([first.variant.id, 2])],
      ['POST', `${path}/cancel`, {}],
    ] as const) {
      const response = await other.rest(method, address, data);
      expect([response.ucp.status, response.messages?.[0]?.code], `${method} ${address}`).toEqual([
        'error',
        'not_found',
      ]);
      expect(response.line_items).toBeUndefined();
    }
    const buyer = await request.get(shops[name].baseUrl + new URL(cart.continue_url).pathname);
    expect(buyer.status()).toBe(404);
    expect(await buyer.text()).not.toContain(first.product.title);

    expect(unitsOf(await agent.rest('GET', path))).toEqual([[first.variant.id, 1]]);
    agent.close();
    other.close();
  });
