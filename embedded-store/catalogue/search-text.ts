import { type SQL, sql } from 'drizzle-orm';
import { products } from '../db/catalogue-tables';
import { wordsOf } from './text';

const stopWords = new Set([
  'a',
  'as',
  'com',
  'da',
  'das',
  'de',
  'do',
  'dos',
  'e',
  'em',
  'o',
  'os',
  'para',
  'por',
  'um',
  'uma',
]);
const MAX_WORDS = 12;

/** The words of a search text as they are looked up: folded, without filler words unless nothing else is left. */
export function searchWords(text: string): string[] {
  const words = wordsOf(text.slice(0, 300));
  const meaning = words.filter((word) => !stopWords.has(word));
  return (meaning.length > 0 ? meaning : words).slice(0, MAX_WORDS);
}

/**
 * Condition that every word occurs, in any inflection the Portuguese stemmer knows; the last word may be
 * unfinished, so that suggestions work while typing (SEARCH-04). Null when the text has no words.
 */
export function matchesText(text: string): SQL | null {
  const words = searchWords(text);
  if (words.length === 0) return null;
  const parts = words.map((word, i) => wordQuery(word, i === words.length - 1));
  return sql`${products.busca} @@ (${sql.join(parts, sql` && `)})`;
}

function wordQuery(word: string, unfinished: boolean): SQL {
  // Words hold letters, digits and inner dots only, so quoting them is enough for to_tsquery.
  const exact = unfinished ? `'${word}':*` : `'${word}'`;
  return sql`(to_tsquery('simple', ${exact}) || plainto_tsquery('portuguese', ${word}))`;
}
