import 'server-only';
import { parseHref } from '@/lib/catalog/listing/choices';
import { buildFacets } from '@/lib/catalog/listing/facets';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { ownSizeLinks } from '@/lib/catalog/listing/own-size';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import type { SizeLetter } from '@/lib/catalog/product/fit';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { omit } from '@/lib/platform/canonical-query';
import { withFallback } from '@/lib/platform/optional';
import type { Listagem } from '@/lib/platform/schemas/listing';

/** Words for faces, by matching frame size. */
const FACES: readonly [SizeLetter, RegExp][] = [
  ['P', /(?:para\s+)?rostos?\s+(?:pequen|estreit|fin|mi[uú]d|delicad)os?(?!\p{L})/iu],
  ['M', /(?:para\s+)?rostos?\s+m[eé]dios?(?!\p{L})/iu],
  ['G', /(?:para\s+)?rostos?\s+(?:grandes?|largos?)(?!\p{L})/iu],
];

/**
 * Words for the highest price: 'até 400', 'por menos de R$ 1.200,50'. Numbers with a unit are not prices: 'até 30
 * dias'.
 */
const HIGHEST_PRICE =
  /(?:por\s+)?(?:at[eé]|abaixo\s+de|menos\s+de)\s+(?:r\$\s*)?(\d{1,3}(?:\.\d{3})+|\d{2,6})(?:,\d{1,2})?(?![\d%])(?:\s*reais)?(?!\s*(?:mm|cm|x|graus?|horas?|dias?|m[eê]s|meses|anos?|vezes)\b)(?!\p{L})/iu;

/** Search text for a search with nothing but filters. */
const ALL_FRAMES = 'óculos';

/** Filters named in a search (frame size for a face, highest price in whole reais), and the other words. */
export type NamedFilters = { size: SizeLetter | null; maxPrice: number | null; rest: string };

/** The filters in the text: 'redondo para rosto pequeno até 400' (SEARCH-13, TRY-12); null if it names none. */
export function filtersInSearch(text: string): NamedFilters | null {
  const [size = null, face] = FACES.find(([, words]) => words.test(text)) ?? [];
  const price = HIGHEST_PRICE.exec(text)?.[1];
  if (size === null && price === undefined) return null;
  const rest = [face, HIGHEST_PRICE]
    .reduce((left, words) => (words ? left.replace(words, ' ') : left), text)
    .replace(/\s+/g, ' ')
    .trim();
  const maxPrice = price === undefined ? null : Number(price.replaceAll('.', ''));
  return { size, maxPrice, rest: rest === '' ? ALL_FRAMES : rest };
}

/** A search with the filters that its words name, under the heading that was typed. */
export type FilteredSearch = {
  filters: { size: string | null; maxPrice: number | null };
  page: ListingPage;
  listagem: Listagem;
};

/** The list with the filter for a frame size, and the size's label; null on a platform without such frames. */
async function readOfSize(all: ListingPage, listagem: Listagem, size: SizeLetter) {
  const [link] = ownSizeLinks(buildFacets(all, listagem.conteudo.detalhes).groups, [size]);
  if (!link) return null;
  const page = parseHref(link.href);
  const found = await withFallback(readListingPage('search', page.path, page.query), null);
  return found === null ? null : { page, listagem: found, label: link.label };
}

/**
 * Searches for the other words of a text that names filters. Null for a text without them, a search with filters, and
 * if there are no such products.
 */
export async function readFilteredSearch({ path, query }: ListingPage): Promise<FilteredSearch | null> {
  const typed = query.busca ?? '';
  const named = filtersInSearch(typed);
  if (named === null || Object.keys(omit(query, 'busca', 'order', 'ipp')).length > 0) return null;
  const { size, maxPrice, rest } = named;
  if (size !== null && !currentStorefront().features.measurements) return null;
  const price = maxPrice === null ? {} : { preco: `0-${maxPrice}` };
  const page = { path, query: { ...query, busca: rest, ...price } };
  const listagem = await withFallback(readListingPage('search', path, page.query), null);
  if (listagem === null || listagem.info.total === 0) return null;
  const found = size === null ? { page, listagem, label: null } : await readOfSize(page, listagem, size);
  if (found === null || found.listagem.info.total === 0) return null;
  const conteudo = { ...found.listagem.conteudo, busca: { texto: typed, sugestao: [] } };
  return {
    filters: { size: found.label, maxPrice },
    page: found.page,
    listagem: { ...found.listagem, conteudo },
  };
}
