import 'server-only';
import { modelId, repeatedModels } from '@/lib/catalog/product/model-id';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { withFallback } from '@/lib/platform/optional';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { ListingPage } from './links';
import { pageAtOffset, pageCount } from './paging';
import { readListingPage } from './read-listing';

/**
 * How many pages before the current one are read. Each takes one call to the platform unless it is cached.
 */
const MAX_PAGES = 4;

/**
 * Models on the pages before this one, so that colours of one model stay grouped across pages (A10). Empty
 * for a first page, and for pages without models in several colours. Skips pages that cannot be read.
 */
export async function readEarlierModels(
  level: ListingLevel,
  { path, query }: ListingPage,
  { info, conteudo: { produtos } }: Listagem,
): Promise<number[]> {
  if (produtos.every((produto) => modelId(produto) === null)) return [];
  const current = pageAtOffset(info.offset, info.limit);
  const first = Math.max(1, current - MAX_PAGES);
  const pages = await Promise.all(
    Array.from({ length: current - first }, (_, index) =>
      withFallback(readListingPage(level, path, { ...query, pg: String(first + index) }), null),
    ),
  );
  return pages.flatMap((page) => page?.conteudo.produtos.flatMap((produto) => modelId(produto) ?? []) ?? []);
}

/**
 * Number of models on the last page that neither the page before it nor `earlier` has. Null on any other
 * page, if no model has several colours, and if the last page cannot be read.
 * @param earlier awaited only after the last page is read, so that both reads run at once
 */
export async function countNewModels(
  level: ListingLevel,
  { path, query }: ListingPage,
  { info: { offset, limit, total }, conteudo: { produtos } }: Listagem,
  earlier: Promise<readonly number[]>,
): Promise<number | null> {
  const next = pageAtOffset(offset, limit) + 1;
  const models = produtos.flatMap((produto) => modelId(produto) ?? []);
  if (models.length === 0 || next !== pageCount(total, limit)) return null;
  const last = await withFallback(readListingPage(level, path, { ...query, pg: String(next) }), null);
  if (last === null) return null;
  const isRepeated = repeatedModels(last.conteudo.produtos, [...(await earlier), ...models]);
  return isRepeated.filter((isOther) => !isOther).length;
}
