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
  { id: 7, nome: 'Armação Rã', marca: 'Garoa', preco: 199.9 },
  { id: 8, nome: 'Sob medida', marca: '', preco: null },
];
const view: View = { page: listing, produtos, title: 'Solar | Loja', path: '/solar' };

/** Publisher and teller as components/tracking/tracking-host.tsx puts them together. */
function setUp() {
  const globals: TrackingGlobals = {};
  const loadTags = jest.fn();
  const forgetTags = jest.fn();
  const teller = createTeller({ globals, loadTags, forgetTags });
  const publisher = createPublisher({ globals, onPublished: teller.tell });
  return { globals, loadTags, forgetTags, tracker: { ...publisher, ...teller } };
}

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

  test('TRACK-01, TRACK-03 to TRACK-08, TRACK-10: the keys of the spec, unused parts empty', () => {
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
    const { globals, loadTags, tracker } = arrived();
    tracker.cartChanged({ type: 'added', carrinho: { tipo: 'produto', itens: [] }, cart });
    tracker.setConsent(REFUSED);
    tracker.show({ ...view, page: { ...listing } });
    expect(globals.dataLayer).toBeUndefined();
    expect(loadTags).not.toHaveBeenCalled();
  });

  test('TRACK-11, L10: accepting says what is granted first, loads the tags once, then tells the page', () => {
    const { globals, loadTags, tracker } = arrived();
    tracker.setConsent(ACCEPTED);
    const [first, second, ...events] = globals.dataLayer ?? [];
    expect(first).toMatchObject({ 0: 'consent', 1: 'default', 2: { analytics_storage: 'denied' } });
    expect(Object.prototype.toString.call(first)).toBe('[object Arguments]');
    expect(second).toMatchObject({ 0: 'consent', 1: 'update', 2: { analytics_storage: 'granted' } });
    expect(events).toEqual([
      { event: 'WapstoreVirtualPageView', title: 'Solar | Loja', page: '/solar' },
      {
        event: 'view_item_list',
        ecommerce: {
          currency: 'BRL',
          item_list_name: 'Solar',
          items: [
            {
              item_id: '7',
              item_name: 'Armação Rã',
              item_brand: 'Garoa',
              item_list_name: 'Solar',
              index: 0,
              price: 199.9,
            },
            { item_id: '8', item_name: 'Sob medida', item_list_name: 'Solar', index: 1 },
          ],
        },
      },
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
    tracker.setConsent({ estatistica: true, marketing: false });
    expect(loadTags).toHaveBeenCalledTimes(1);
  });

  test('L10: statistics alone tell no automation, marketing alone no statistics', () => {
    const statistics = arrived();
    statistics.tracker.setConsent({ estatistica: true, marketing: false });
    expect(eventsOf(statistics.globals)).toEqual(['WapstoreVirtualPageView', 'view_item_list']);
    const marketing = arrived();
    marketing.tracker.setConsent({ estatistica: false, marketing: true });
    expect(eventsOf(marketing.globals)).toEqual(['marketing_automation']);
  });

  test('L10: taking consent back denies everything, deletes what tags stored and ends the events', () => {
    const { globals, forgetTags, tracker } = arrived();
    tracker.setConsent(ACCEPTED);
    tracker.setConsent(REFUSED);
    expect(globals.dataLayer?.at(-1)).toMatchObject({ 1: 'update', 2: { ad_storage: 'denied' } });
    expect(forgetTags).toHaveBeenCalledTimes(1);
    const length = globals.dataLayer?.length;
    tracker.show({ ...view, page: { ...listing } });
    expect(globals.dataLayer).toHaveLength(length ?? 0);
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
    tracker.cartChanged({ type: 'added', carrinho: { tipo: 'produto', itens }, cart });
    const [line] = cart.itens;
    if (!line) throw new Error('no line');
    tracker.cartChanged({ type: 'removed', item: line });
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
