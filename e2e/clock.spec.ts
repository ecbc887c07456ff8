import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { rawRequest } from './support/raw-request';
import { testWithSeparateShop } from './support/separate-shop-test';

const CLOCK_JUMP = fileURLToPath(new URL('support/clock-jump.cjs', import.meta.url));
const HOUR = 3_600_000;

/** A shop whose clock is an hour ahead until it gets SIGUSR2. */
const test = testWithSeparateShop({
  variables: {
    NODE_OPTIONS: `--require ${CLOCK_JUMP}`,
    CLOCK_AHEAD_MS: String(HOUR),
    CLOCK_JUMP_MS: String(-HOUR),
  },
});

const PRODUCT = `/${PRODUCTS[0]?.slug}.html`;
const SENDER = { 'x-forwarded-for': '203.0.113.7' };
const MINUTE_SECONDS = 60;

test.describe('after the system clock is set back', { tag: '@desktop' }, () => {
  test('C10, C13: after the system clock is set back, pages are still revalidated and rate limits still expire', async ({
    shop,
    request,
  }) => {
    const subscribe = () =>
      request.post('/v2/front/newsletter', {
        headers: { ...SENDER, 'sec-fetch-site': 'same-origin' },
        data: { email: 'ana@exemplo.com' },
      });
    const cacheState = async () => (await rawRequest(shop.baseUrl, PRODUCT)).headers['x-nextjs-cache'];
    await expect.poll(cacheState).toBe('HIT');
    for (let call = 0; call < 5; call += 1) expect((await subscribe()).status()).toBe(200);
    expect((await subscribe()).status()).toBe(429);

    process.kill(shop.pid(), 'SIGUSR2');
    const refused = await subscribe();
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()['retry-after'])).toBeLessThanOrEqual(MINUTE_SECONDS);
    // The price on the cached page may be an hour old, so the page must be checked before it is served again.
    await expect.poll(cacheState).not.toBe('HIT');
    await expect.poll(cacheState).toBe('HIT');
  });
});
