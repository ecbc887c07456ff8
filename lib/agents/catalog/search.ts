import 'server-only';
import type { PriceSpread } from '@/lib/catalog/product/price-spread';
import type { Produto } from '@/lib/platform/schemas/product';
import { foldText } from '@/lib/shared/fold-text';
import { info, type Message } from '../protocol/messages';
import { type Position, readCursor, START, writeCursor } from './cursor';
import { categoryLists, LIST_PAGE, type ProductList, readListPage, searchList, wholeShop } from './lists';
import { listedPriceSpread, rememberProducts } from './product-index';
import { type ProductShape, productShape } from './product-shape';
import type { Filters, SearchRequest } from './requests';
import { type Narrowed, narrow, unknownValues } from './trade-filters';
import { withWantedVariants } from './variant-filters';

const MAX_LIMIT = 36;
/** Maximum number of products read for one response, including those that this shop's filters drop. */
const MAX_LOOKED_AT = 48;
/** How long to keep examining products; a slow platform would need longer for all of them. */
const MAX_LOOKING_MS = 4_000;
/** Maximum length of a filter name repeated in a response. */
const MAX_NAME = 60;

/**
 * The platform's filter, in whole reais, for a range in centavos; empty without a range. The platform
 * compares only the product's list price, so the range is widened by the spread of the sizes' prices. The
 * sizes themselves are checked here.
 */
function priceQuery({ min, max }: Filters['price'], { below, above }: PriceSpread): Record<string, string> {
  if (min === undefined && max === undefined) return {};
  const from = Math.max(0, Math.floor(((min ?? 0) - above) / 100));
  return { preco: `${from}-${max === undefined ? 0 : Math.max(1, Math.ceil((max + below) / 100))}` };
}

/** Message about unknown categories, with the categories of the main menu. */
async function unknownCategories(unknown: readonly string[]): Promise<Message[]> {
  if (unknown.length === 0) return [];
  const named = unknown.map((value) => `"${value.slice(0, MAX_NAME)}"`).join(', ');
  const accepted = (await wholeShop()).map(({ path }) => path.slice(1)).join(', ');
  const content = `filters.categories: unknown here: ${named}. Accepted: ${accepted}, and the paths of other categories.`;
  return [info('filter_value_unknown', content, '$.filters.categories')];
}

/** The lists of a search, and messages about them. */
async function listsOf({
  query,
  filters,
}: SearchRequest): Promise<{ lists: ProductList[]; notices: Message[] }> {
  if (filters.categories.length === 0)
    return { lists: query === undefined ? await wholeShop() : [searchList(query)], notices: [] };
  // The platform either searches the whole shop or lists a category, so words within a category are matched
  // here.
  const { lists, unknown } = await categoryLists(filters.categories);
  return { lists, notices: await unknownCategories(unknown) };
}

/** A list, and the requested size under the name in the list's filter. */
type SearchedList = ProductList & { size: string | null };

/**
 * The lists narrowed by the eyewear filters, or the reason why none is left. The price range is applied last, because
 * it hides filter values.
 */
async function narrowed(
  lists: readonly ProductList[],
  { eyewear, price }: Filters,
): Promise<{ lists: SearchedList[]; notices: Message[] }> {
  const results: (Narrowed | null)[] = [];
  for (const list of lists) results.push(await narrow(list, eyewear));
  const unknown = results.flatMap((one) => (one !== null && 'unknown' in one ? [one.unknown] : []));
  const found = results.flatMap((one) => (one !== null && 'list' in one ? [one] : []));
  const range = priceQuery(price, await listedPriceSpread());
  return {
    lists: found.map(({ list, size }) => ({ ...list, query: { ...list.query, ...range }, size })),
    // A value that exists in at least one of the lists is known.
    notices: found.length === 0 ? unknownValues(unknown) : [],
  };
}

/** Whether a product of a category has all search words in its name, brand or attributes. */
function hasWords(product: Produto, query: string | undefined, isWholeShop: boolean): boolean {
  if (query === undefined || isWholeShop) return true;
  const text = foldText(
    [product.nome, product.marca?.nome ?? '', ...product.filtros.map(({ label }) => label)].join(' '),
  );
  return foldText(query)
    .split(/\s+/)
    .every((word) => text.includes(word.replace(/s$/, '')));
}

/** A product of a list in the format of the response; null if it is not wanted. @throws StoreApiError */
async function wantedProduct(
  product: Produto,
  list: SearchedList,
  { query, filters }: SearchRequest,
): Promise<ProductShape | null> {
  if (!hasWords(product, query, list.level === 'search')) return null;
  const categories = list.level === 'category' ? [list.path.slice(1)] : [];
  const listed = productShape(product, { categories });
  const { price, eyewear } = filters;
  const wishes = { price, faceWidthMm: eyewear.face_width_mm, size: list.size };
  return listed && withWantedVariants(listed, product.rota?.path ?? '', wishes);
}

type Found = { products: ProductShape[]; next: Position | null; total: number | undefined };

/** Reads lists from a position until there are enough products. */
async function collect(
  lists: readonly SearchedList[],
  start: Position,
  request: SearchRequest,
): Promise<Found> {
  const limit = Math.min(request.limit, MAX_LIMIT);
  const seen = new Set<string>();
  const products: ProductShape[] = [];
  let lookedAt = 0;
  let total: number | undefined;
  const startedAt = performance.now();
  const isEnough = () =>
    products.length === limit ||
    lookedAt === MAX_LOOKED_AT ||
    (lookedAt > 0 && performance.now() - startedAt > MAX_LOOKING_MS);
  for (let index = start.list; index < lists.length; index += 1) {
    const list = lists[index];
    if (list === undefined) break;
    let offset = index === start.list ? start.offset : 0;
    for (;;) {
      const page = Math.floor(offset / LIST_PAGE);
      const listing = await readListPage(list, page + 1);
      if (listing === null) break;
      const { produtos } = listing.conteudo;
      total = listing.info.total;
      rememberProducts(produtos);
      for (const listed of produtos.slice(offset % LIST_PAGE)) {
        if (isEnough()) return { products, next: { list: index, offset }, total };
        offset += 1;
        lookedAt += 1;
        if (seen.has(String(listed.id))) continue;
        const product = await wantedProduct(listed, list, request);
        if (product === null) continue;
        seen.add(product.id);
        products.push(product);
      }
      // A page has fewer products than places if some of them could not be read.
      offset = (page + 1) * LIST_PAGE;
      if (produtos.length === 0 || offset >= listing.info.total) break;
    }
  }
  return { products, next: null, total };
}

/** Whether the platform's count is also the count of results: only if nothing is filtered here. */
const isCounted = ({ query, filters: { eyewear, price } }: SearchRequest, lists: readonly ProductList[]) =>
  lists.length === 1 &&
  (query === undefined || lists[0]?.level === 'search') &&
  eyewear.face_width_mm === undefined &&
  eyewear.size === undefined &&
  Object.keys(price).length === 0;

const NOTHING_FOUND = info('no_results', 'Nothing was found. Use fewer words, in Portuguese, or filters.');

/** Products for words and filters, one page at a time. @throws StoreApiError, AgentProblem */
export async function searchCatalog(request: SearchRequest): Promise<{ data: object; messages: Message[] }> {
  const start = request.cursor === undefined ? START : readCursor(request.cursor);
  const searched = await listsOf(request);
  const { lists, notices } = await narrowed(searched.lists, request.filters);
  const { products, next, total } = await collect(lists, start, request);
  const pagination = {
    has_next_page: next !== null,
    ...(next === null ? {} : { cursor: writeCursor(next) }),
    ...(total !== undefined && isCounted(request, lists) ? { total_count: total } : {}),
  };
  const messages = [...searched.notices, ...notices, ...request.notices];
  const isNothing = products.length === 0 && next === null && searched.notices.length + notices.length === 0;
  return { data: { products, pagination }, messages: [...(isNothing ? [NOTHING_FOUND] : []), ...messages] };
}
