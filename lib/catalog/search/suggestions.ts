import { type SizedPrices, sizedPricesOf, sizesOf } from '@/lib/catalog/card/card';
import { imageUrl } from '@/lib/catalog/card/pictures';
import { rotaHref } from '@/lib/catalog/hrefs';
import { listedHref, listedPrices } from '@/lib/catalog/product/size-address';
import type { Detalhes } from '@/lib/platform/schemas/listing';
import type { Produto } from '@/lib/platform/schemas/product';
import { formatBRL } from '@/lib/shared/money';

/** Minimum number of characters for suggestions, and number of suggestions shown. */
const MIN_CHARACTERS = 4;
export const SUGGESTION_LIMIT = 5;

/** A suggestion in the list. */
export type Suggestion = {
  id: number;
  nome: string;
  /** Address of the product's page. */
  href: string;
  /** Address of a small picture; '' for none. */
  image: string;
  /** The price to pay, or why there is none. */
  price: string;
  isPixPrice: boolean;
  /** Letters of its front sizes and the prices that differ, as on cards: see sizedPricesOf. */
  sizes?: string;
  sized?: SizedPrices;
};

function suggestionPrice(produto: Produto, size: string): Pick<Suggestion, 'price' | 'isPixPrice'> {
  if (produto.status === 'sobConsulta') return { price: 'Sob consulta', isPixPrice: false };
  const prices = listedPrices(produto, size);
  if (prices === null) return { price: 'Produto indisponível', isPixPrice: false };
  return { price: formatBRL(prices.pix ?? prices.por), isPixPrice: prices.pix !== null };
}

/**
 * The first products as suggestions, skipping those without a name or an address.
 * @param size the size that the search names, which has the price and opens; '' for none
 */
export function toSuggestions(produtos: readonly Produto[], size = ''): Suggestion[] {
  return produtos
    .flatMap((produto) => {
      const path = rotaHref(produto.rota);
      if (path === null || produto.nome === '') return [];
      const href = listedHref(path, produto, size);
      const image = imageUrl(produto.midias.imagens[0], 'small', 'medium');
      const sized = sizedPricesOf(produto, size);
      return [
        {
          id: produto.id,
          nome: produto.nome,
          href,
          image,
          ...suggestionPrice(produto, size),
          ...(sized && { sized, ...sizesOf(produto) }),
        },
      ];
    })
    .slice(0, SUGGESTION_LIMIT);
}

/** A narrower search: '“tartaruga” em Óculos de sol (9)'. */
export type NarrowerSearch = { label: string; href: string };

/** The platform's filter by category, if its searches have one. */
const CATEGORIES = /^categorias?$/i;
const MAX_CATEGORIES = 3;

/** The search `text` in each category that has some of its products, the fullest first. */
export function searchesInCategories(text: string, { filtros, atributos }: Detalhes): NarrowerSearch[] {
  const { valores } = [...filtros, ...atributos].find(({ nome }) => CATEGORIES.test(nome)) ?? { valores: [] };
  if (valores.length < 2) return [];
  return valores
    .toSorted((a, b) => b.quantidade - a.quantidade)
    .flatMap(({ label, quantidade, rota }) => {
      const href = rotaHref(rota);
      const count = quantidade > 0 ? ` (${quantidade})` : '';
      return href === null ? [] : [{ label: `“${text}” em ${label}${count}`, href }];
    })
    .slice(0, MAX_CATEGORIES);
}

/** Trimmed text, or null if it is too short for suggestions. */
export function searchableText(text: string): string | null {
  const trimmed = text.trim();
  return Array.from(trimmed).length >= MIN_CHARACTERS ? trimmed : null;
}

/** Address of the search listing. */
export const searchHref = (text: string) => `/busca?${new URLSearchParams({ busca: text })}`;

/** Part of a name that begins at index `at`. `match` is true for a part that the shopper typed. */
export type HighlightPart = { at: number; text: string; match: boolean };

/**
 * Lower case without accents. The number of characters stays the same, so that positions also apply to the
 * original.
 */
function foldCaseAndAccents(text: string): string {
  return Array.from(text, (character) => {
    const bare = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return bare.length === character.length ? bare : character;
  }).join('');
}

/** Splits `name` where words of `query` begin a word in it, ignoring case and accents. */
export function highlight(name: string, query: string): HighlightPart[] {
  const haystack = foldCaseAndAccents(name);
  const marks = new Array<boolean>(name.length).fill(false);
  for (const word of foldCaseAndAccents(query).split(/\s+/).filter(Boolean)) {
    for (let at = haystack.indexOf(word); at !== -1; at = haystack.indexOf(word, at + 1)) {
      const startsWord = at === 0 || !/[\p{L}\p{N}]/u.test(haystack.charAt(at - 1));
      if (startsWord) marks.fill(true, at, at + word.length);
    }
  }
  const parts: HighlightPart[] = [];
  for (let at = 0; at < name.length; at++) {
    const match = marks[at] === true;
    const last = parts.at(-1);
    if (last?.match === match) last.text += name.charAt(at);
    else parts.push({ at, text: name.charAt(at), match });
  }
  return parts;
}
