import { sql } from 'drizzle-orm';
import type { StoreContext } from '../context';
import { products } from '../db/catalogue-tables';
import { type BitSet, emptySet, include, intersects } from './bit-set';
import { matchesText, searchWords } from './search-text';
import { correctedText } from './spelling';

/** Products found, and the text that found them. */
export type SearchResult = { text: string; matches: BitSet };

/**
 * Searches the catalogue. If a text finds nothing, its unknown words are corrected and the search is repeated
 * once. If that finds nothing either, the result has the original text.
 */
export async function searchProducts(ctx: StoreContext, text: string): Promise<SearchResult> {
  const matches = await textMatches(ctx, text);
  if (intersects(matches, ctx.index.all)) return { text, matches };
  const corrected = correctedText(ctx.vocabulary, text);
  if (corrected === text) return { text, matches };
  const correctedMatches = await textMatches(ctx, corrected);
  return intersects(correctedMatches, ctx.index.all)
    ? { text: corrected, matches: correctedMatches }
    : { text, matches };
}

/** Results of a text search. They are cached, because pages and filters of a search repeat it. */
function textMatches(ctx: StoreContext, text: string): Promise<BitSet> {
  return ctx.searches(searchWords(text).join(' '), async () => {
    const found = emptySet(ctx.index.size);
    const condition = matchesText(text);
    if (!condition) return found;
    // A single long text is read several times faster than the same data as rows.
    const [row] = await ctx.db
      .select({ ids: sql<string | null>`string_agg(${products.id}::text, ' ')` })
      .from(products)
      .where(condition);
    for (const id of row?.ids?.split(' ') ?? []) {
      const position = ctx.index.positionOf.get(Number(id));
      if (position !== undefined) include(found, position);
    }
    return found;
  });
}
