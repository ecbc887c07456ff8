import 'server-only';
import type { ListingPage } from '@/lib/catalog/listing/links';
import {
  hasFewResults,
  type NearMatch,
  newModels,
  type Relaxed,
  readNearMatches,
} from '@/lib/catalog/listing/near-matches';
import { modelOrProductId } from '@/lib/catalog/product/model-id';
import { readProductShowcase } from '@/lib/catalog/product/read-product';
import { listingHref, omit } from '@/lib/platform/canonical-query';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { displayPrices } from '@/lib/platform/prices';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { Produto } from '@/lib/platform/schemas/product';
import { isSmall } from './wider-search';

/** Further products after a list with few results: near matches or, without any, similar products. */
export type NearSearches = { matches: readonly NearMatch[]; similar: readonly Produto[] };

/** Small words at the beginning and at the end belong to a removed word: 'para' of 'óculos para dirigir'. */
function withoutOuterSmall(words: readonly string[]): readonly string[] {
  const isMeaning = (word: string) => !isSmall(word);
  return words.slice(Math.max(0, words.findIndex(isMeaning)), words.findLastIndex(isMeaning) + 1);
}

/** The time grows with the square of the words: thousands of them in an address took seconds of the processor. */
const MAX_WORDS = 20;

/** The searches for `text` without each of its words, the last word first, because it usually narrows most. */
export function shorterSearches({ path, query }: ListingPage, text: string): Relaxed[] {
  const words = text.trim().split(/\s+/);
  // A shorter text could be about what the shopper does not want.
  if (words.length > MAX_WORDS || words.some((word) => word.toLowerCase() === 'sem')) return [];
  const shorter = words.flatMap((word, index): Relaxed[] => {
    const others = withoutOuterSmall(words.toSpliced(index, 1));
    if (isSmall(word) || others.length === 0) return [];
    const href = listingHref(path, { ...omit(query, 'pg'), busca: others.join(' ') });
    return [{ labels: [word], href, size: '' }];
  });
  return shorter.toReversed();
}

/** A whole row of a wide screen may also be followed by similar products: nothing else is next to the filters. */
const MAX_MODELS = 4;

/** How many times as expensive, or as cheap, one product is as another; infinite without prices. */
function priceRatio(a: Produto, b: Produto): number {
  const [low = 0, high = 0] = [a, b]
    .map(({ precos }) => displayPrices(precos)?.por ?? 0)
    .toSorted((x, y) => x - y);
  return low > 0 ? high / low : Number.POSITIVE_INFINITY;
}

/**
 * The products to show below a list with few results: near matches or, without any, products that the platform recommends
 * with the first one, those with a similar price first.
 * @param text that found them; undefined for a list that is no search
 */
export async function readNearSearches(
  level: ListingLevel,
  page: ListingPage,
  listing: Listagem,
  text?: string,
): Promise<NearSearches> {
  const shorter = text === undefined ? [] : shorterSearches(page, text);
  const matches = await readNearMatches(level, page, listing, shorter);
  const { produtos } = listing.conteudo;
  const [first] = produtos;
  if (matches.length > 0 || first === undefined || !hasFewResults(listing, MAX_MODELS))
    return { matches, similar: [] };
  const related = await readProductShowcase('produto-detalhe-relacionados', first.id);
  const nearest = (related?.produtos ?? []).toSorted((a, b) => priceRatio(a, first) - priceRatio(b, first));
  return { matches, similar: newModels(nearest, new Set(produtos.map(modelOrProductId))) };
}
