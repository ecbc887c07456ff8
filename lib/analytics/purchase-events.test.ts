/** @jest-environment node */

import type { PageData } from '@/lib/catalog/page-view';
import { ACCEPTED, REFUSED } from '@/lib/consent/consent';
import { storeCartEvents } from './cart-events';
import { createKnownProducts } from './known-products';
import { cart, setUp, simpleProduct, user, view } from './testing';

const produto = simpleProduct;
const produtos = [{ id: 8, nome: 'Solar', href: '/solar.html', marca: 'Maré', preco: 199.9 }];

test('TRACK-11: a missing brand and category come from the page, and unknown fields are omitted', () => {
  const items = [
    { id: '7', nome: 'Armação Serra', variante: 'M', preco: 449.9, quantidade: 1 },
    { id: '8', nome: 'Solar', lista: 'Kit praia', preco: 199.9, quantidade: 2 },
    { id: '9', nome: 'Estojo', marca: 'Norte', variante: '', preco: null, quantidade: 1 },
  ];
  const known = createKnownProducts();
  known.learn({ page: { pagina: view.page.pagina, produto }, produtos });
  expect(storeCartEvents({ items, total: 799.7 }, known)).toEqual([
    {
      event: 'add_to_cart',
      ecommerce: {
        currency: 'BRL',
        value: 799.7,
        items: [
          {
            item_id: '7',
            item_name: 'Armação Serra',
            item_brand: 'Garoa',
            item_category: 'Armações',
            item_variant: 'M',
            price: 449.9,
            quantity: 1,
          },
          {
            item_id: '8',
            item_name: 'Solar',
            item_brand: 'Maré',
            item_list_name: 'Kit praia',
            price: 199.9,
            quantity: 2,
          },
          { item_id: '9', item_name: 'Estojo', item_brand: 'Norte', quantity: 1 },
        ],
      },
    },
  ]);
});

test('TRACK-11: an event without a price has no value, and without an item there is no event', () => {
  const items = [{ id: '81', nome: 'Kit', preco: null, quantidade: 1 }];
  expect(storeCartEvents({ items, total: null }, createKnownProducts())).toEqual([
    {
      event: 'add_to_cart',
      ecommerce: { currency: 'BRL', items: [{ item_id: '81', item_name: 'Kit', quantity: 1 }] },
    },
  ]);
  expect(storeCartEvents({ items: [], total: 1 }, createKnownProducts())).toEqual([]);
});

test('TRACK-11, L10: a purchase is reported only with consent to statistics, with the labels of its page', () => {
  const purchase = {
    items: [{ id: '7', nome: 'Armação Serra', preco: 449.9, quantidade: 1 }],
    total: 449.9,
  };
  const { globals, tracker } = setUp(null);
  const { listName: _, ...unlisted } = view.page;
  const page: PageData = { ...unlisted, produto };
  tracker.setCart(cart);
  tracker.setUser(user);
  tracker.setView({ ...view, page, produtos: [] });
  tracker.trackPurchase(purchase);
  tracker.setConsent(REFUSED);
  tracker.trackPurchase(purchase);
  expect(globals.dataLayer).toBeUndefined();
  tracker.setConsent(ACCEPTED);
  tracker.trackPurchase(purchase);
  expect(globals.dataLayer?.at(-1)).toEqual({
    event: 'add_to_cart',
    ecommerce: {
      currency: 'BRL',
      value: 449.9,
      items: [
        {
          item_id: '7',
          item_name: 'Armação Serra',
          item_brand: 'Garoa',
          item_category: 'Armações',
          price: 449.9,
          quantity: 1,
        },
      ],
    },
  });
  tracker.setConsent({ preferences: false, statistics: false, marketing: true });
  const before = globals.dataLayer?.length;
  tracker.trackPurchase(purchase);
  expect(globals.dataLayer).toHaveLength(before ?? -1);
});
