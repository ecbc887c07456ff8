import { type SQL, sql } from 'drizzle-orm';
import { products } from '../db/catalogue-tables';
import { splitWords } from './text';

export const stopWords: ReadonlySet<string> = new Set(
  'a as com da das de do dos e em o os para por um uma'.split(' '),
);
const MAX_WORDS = 12;

/** Search terms of a text: folded, without stop words unless nothing else is left. */
export function searchWords(text: string): string[] {
  const words = splitWords(text.slice(0, 300));
  const meaning = words.filter((word) => !stopWords.has(word));
  return (meaning.length > 0 ? meaning : words).slice(0, MAX_WORDS);
}

/**
 * SQL condition that every term occurs, in any form that the Portuguese stemmer recognises. The last term may
 * be a prefix, so that suggestions work while the shopper types. Null if the text has no terms.
 */
export function matchesText(text: string): SQL | null {
  const words = searchWords(text);
  if (words.length === 0) return null;
  const parts = words.map((word, i) => wordQuery(word, i === words.length - 1));
  return sql`${products.busca} @@ (${sql.join(parts, sql` && `)})`;
}

function wordQuery(word: string, isPrefix: boolean): SQL {
  // Terms only contain letters, digits and inner dots, so quoting makes them safe for to_tsquery.
  const exact = isPrefix ? `'${word}':*` : `'${word}'`;
  return sql`(to_tsquery('simple', ${exact}) || plainto_tsquery('portuguese', ${word}))`;
}
