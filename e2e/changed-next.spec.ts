import { fileURLToPath } from 'node:url';
import { expect, test } from 'playwright/test';
import { startTestShop } from '../scripts/lib/shop.mjs';
import { METRICS_TOKEN } from './support/metrics';
import { type QuirkyStore, startQuirkyStore } from './support/quirky';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { rawRequest } from './support/raw-request';

const CHANGE_NEXT = fileURLToPath(new URL('support/change-next.cjs', import.meta.url));

/** Possible changes in another version of Next: the code that changes, and the gauge that must report it. */
const CHANGES = {
  'pieces of the data in another form': {
    folder: 'next/dist',
    from: '}self.__next_f.push(',
    to: '}self.__next_f.push( ',
    gauges: ['data-scripts'],
  },
  'scripts with other attributes': {
    folder: 'next/dist',
    from: ' async=""><\\/script>',
    to: ' async="async"><\\/script>',
    gauges: ['paint-first'],
  },
  'another word for search engines on error pages': {
    folder: 'next/dist',
    from: '"noindex"',
    to: '"noindex,nofollow"',
    gauges: ['noindex'],
  },
  'tags of a render under another name': {
    folder: '.next/server',
    from: 'x-next-cache-tags',
    to: 'x-next-tags-of-cache',
    gauges: ['render-tags'],
  },
  'the address of a request under another name': {
    folder: 'next/dist',
    from: 'initURL',
    to: 'firstURL',
    gauges: ['request-address'],
  },
};

let platform: QuirkyStore;
test.beforeAll(async () => {
  platform = await startQuirkyStore();
});
test.afterAll(() => platform.stop());

test.describe.configure({ mode: 'default' });

test.describe('a Next version that behaves differently', { tag: ['@desktop', '@tuning'] }, () => {
  for (const [what, { folder, from, to, gauges }] of Object.entries(CHANGES)) {
    test(`O1: ${what} raises only the gauge for it`, async () => {
      const shop = await startTestShop({
        quiet: true,
        variables: {
          STORE_API_URL: platform.apiUrl,
          STORE_SITE_URL: platform.url,
          STOREFRONT: 'oculos',
          METRICS_TOKEN,
          NODE_OPTIONS: `--require=${CHANGE_NEXT}`,
          NEXT_CHANGE: JSON.stringify({ folder, from, to }),
        },
      });
      try {
        for (const path of ['/nada-aqui', `/${PRODUCTS[0]?.slug}.html?utm_source=x`])
          expect([200, 404]).toContain((await rawRequest(shop.baseUrl, path)).status);
        const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
        const { body } = await rawRequest(shop.baseUrl, '/metrics', { headers });
        const missed = [
          ...body.matchAll(/^storefront_framework_patch\{name="([\w-]+)",state="missed"\} 1$/gm),
        ];
        expect(missed.map(([, name]) => name).sort()).toEqual(gauges);
      } finally {
        await shop.stop();
      }
    });
  }
});
