import { formatBRL } from '@/lib/money/format';
import { displayPrices } from '@/lib/money/prices';
import { fileOf } from '@/lib/product/pictures';
import { rotaHref } from '@/lib/routing/shop-href';
import type { Produto } from '@/lib/store-api/schemas/produto';

/** Characters from which suggestions are asked for (SEARCH-04), and how many are shown (SEARCH-05). */
const MIN_CHARACTERS = 4;
export const LIMIT = 5;

/** What a suggestion shows. */
export type Suggestion = {
  id: number;
  nome: string;
  /** The product's own route (SEARCH-07). */
  href: string;
  /** Address of a small picture; '' for none. */
  imagem: string;
  /** Price to pay, or in words why there is none. */
  preco: string;
  noPix: boolean;
};

function priceOf({ status, precos }: Produto): Pick<Suggestion, 'preco' | 'noPix'> {
  if (status === 'sobConsulta') return { preco: 'Sob consulta', noPix: false };
  const prices = status === 'disponivel' ? displayPrices(precos) : null;
  if (prices === null) return { preco: 'Produto indisponível', noPix: false };
  return { preco: formatBRL(prices.pix ?? prices.por), noPix: prices.pix !== null };
}

/** The first products as suggestions; those without a name or an address have nothing to suggest. */
export function suggestionsOf(produtos: readonly Produto[]): Suggestion[] {
  return produtos
    .flatMap((produto) => {
      const href = rotaHref(produto.rota);
      if (href === null || produto.nome === '') return [];
      const imagem = fileOf(produto.midias.imagens[0], 'small', 'medium');
      return [{ id: produto.id, nome: produto.nome, href, imagem, ...priceOf(produto) }];
    })
    .slice(0, LIMIT);
}

/** Text to ask for, or null while it is too short. */
export function askable(text: string): string | null {
  const trimmed = text.trim();
  return Array.from(trimmed).length >= MIN_CHARACTERS ? trimmed : null;
}

/** Address of the search listing (SEARCH-03). */
export const searchHref = (text: string) => `/busca?${new URLSearchParams({ busca: text })}`;
