import type { ListedProduct, PageFacts } from './facts';

/** What a marketing automation tool is told: a page kind and the products on it, prices in reais. */
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
  lista,
  pagina,
}: PageFacts): MarketingEvent['marketing']['pagina'] | null {
  if (produto) return 'produto';
  if (busca) return 'busca';
  if (pagina.secao === 'home') return 'home';
  return lista === undefined ? null : 'categoria';
}

/**
 * The one adapter between the shop and marketing automation (TRACK-11): home, category, search and product views
 * with their products. Tools subscribe to it in the tag manager; null for pages they do not care about.
 */
export function marketingEvent(page: PageFacts, produtos: readonly ListedProduct[]): MarketingEvent | null {
  const pagina = pageKind(page);
  if (pagina === null) return null;
  const { produto, busca } = page;
  const seen = produto
    ? [{ id: produto.id, nome: produto.nome, preco: produto.disponivel ? produto.precoPor : null }]
    : produtos.map(({ id, nome, preco }) => ({ id, nome, preco }));
  return {
    event: 'marketing_automation',
    marketing: { pagina, moeda: 'BRL', ...(busca ? { termo: busca.query } : {}), produtos: seen },
  };
}
