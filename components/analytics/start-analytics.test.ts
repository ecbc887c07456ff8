/** @jest-environment jsdom */
import { cart, listing, produtos } from '@/lib/analytics/testing';
import { registerCard, registerPage } from '@/lib/catalog/page-view';
import { ACCEPTED, applyConsent } from '@/lib/consent/consent';
import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { emitCartEvent } from '@/lib/purchase/cart/cart-client';
import { startAnalytics } from './start-analytics';

const globals = window as Window & { dataLayer?: unknown[] };
const setting = { container: null, storeSiteUrl: 'https://loja.test', cart: () => undefined };
const added = { before: carrinhoSchema.parse({}), after: cart, requested: [] };

afterEach(() => {
  applyConsent(null);
  delete globals.dataLayer;
});

test('TRACK-11: the purchase that triggers loading the script is tracked with the page’s product data', () => {
  applyConsent(ACCEPTED);
  for (const product of produtos) registerCard(product, window.location.pathname);
  registerPage(listing, window.location.pathname);
  emitCartEvent(added);
  startAnalytics({ ...setting, consent: ACCEPTED });
  expect(globals.dataLayer?.at(-1)).toMatchObject({
    event: 'add_to_cart',
    ecommerce: { items: [{ item_id: '7', item_brand: 'Garoa', quantity: 2 }] },
  });
});
