import type { ListedProduct, PageData } from '@/lib/catalog/page-view';

/** Page kind and products for marketing automation tools; prices in reais. */
export type MarketingEvent = {
  event: 'marketing_automation';
  marketing: {
    pagina: 'home' | 'categoria' | 'busca' | 'produto';
    moeda: 'BRL';
    termo?: string;
    produtos: { id: number; nome: string; preco: number | null }[];
  };
};

function pageKind({
  busca,
  produto,
  listName,
  pagina,
}: PageData): MarketingEvent['marketing']['pagina'] | null {
  if (produto) return 'produto';
  if (busca) return 'busca';
  if (pagina.secao === 'home') return 'home';
  return listName === undefined ? null : 'categoria';
}

/**
 * Marketing automation event of home, category, search and product views, for tools that subscribe to it in
 * the tag manager; null for other pages.
 */
export function marketingEvent(page: PageData, produtos: readonly ListedProduct[]): MarketingEvent | null {
  const pagina = pageKind(page);
  if (pagina === null) return null;
  const { produto, busca } = page;
  const products = produto
    ? [{ id: produto.id, nome: produto.nome, preco: produto.disponivel ? produto.precoPor : null }]
    : produtos.map(({ id, nome, preco }) => ({ id, nome, preco }));
  return {
    event: 'marketing_automation',
    marketing: { pagina, moeda: 'BRL', ...(busca ? { termo: busca.query } : {}), produtos: products },
  };
}
