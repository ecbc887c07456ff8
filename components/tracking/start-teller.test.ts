import { emitCartEvent } from '@/lib/cart/events';
import { ACCEPTED } from '@/lib/consent/consent';
import { takeOver } from '@/lib/consent/consent-store';
import { carrinhoSchema } from '@/lib/store-api/schemas/carrinho';
import { cart, listing, produtos } from '@/lib/tracking/testing';
import { announceCard, announcePage } from '@/lib/tracking/view-store';
import { startTeller } from './start-teller';

const globals = window as Window & { dataLayer?: unknown[] };
const setting = { container: null, storeSiteUrl: 'https://loja.test', cart: () => undefined };
const added = { before: carrinhoSchema.parse({}), after: cart, asked: [] };

afterEach(() => {
  takeOver(null);
  delete globals.dataLayer;
});

test('TRACK-11: the press that brings the script is told by it, with what its page says of the product', () => {
  takeOver(ACCEPTED);
  for (const product of produtos) announceCard(product, window.location.pathname);
  announcePage(listing, window.location.pathname);
  emitCartEvent(added);
  startTeller({ ...setting, consent: ACCEPTED });
  expect(globals.dataLayer?.at(-1)).toMatchObject({
    event: 'add_to_cart',
    ecommerce: { items: [{ item_id: '7', item_brand: 'Garoa', quantity: 2 }] },
  });
});
