import type { PageData, TrackedProduct } from '@/lib/catalog/page-view';
import { carrinhoSchema } from '@/lib/platform/schemas/cart';
import { createAnalytics } from './analytics';
import type { DataLayer } from './data-layer';
import type { WapStore } from './wap-store';
import { createWapStorePublisher, type PublishedView } from './wap-store';

export type TrackingGlobals = { WapStore?: WapStore; dataLayer?: DataLayer };

/** A cart; for tests. */
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
/** A customer; for tests. */
export const user = { id: 9, nomeRazao: 'Ana', email: 'ana@exemplo.test', logado: true };

/** Second page of a listing; for tests. */
export const listing: PageData = {
  pagina: { nome: 'Solar', secao: 'listagem-produtos', subsecao: 'categoria', total: 1, atual: 2 },
  listName: 'Solar',
  categoria: { id: 3, nome: 'Solar', url: 'https://loja.test/solar' },
};
export const produtos = [
  { id: 7, nome: 'Armação Rã', href: '/ra.html', marca: 'Garoa', preco: 199.9 },
  { id: 8, nome: 'Sob medida', href: '/sob-medida.html', marca: '', preco: null },
];
export const view: PublishedView = { page: listing, produtos, title: 'Solar | Loja', path: '/solar' };

/** The product of a product page; for tests. */
export const simpleProduct = {
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

/** Publisher and analytics, wired as in components/analytics/analytics-host.tsx. */
export function setUp(container: string | null = 'GTM-ABC123') {
  const globals: TrackingGlobals = {};
  const loadContainer = jest.fn();
  const endTags = jest.fn();
  const analytics = createAnalytics({ globals, container, loadContainer, endTags, now: () => 1_956 });
  const publisher = createWapStorePublisher({ globals, onPublished: analytics.track });
  return { globals, loadContainer, endTags, tracker: { ...publisher, ...analytics } };
}

/** Like `setUp`, but cart, visitor and page are already known. */
export function setUpWithPage(container?: string | null) {
  const context = setUp(container);
  context.tracker.setCart(cart);
  context.tracker.setUser(user);
  context.tracker.setView(view);
  return context;
}
