import 'server-only';
import { listingQuery, searchQuery } from '@/lib/platform/address';
import { DEFAULT_ORDER } from '@/lib/platform/canonical-query';
import type { CallOptions } from '@/lib/platform/http';
import { type Listagem, listagemDeListasSchema } from '@/lib/platform/schemas/listing';
import { type ListWindow, readInParts, readProducts } from './list-parts';
import { readContent, withoutList } from './page-content';

export const LISTING_LEVELS = ['category', 'brand', 'landing-page', 'search'] as const;
export type ListingLevel = (typeof LISTING_LEVELS)[number];

/** A search with the text of its address, for platforms that do not repeat it. */
function withSearchText(listing: Listagem, pathWithQuery: string): Listagem {
  const { conteudo } = listing;
  if (conteudo.busca && conteudo.busca.texto.trim() !== '') return listing;
  const texto = new URL(pathWithQuery, 'http://shop.invalid').searchParams.get('busca') ?? '';
  return {
    ...listing,
    conteudo: { ...conteudo, busca: { texto, sugestao: conteudo.busca?.sugestao ?? [] } },
  };
}

/** A category with its name and id from the category menu, for platforms that send them only there. */
function withCategory(listing: Listagem): Listagem {
  const { conteudo } = listing;
  const { atual } = conteudo.detalhes.categorias;
  if (conteudo.categoria !== null || atual === null || atual.nome === '') return listing;
  return {
    ...listing,
    conteudo: { ...conteudo, categoria: { id: atual.id, nome: atual.nome, descricao: '' } },
  };
}

/**
 * Products of a listing page. The parameters of its address act as filters. `offset` and `limit` count
 * products.
 * @throws StoreApiError
 */
export async function readListing(
  level: ListingLevel,
  pathWithQuery: string,
  offset: number,
  limit: number,
  options?: CallOptions,
): Promise<Listagem> {
  const toQuery = level === 'search' ? searchQuery : listingQuery;
  const pathOf = (part: ListWindow) => `url/product/listing/${level}?${toQuery(pathWithQuery, part)}`;
  const listing = await readProducts(pathOf, { offset, limit }, options);
  if (level === 'category') return withCategory(listing);
  return level === 'search' ? withSearchText(listing, pathWithQuery) : listing;
}

/**
 * The index of kits, sorted by popularity unless the address has another order.
 * @throws StoreApiError
 */
export function readKitIndex(pathWithQuery: string, offset: number, limit: number, options?: CallOptions) {
  return readInParts(
    (part) => {
      const query = listingQuery(pathWithQuery, part, DEFAULT_ORDER);
      return readContent(listagemDeListasSchema, { path: `url/list/listing?${query}` }, withoutList, options);
    },
    { offset, limit },
    (first, { conteudo: { listas, produtos } }) => ({
      ...first,
      conteudo: {
        ...first.conteudo,
        listas: [...first.conteudo.listas, ...listas],
        produtos: [...first.conteudo.produtos, ...produtos],
      },
    }),
  );
}
