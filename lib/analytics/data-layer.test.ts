/** @jest-environment node */
import { ACCEPTED, REFUSED } from '@/lib/consent/consent';
import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { wireCartLine } from '@/lib/platform/testing/wire-products';
import {
  cart,
  listing,
  produtos,
  setUpWithPage,
  simpleProduct,
  type TrackingGlobals,
  user,
  view,
} from './testing';

const ITEMS = [
  {
    item_id: '7',
    item_name: 'Armação Rã',
    item_brand: 'Garoa',
    item_list_name: 'Solar',
    index: 0,
    price: 199.9,
  },
  { item_id: '8', item_name: 'Sob medida', item_list_name: 'Solar', index: 1 },
];
const added = { before: carrinhoSchema.parse({}), after: cart, requested: [] };
const statisticsOnly = { preferences: false, statistics: true, marketing: false };
const marketingOnly = { preferences: false, statistics: false, marketing: true };

const CLEARED = { ecommerce: null };

const eventsOf = ({ dataLayer = [] }: TrackingGlobals) =>
  dataLayer.flatMap((entry) => ('event' in entry ? [entry.event] : []));

describe('window.dataLayer', () => {
  test('L10: nothing is pushed and no tag is started before consent or after declining', () => {
    const { globals, loadContainer, tracker } = setUpWithPage();
    tracker.trackCartChange(added);
    tracker.setConsent(REFUSED);
    tracker.setView({ ...view, page: { ...listing } });
    tracker.trackCart('view_cart', cart);
    tracker.trackSelection('/ra.html', 'Solar');
    expect(globals.dataLayer).toBeUndefined();
    expect(loadContainer).not.toHaveBeenCalled();
  });

  test('TRACK-11, TRACK-12, L10: accepting pushes the denied defaults and the grants, starts the container once, and reports the page', () => {
    const { globals, loadContainer, tracker } = setUpWithPage();
    tracker.setConsent(ACCEPTED);
    const [first, redaction, update, ...rest] = globals.dataLayer ?? [];
    const denied = {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      personalization_storage: 'denied',
      functionality_storage: 'granted',
      security_storage: 'granted',
    };
    const granted = Object.fromEntries(Object.keys(denied).map((name) => [name, 'granted']));
    expect({ ...first }).toEqual({
      ...{ 0: 'consent', 1: 'default', 2: denied, length: 3 },
      [Symbol.toStringTag]: 'Arguments',
    });
    expect(Object.prototype.toString.call(first)).toBe('[object Arguments]');
    expect(redaction).toMatchObject({ 0: 'set', 1: 'ads_data_redaction', 2: true, length: 3 });
    expect(update).toMatchObject({ 0: 'consent', 1: 'update', 2: granted, length: 3 });
    expect(rest).toEqual([
      { 'gtm.start': 1_956, event: 'gtm.js' },
      { event: 'WapstoreVirtualPageView', title: 'Solar | Loja', page: '/solar' },
      CLEARED,
      { event: 'view_item_list', ecommerce: { currency: 'BRL', item_list_name: 'Solar', items: ITEMS } },
      {
        event: 'marketing_automation',
        marketing: {
          pagina: 'categoria',
          moeda: 'BRL',
          produtos: [
            { id: 7, nome: 'Armação Rã', preco: 199.9 },
            { id: 8, nome: 'Sob medida', preco: null },
          ],
        },
      },
    ]);
    tracker.setConsent(statisticsOnly);
    expect(loadContainer).toHaveBeenCalledTimes(1);
    expect(loadContainer).toHaveBeenCalledWith('GTM-ABC123');
  });

  test('TRACK-12: a shop without a container pushes its events and starts no container', () => {
    const { globals, loadContainer, tracker } = setUpWithPage(null);
    tracker.setConsent(ACCEPTED);
    expect(loadContainer).not.toHaveBeenCalled();
    expect(eventsOf(globals)).toEqual(['WapstoreVirtualPageView', 'view_item_list', 'marketing_automation']);
  });

  test('L10: consent to statistics pushes no marketing events and vice versa; held events follow once allowed', () => {
    const { globals, tracker } = setUpWithPage();
    tracker.setConsent(statisticsOnly);
    expect(eventsOf(globals)).toEqual(['gtm.js', 'WapstoreVirtualPageView', 'view_item_list']);
    tracker.setConsent(ACCEPTED);
    expect(eventsOf(globals)).toEqual([
      'gtm.js',
      'WapstoreVirtualPageView',
      'view_item_list',
      'marketing_automation',
    ]);
    const marketing = setUpWithPage();
    marketing.tracker.setConsent(marketingOnly);
    marketing.tracker.trackCartChange(added);
    expect(eventsOf(marketing.globals)).toEqual(['gtm.js', 'marketing_automation']);
  });

  test('L10: withdrawing consent denies everything and stops tags and events', () => {
    const { globals, endTags, tracker } = setUpWithPage();
    tracker.setConsent(ACCEPTED);
    expect(endTags).not.toHaveBeenCalled();
    tracker.setConsent(REFUSED);
    expect(globals.dataLayer?.at(-1)).toMatchObject({ 1: 'update', 2: { ad_storage: 'denied' } });
    expect(endTags).toHaveBeenCalledWith(REFUSED);
    const length = globals.dataLayer?.length;
    tracker.setView({ ...view, page: { ...listing } });
    tracker.trackCartChange(added);
    expect(globals.dataLayer).toHaveLength(length ?? 0);
  });

  test('L10: repeating the same choice pushes nothing', () => {
    const { globals, tracker } = setUpWithPage();
    tracker.setConsent(ACCEPTED);
    const length = globals.dataLayer?.length;
    tracker.setConsent({ ...ACCEPTED });
    expect(globals.dataLayer).toHaveLength(length ?? 0);
  });

  test('L10: withdrawing consent for one purpose stops its tags; giving more consent stops none', () => {
    const { endTags, tracker } = setUpWithPage();
    tracker.setConsent(marketingOnly);
    tracker.setConsent(ACCEPTED);
    expect(endTags).not.toHaveBeenCalled();
    tracker.setConsent(statisticsOnly);
    expect(endTags).toHaveBeenCalledWith(statisticsOnly);
  });

  test('TRACK-08, TRACK-11: products that load later are reported separately, with their list positions', () => {
    const { globals, tracker } = setUpWithPage();
    tracker.setConsent(ACCEPTED);
    const before = globals.dataLayer?.length ?? 0;
    const late = { id: 9, nome: 'Tardia', href: '/tardia.html', marca: '', preco: 50 };
    tracker.setView({ ...view, produtos: [...produtos, late] });
    const item = { item_id: '9', item_name: 'Tardia', item_list_name: 'Solar', index: 2, price: 50 };
    expect(globals.dataLayer?.slice(before)).toEqual([
      CLEARED,
      { event: 'view_item_list', ecommerce: { currency: 'BRL', item_list_name: 'Solar', items: [item] } },
      {
        event: 'marketing_automation',
        marketing: {
          pagina: 'categoria',
          moeda: 'BRL',
          produtos: [{ id: 9, nome: 'Tardia', preco: 50 }],
        },
      },
    ]);
    expect(globals.WapStore?.listagem).toEqual({
      produtos: [
        { id: 7, nome: 'Armação Rã' },
        { id: 8, nome: 'Sob medida' },
        { id: 9, nome: 'Tardia' },
      ],
    });
  });

  test('TRACK-11: positions continue on later pages of a listing, and selecting a product reports its position', () => {
    const { globals, tracker } = setUpWithPage();
    tracker.setConsent(statisticsOnly);
    tracker.setView({ ...view, page: { ...listing, listOffset: 12 } });
    const placed = ITEMS.map((item, index) => ({ ...item, index: 12 + index }));
    expect(globals.dataLayer?.at(-1)).toMatchObject({ ecommerce: { items: placed } });
    tracker.trackSelection('/sob-medida.html', 'Outro título');
    expect(globals.dataLayer?.at(-1)).toEqual({
      event: 'select_item',
      ecommerce: { currency: 'BRL', item_list_name: 'Solar', items: [placed[1]] },
    });
    const length = globals.dataLayer?.length;
    tracker.trackSelection('/fora-da-lista.html', 'Solar');
    expect(globals.dataLayer).toHaveLength(length ?? 0);
  });

  test.each([
    [
      'throws',
      Object.assign([], {
        push: () => {
          throw new Error('tag');
        },
      }),
    ],
    ['is no list', { tagName: 'A' }],
    ['is frozen', Object.freeze([])],
  ])('TRACK-11: the shop continues to work if dataLayer %s', (_what, dataLayer) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { globals, tracker } = setUpWithPage();
    Object.assign(globals, { dataLayer });
    expect(() => {
      tracker.setConsent(ACCEPTED);
      tracker.trackCartChange(added);
    }).not.toThrow();
    warn.mockRestore();
  });

  test('TRACK-11: a page view is reported once, however often cart and visitor change', () => {
    const { globals, tracker } = setUpWithPage();
    tracker.setConsent(ACCEPTED);
    tracker.setCart(carrinhoSchema.parse({}));
    tracker.setUser({ ...user, logado: false });
    tracker.setView({ ...view });
    expect(eventsOf(globals).filter((event) => event === 'WapstoreVirtualPageView')).toHaveLength(1);
  });

  test('TRACK-11: search and product views use GA4 names, with values in BRL', () => {
    const { globals, tracker } = setUpWithPage();
    tracker.setConsent(ACCEPTED);
    tracker.setView({ ...view, produtos: [], page: { ...listing, busca: { query: 'rã', resultados: 0 } } });
    expect(globals.dataLayer).toContainEqual({ event: 'view_search_results', search_term: 'rã', results: 0 });
    const produto = { ...simpleProduct, nome: 'Armação Rã', precoPor: 199.9, categoria: null };
    tracker.setView({
      page: { pagina: listing.pagina, produto },
      produtos: [],
      title: 'Rã',
      path: '/ra.html',
    });
    expect(globals.dataLayer).toContainEqual({
      event: 'view_item',
      ecommerce: {
        currency: 'BRL',
        value: 199.9,
        items: [{ item_id: '7', item_name: 'Armação Rã', item_brand: 'Garoa', price: 199.9, quantity: 1 }],
      },
    });
    expect(globals.WapStore?.produto).toEqual(produto);
  });

  test('TRACK-11: adding to and removing from the cart are reported with items and value', () => {
    const { globals, tracker } = setUpWithPage();
    tracker.setConsent(ACCEPTED);
    tracker.trackCartChange({ before: undefined, after: cart, requested: [wireCartLine('7')] });
    tracker.trackCartChange({ before: cart, after: carrinhoSchema.parse({}), requested: [] });
    const item = { item_id: '7', item_name: 'Armação Rã', item_brand: 'Garoa', price: 199.9 };
    expect(globals.dataLayer?.slice(-4)).toEqual([
      CLEARED,
      {
        event: 'add_to_cart',
        ecommerce: { currency: 'BRL', value: 199.9, items: [{ ...item, quantity: 1 }] },
      },
      CLEARED,
      {
        event: 'remove_from_cart',
        ecommerce: { currency: 'BRL', value: 399.8, items: [{ ...item, quantity: 2 }] },
      },
    ]);
  });

  test('TRACK-11: ecommerce data is cleared between events, so that data of one event does not leak into the next', () => {
    const { globals, tracker } = setUpWithPage();
    tracker.setConsent(statisticsOnly);
    tracker.trackCartChange(added);
    tracker.trackCart('begin_checkout', cart);
    // As in Google's helper: objects and lists are merged key by key, and everything else is replaced.
    const merged: { ecommerce?: { items: object[] } | null } = {};
    const merges = (globals.dataLayer ?? []).flatMap((entry) => {
      if (!('ecommerce' in entry)) return [];
      const { ecommerce } = entry;
      const items = ecommerce && Object.assign([...(merged.ecommerce?.items ?? [])], ecommerce.items);
      merged.ecommerce = ecommerce && { ...merged.ecommerce, ...ecommerce, items: items ?? [] };
      return 'event' in entry ? [[entry.event, merged.ecommerce?.items.length]] : [];
    });
    expect(merges).toEqual([
      ['view_item_list', 2],
      ['add_to_cart', 1],
      ['begin_checkout', 1],
    ]);
  });
});
