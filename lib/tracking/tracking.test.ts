/** @jest-environment node */
import { ACCEPTED, REFUSED } from '@/lib/consent/consent';
import { carrinhoSchema } from '@/lib/store-api/schemas/carrinho';
import type { DataLayer } from './data-layer';
import type { PageFacts } from './facts';
import { createPublisher, type View } from './publisher';
import { createTeller } from './teller';
import type { WapStore } from './wap-store';

type TrackingGlobals = { WapStore?: WapStore; dataLayer?: DataLayer };

const cart = carrinhoSchema.parse({
  itens: [
    {
      nome: 'Armação Rã',
      tipo: 'produto',
      quantidade: 2,
      precos: { precoPor: 199.9, total: 399.8 },
      hash: { idProduto: 7, quantidade: 2 },
    },
  ],
});
const user = { id: 9, nomeRazao: 'Ana', email: 'ana@exemplo.test', logado: true };

const listing: PageFacts = {
  pagina: { nome: 'Solar', secao: 'listagem-produtos', subsecao: 'categoria', total: 1, atual: 2 },
  lista: 'Solar',
  categoria: { id: 3, nome: 'Solar', url: 'https://loja.test/solar' },
};
const produtos = [
  { id: 7, nome: 'Armação Rã', href: '/ra.html', marca: 'Garoa', preco: 199.9 },
  { id: 8, nome: 'Sob medida', href: '/sob-medida.html', marca: '', preco: null },
];
const view: View = { page: listing, produtos, title: 'Solar | Loja', path: '/solar' };

/** Publisher and teller as components/tracking/tracking-host.tsx puts them together. */
function setUp(container: string | null = 'GTM-ABC123') {
  const globals: TrackingGlobals = {};
  const loadContainer = jest.fn();
  const endTags = jest.fn();
  const teller = createTeller({ globals, container, loadContainer, endTags, now: () => 1_956 });
  const publisher = createPublisher({ globals, onPublished: teller.tell });
  return { globals, loadContainer, endTags, tracker: { ...publisher, ...teller } };
}

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
const added = { before: carrinhoSchema.parse({}), after: cart, asked: [] };
const statisticsOnly = { preferencias: false, estatistica: true, marketing: false };
const marketingOnly = { preferencias: false, estatistica: false, marketing: true };

const eventsOf = ({ dataLayer = [] }: TrackingGlobals) =>
  dataLayer.flatMap((entry) => ('event' in entry ? [entry.event] : []));

describe('window.WapStore', () => {
  test.each([
    [
      'view',
      (t: ReturnType<typeof setUp>['tracker']) => [
        () => t.setCart(cart),
        () => t.setUser(user),
        () => t.show(view),
      ],
    ],
    [
      'cart',
      (t: ReturnType<typeof setUp>['tracker']) => [
        () => t.show(view),
        () => t.setUser(user),
        () => t.setCart(cart),
      ],
    ],
    [
      'visitor',
      (t: ReturnType<typeof setUp>['tracker']) => [
        () => t.show(view),
        () => t.setCart(cart),
        () => t.setUser(user),
      ],
    ],
  ])('TRACK-02: nothing is published until the %s has arrived too', (_last, stepsOf) => {
    const { globals, tracker } = setUp();
    const [first, second, third] = stepsOf(tracker);
    first?.();
    second?.();
    expect(globals.WapStore).toBeUndefined();
    third?.();
    expect(globals.WapStore?.pagina.nome).toBe('Solar');
  });

  test('TRACK-01, TRACK-03, TRACK-04, TRACK-05, TRACK-06, TRACK-07, TRACK-08, TRACK-10: the keys of the spec, unused parts empty', () => {
    const { globals, tracker } = setUp();
    tracker.show(view);
    tracker.setCart(cart);
    tracker.setUser(user);
    expect(globals.WapStore).toEqual({
      pagina: { nome: 'Solar', secao: 'listagem-produtos', subsecao: 'categoria', total: 1, atual: 2 },
      usuario: { id: 9, nome: 'Ana', email: 'ana@exemplo.test', logado: true },
      carrinho: {
        produtos: [{ id: 7, nome: 'Armação Rã', quantidade: 2, preco: 199.9 }],
        quantidade: 1,
        frete: [],
        valores: { subtotal: 399.8, frete: 0, embalagem: 0, total: 399.8 },
      },
      categoria: { id: 3, nome: 'Solar', url: 'https://loja.test/solar' },
      categoriaSecundaria: {},
      marca: {},
      busca: {},
      listagem: {
        produtos: [
          { id: 7, nome: 'Armação Rã' },
          { id: 8, nome: 'Sob medida' },
        ],
      },
      produto: {},
      pedido: {},
    });
  });

  test('A-75: published again on each navigation, and told without consent, since it leaves nobody', () => {
    const { globals, tracker } = setUp();
    tracker.setCart(cart);
    tracker.setUser(user);
    tracker.show(view);
    tracker.show({ ...view, page: { ...listing, busca: { query: 'rã', resultados: 2 } } });
    expect(globals.WapStore?.busca).toEqual({ query: 'rã', resultados: 2 });
    expect(globals.dataLayer).toBeUndefined();
  });
});

describe('window.dataLayer', () => {
  function arrived() {
    const set = setUp();
    set.tracker.setCart(cart);
    set.tracker.setUser(user);
    set.tracker.show(view);
    return set;
  }

  test('L10: no entry and no tag before consent, nor after a refusal', () => {
    const { globals, loadContainer, tracker } = arrived();
    tracker.cartChanged(added);
    tracker.setConsent(REFUSED);
    tracker.show({ ...view, page: { ...listing } });
    tracker.cartSeen('view_cart', cart);
    tracker.selected('/ra.html', 'Solar');
    expect(globals.dataLayer).toBeUndefined();
    expect(loadContainer).not.toHaveBeenCalled();
  });

  test('TRACK-11, TRACK-12, L10: accepting says what is denied, then what is granted, starts the container once, then tells the page', () => {
    const { globals, loadContainer, tracker } = arrived();
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

  test('TRACK-12: a shop without a container tells its events and starts none', () => {
    const { globals, loadContainer, tracker } = setUp(null);
    tracker.setConsent(ACCEPTED);
    expect(loadContainer).not.toHaveBeenCalled();
    expect(eventsOf(globals)).toEqual([]);
    expect(globals.dataLayer).toHaveLength(3);
  });

  test('L10: statistics alone tell no automation, marketing alone no statistics; each follows when it is allowed', () => {
    const { globals, tracker } = arrived();
    tracker.setConsent(statisticsOnly);
    expect(eventsOf(globals)).toEqual(['gtm.js', 'WapstoreVirtualPageView', 'view_item_list']);
    tracker.setConsent(ACCEPTED);
    expect(eventsOf(globals)).toEqual([
      'gtm.js',
      'WapstoreVirtualPageView',
      'view_item_list',
      'marketing_automation',
    ]);
    const marketing = arrived();
    marketing.tracker.setConsent(marketingOnly);
    marketing.tracker.cartChanged(added);
    expect(eventsOf(marketing.globals)).toEqual(['gtm.js', 'marketing_automation']);
  });

  test('L10: taking consent back denies everything, ends the tags and the events', () => {
    const { globals, endTags, tracker } = arrived();
    tracker.setConsent(ACCEPTED);
    expect(endTags).not.toHaveBeenCalled();
    tracker.setConsent(REFUSED);
    expect(globals.dataLayer?.at(-1)).toMatchObject({ 1: 'update', 2: { ad_storage: 'denied' } });
    expect(endTags).toHaveBeenCalledWith(REFUSED);
    const length = globals.dataLayer?.length;
    tracker.show({ ...view, page: { ...listing } });
    tracker.cartChanged(added);
    expect(globals.dataLayer).toHaveLength(length ?? 0);
  });

  test('L10: the same choice once more says nothing again', () => {
    const { globals, tracker } = arrived();
    tracker.setConsent(ACCEPTED);
    const length = globals.dataLayer?.length;
    tracker.setConsent({ ...ACCEPTED });
    expect(globals.dataLayer).toHaveLength(length ?? 0);
  });

  test('L10: taking one purpose back ends its tags; allowing more ends none', () => {
    const { endTags, tracker } = arrived();
    tracker.setConsent(marketingOnly);
    tracker.setConsent(ACCEPTED);
    expect(endTags).not.toHaveBeenCalled();
    tracker.setConsent(statisticsOnly);
    expect(endTags).toHaveBeenCalledWith(statisticsOnly);
  });

  test('TRACK-08, TRACK-11: products that come later are told alone, with their places in the list', () => {
    const { globals, tracker } = arrived();
    tracker.setConsent(ACCEPTED);
    const before = globals.dataLayer?.length ?? 0;
    const late = { id: 9, nome: 'Tardia', href: '/tardia.html', marca: '', preco: 50 };
    tracker.show({ ...view, produtos: [...produtos, late] });
    const item = { item_id: '9', item_name: 'Tardia', item_list_name: 'Solar', index: 2, price: 50 };
    expect(globals.dataLayer?.slice(before)).toEqual([
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

  test('TRACK-11: on a later page of a list places go on; choosing a product tells its place', () => {
    const { globals, tracker } = arrived();
    tracker.setConsent(statisticsOnly);
    tracker.show({ ...view, page: { ...listing, antes: 12 } });
    const placed = ITEMS.map((item, index) => ({ ...item, index: 12 + index }));
    expect(globals.dataLayer?.at(-1)).toMatchObject({ ecommerce: { items: placed } });
    tracker.selected('/sob-medida.html', 'Outro título');
    expect(globals.dataLayer?.at(-1)).toEqual({
      event: 'select_item',
      ecommerce: { currency: 'BRL', item_list_name: 'Solar', items: [placed[1]] },
    });
    const length = globals.dataLayer?.length;
    tracker.selected('/fora-da-lista.html', 'Solar');
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
  ])('TRACK-11: the shop goes on when dataLayer %s', (_what, dataLayer) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { globals, tracker } = arrived();
    Object.assign(globals, { dataLayer });
    expect(() => {
      tracker.setConsent(ACCEPTED);
      tracker.cartChanged(added);
    }).not.toThrow();
    warn.mockRestore();
  });

  test('TRACK-01: what a tag does to WapStore reaches neither the page nor the next one', () => {
    const { globals, tracker } = arrived();
    Object.assign(globals.WapStore?.pagina ?? {}, { nome: 'estragado' });
    tracker.setCart(cart);
    expect(globals.WapStore?.pagina.nome).toBe('Solar');
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    Object.freeze(globals);
    expect(() => tracker.setCart(carrinhoSchema.parse({}))).not.toThrow();
    warn.mockRestore();
  });

  test('TRACK-11: a view is told once, however often cart and visitor change', () => {
    const { globals, tracker } = arrived();
    tracker.setConsent(ACCEPTED);
    tracker.setCart(carrinhoSchema.parse({}));
    tracker.setUser({ ...user, logado: false });
    tracker.show({ ...view });
    expect(eventsOf(globals).filter((event) => event === 'WapstoreVirtualPageView')).toHaveLength(1);
  });

  test('TRACK-11: search and product views in GA4 names, with values in BRL', () => {
    const { globals, tracker } = arrived();
    tracker.setConsent(ACCEPTED);
    tracker.show({ ...view, produtos: [], page: { ...listing, busca: { query: 'rã', resultados: 0 } } });
    expect(globals.dataLayer).toContainEqual({ event: 'view_search_results', search_term: 'rã', results: 0 });
    const produto = {
      id: 7,
      sku: 'R7',
      nome: 'Armação Rã',
      tipo: 'simples',
      disponivel: true,
      venda: true,
      marca: 'Garoa',
      precoDe: 249.9,
      precoPor: 199.9,
      parcelamento: { parcelas: 10, valor: 19.99 },
      atributos: { unico: {}, simples: {} },
      categoria: null,
      url: 'https://loja.test/ra.html',
    } as const;
    tracker.show({ page: { pagina: listing.pagina, produto }, produtos: [], title: 'Rã', path: '/ra.html' });
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

  test('TRACK-11: adding and taking out, with the pieces and their value', () => {
    const { globals, tracker } = arrived();
    tracker.setConsent(ACCEPTED);
    const itens = [
      {
        idProduto: '7',
        idAtributoSimples: '0',
        idUnidadeVenda: '0',
        idArmazem: '0',
        quantidade: '1',
        adicional: '',
        parametros: '',
      },
    ];
    tracker.cartChanged({ before: undefined, after: cart, asked: itens });
    tracker.cartChanged({ before: cart, after: carrinhoSchema.parse({}), asked: [] });
    const piece = { item_id: '7', item_name: 'Armação Rã', price: 199.9 };
    expect(globals.dataLayer?.slice(-2)).toEqual([
      {
        event: 'add_to_cart',
        ecommerce: { currency: 'BRL', value: 199.9, items: [{ ...piece, quantity: 1 }] },
      },
      {
        event: 'remove_from_cart',
        ecommerce: { currency: 'BRL', value: 399.8, items: [{ ...piece, quantity: 2 }] },
      },
    ]);
  });
});
