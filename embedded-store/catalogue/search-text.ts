import { type SQL, sql } from 'drizzle-orm';
import { products } from '../db/catalogue-tables';
import { splitWords } from './text';

export const stopWords: ReadonlySet<string> = new Set(
  'a as com da das de do dos e em o os para por pra um uma'.split(' '),
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

/** Plural endings that the stemmer does not recognise without accents, each with its singular. */
const PLURALS = [
  [/[oa]es$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/uis$/, 'ul'],
  [/ns$/, 'm'],
] as const;

/** A word and, if it may be an irregular plural, its singular: armacoes, armacao. */
function formsOf(word: string): string[] {
  const irregular = PLURALS.find(([plural]) => plural.test(word));
  if (irregular === undefined) return [word];
  const [plural, singular] = irregular;
  return [word, word.replace(plural, singular)];
}

function wordQuery(word: string, isPrefix: boolean): SQL {
  // Terms only contain letters, digits and inner dots, so quoting makes them safe for to_tsquery.
  const exact = isPrefix ? `'${word}':*` : `'${word}'`;
  const forms = formsOf(word).map((form) => sql`plainto_tsquery('portuguese', ${form})`);
  return sql`(to_tsquery('simple', ${exact}) || ${sql.join(forms, sql` || `)})`;
}
