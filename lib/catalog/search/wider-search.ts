import 'server-only';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { omit } from '@/lib/platform/canonical-query';
import { withFallback } from '@/lib/platform/optional';
import type { Listagem } from '@/lib/platform/schemas/listing';
import { foldText, wordsOf } from '@/lib/shared/fold-text';
import { correctedSearch } from './corrected-search';
import { filtersInSearch } from './named-filters';

/** Extra calls that a search without results may make. */
const MAX_RETRIES = 2;

/** Words that mean nothing on their own in a search. */
const SMALL_WORDS = new Set(
  'a à acima abaixo as às até com da das de do dos e em entre mais menos o os para por r$ sem'.split(' '),
);

export const isSmall = (word: string) => SMALL_WORDS.has(word.toLowerCase());

/** How shoppers name the people for whom shops have categories with other names. */
const PEOPLE: readonly [RegExp, string][] = [
  [/(?<!\p{L})(?:mulher(?:es)?|mo[cç]as?|senhoras?)(?!\p{L})/giu, 'feminino'],
  [/(?<!\p{L})(?:homens?|homem|senhores)(?!\p{L})/giu, 'masculino'],
  [/(?<!\p{L})(?:crian[cç]as?|menin[oa]s?|beb[eê]s?)(?!\p{L})/giu, 'infantil'],
];

/** The text in the words of categories: 'óculos feminino' for 'óculos de mulher'; the same text if it names nobody. */
function inWordsOfShop(text: string): string {
  const [words, name = ''] = PEOPLE.find(([pattern]) => text.search(pattern) >= 0) ?? [];
  if (!words) return text;
  const others = text
    .replace(words, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !isSmall(word) && foldText(word) !== name);
  return [...others, name].join(' ');
}

/** The words before small ones at the end: 'óculos' for 'óculos de'. */
const withoutSmallEnd = (words: readonly string[]) =>
  words.slice(0, words.findLastIndex((word) => !isSmall(word)) + 1);

/**
 * Texts to try if one finds nothing, the most promising first: the text without filters, the platform's suggestions,
 * the text in the words of categories, the text without its last word, which usually narrows it, and a single word: the
 * first, or the other one of two. A word after 'sem' is never searched alone: it is what the shopper does not want.
 */
export function widerTexts(text: string, suggested: readonly string[]): string[] {
  const named = filtersInSearch(text, { hasSizes: currentStorefront().features.measurements });
  if (named) return [...new Set([named.rest, ...widerTexts(named.rest, suggested)])].slice(0, MAX_RETRIES);
  const words = text.trim().split(/\s+/);
  const wanted = words.filter((word, index) => !isSmall(word) && words[index - 1]?.toLowerCase() !== 'sem');
  const alone = words.length === 2 ? wanted.slice(-1) : wanted.slice(0, 1);
  const shorter = [withoutSmallEnd(words.slice(0, -1)), alone].map((part) => part.join(' '));
  const isNew = (option: string) => wordsOf(option).join(' ') !== wordsOf(text).join(' ');
  const hasMeaning = (option: string) => option.split(/\s+/).some((word) => word !== '' && !isSmall(word));
  const options = [suggested[0] ?? '', inWordsOfShop(text), ...shorter].filter(
    (option) => isNew(option) && hasMeaning(option),
  );
  return [...new Set(options)].slice(0, MAX_RETRIES);
}

/** The results for `text`, which is wider than the typed one. */
type WiderSearch = { text: string; page: ListingPage; listing: Listagem };

/**
 * If a search finds nothing, searches again with a wider text; null if it found something, has filters or is beyond
 * the first page, or if no wider text helps. If the platform corrects a text itself, its correction is accepted.
 */
export async function readWiderSearch(page: ListingPage, listing: Listagem): Promise<WiderSearch | null> {
  const typed = page.query.busca?.trim() ?? '';
  const { busca } = listing.conteudo;
  const isNarrowed = Object.keys(omit(page.query, 'busca', 'order', 'ipp')).length > 0;
  if (typed === '' || listing.info.total > 0 || isNarrowed) return null;
  for (const text of widerTexts(typed, busca?.sugestao ?? [])) {
    const wider = { ...page, query: { ...page.query, busca: text } };
    const found = await withFallback(readListingPage('search', wider.path, wider.query), null);
    if (found !== null && found.info.total > 0) return { text, page: wider, listing: found };
  }
  return null;
}

/**
 * The result of a search that the shop's help pages answer (SEARCH-12), without the products for the text that the
 * platform guessed instead.
 */
export function withoutGuess(page: ListingPage, listing: Listagem): Listagem {
  if (correctedSearch(page.query.busca ?? '', listing) === null) return listing;
  const { conteudo, info } = listing;
  return {
    ...listing,
    conteudo: { ...conteudo, produtos: [], busca: { texto: page.query.busca ?? '', sugestao: [] } },
    info: { ...info, total: 0, exibindo: 0 },
  };
}
