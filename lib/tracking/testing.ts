import { carrinhoSchema } from '@/lib/store-api/schemas/carrinho';
import type { DataLayer } from './data-layer';
import type { PageFacts, TrackedProduct } from './facts';
import { createPublisher, type View } from './publisher';
import { createTeller } from './teller';
import type { WapStore } from './wap-store';

export type TrackingGlobals = { WapStore?: WapStore; dataLayer?: DataLayer };

/** Cart as the platform tells it; for tests. */
export const cart = carrinhoSchema.parse({
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
/** Visitor as the platform tells it; for tests. */
export const user = { id: 9, nomeRazao: 'Ana', email: 'ana@exemplo.test', logado: true };

/** Second page of a listing, its products and how it is shown; for tests. */
export const listing: PageFacts = {
  pagina: { nome: 'Solar', secao: 'listagem-produtos', subsecao: 'categoria', total: 1, atual: 2 },
  lista: 'Solar',
  categoria: { id: 3, nome: 'Solar', url: 'https://loja.test/solar' },
};
export const produtos = [
  { id: 7, nome: 'Armação Rã', href: '/ra.html', marca: 'Garoa', preco: 199.9 },
  { id: 8, nome: 'Sob medida', href: '/sob-medida.html', marca: '', preco: null },
];
export const view: View = { page: listing, produtos, title: 'Solar | Loja', path: '/solar' };

/** A product page's product; for tests. */
export const soldAlone = {
  id: 7,
  sku: 'SER-7',
  nome: 'Armação Serra',
  tipo: 'simples',
  disponivel: true,
  venda: true,
  marca: 'Garoa',
  precoDe: 449.9,
  precoPor: 449.9,
  parcelamento: { parcelas: 1, valor: 449.9 },
  atributos: { unico: {}, simples: {} },
  categoria: { id: 3, nome: 'Armações', nivel: 2, taxonomia: [] },
  url: 'https://loja.test/serra.html',
} satisfies TrackedProduct;

/** Publisher and teller as components/tracking/tracking-host.tsx puts them together. */
export function setUp(container: string | null = 'GTM-ABC123') {
  const globals: TrackingGlobals = {};
  const loadContainer = jest.fn();
  const endTags = jest.fn();
  const teller = createTeller({ globals, container, loadContainer, endTags, now: () => 1_956 });
  const publisher = createPublisher({ globals, onPublished: teller.tell });
  return { globals, loadContainer, endTags, tracker: { ...publisher, ...teller } };
}

/** The same once cart, visitor and page have arrived. */
export function arrived() {
  const set = setUp();
  set.tracker.setCart(cart);
  set.tracker.setUser(user);
  set.tracker.show(view);
  return set;
}
