/** For every change in `files`, at least one of `tests` must fail. */
export type Area = { files: readonly string[]; tests: readonly string[] };

/** Code in which bugs cost money or weaken rate limits. */
export const AREAS: Readonly<Record<string, Area>> = {
  money: { files: ['lib/shared/money.ts'], tests: ['lib/shared/money.test.ts'] },
  prices: { files: ['lib/platform/prices.ts'], tests: ['lib/platform/prices.test.ts'] },
  instalments: { files: ['lib/platform/instalments.ts'], tests: ['lib/platform/instalments*.test.ts'] },
  cart: {
    files: ['lib/purchase/cart/cart.ts', 'lib/purchase/cart/totals.ts', 'lib/purchase/cart/cart-client.ts'],
    tests: ['lib/purchase/cart/*.test.ts'],
  },
  limits: {
    files: ['lib/shared/fixed-windows.ts', 'lib/server/concurrency-limit.ts'],
    tests: ['lib/shared/fixed-windows.test.ts', 'lib/server/concurrency-limit.test.ts'],
  },
};
