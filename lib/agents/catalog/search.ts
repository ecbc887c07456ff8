import 'server-only';
import { serverConfig } from '@/lib/config/environment';
import { displayPrices } from '@/lib/platform/prices';
import type { Produto } from '@/lib/platform/schemas/product';
import { toCents } from '@/lib/shared/money';
import { extensionName } from '../protocol/extension';
import { info, type Message, warning } from '../protocol/messages';
import { type Position, readCursor, START, writeCursor } from './cursor';
import { fittingSizes } from './frame-width';
import { categoryLists, LIST_PAGE, type ProductList, readListPage, searchList, wholeShop } from './lists';
import { rememberProducts } from './product-index';
import { type ProductShape, productShape } from './product-shape';
import type { Filters, SearchRequest } from './requests';
import { narrow } from './trade-filters';

const MAX_LIMIT = 36;
/** Products looked at for one answer: those that a filter of this shop drops cost a read too. */
const MAX_LOOKED_AT = 48;
/** Of a filter that is named in an answer. */
const MAX_NAME = 60;

/** The platform's filter of whole reais around a range in centavos; nothing when there is none. */
function priceQuery({ min, max }: Filters['price']): Record<string, string> {
  if (min === undefined && max === undefined) return {};
  return { preco: `${Math.floor((min ?? 0) / 100)}-${max === undefined ? 0 : Math.ceil(max / 100)}` };
}

function isInRange(
  { precos }: Produto,
  { min = 0, max = Number.POSITIVE_INFINITY }: Filters['price'],
): boolean {
  const prices = displayPrices(precos);
  if (prices === null) return false;
  const cents = toCents(prices.por);
  return cents >= min && cents <= max;
}

async function listsOf({ query, filters }: SearchRequest): Promise<ProductList[]> {
  if (filters.categories.length === 0) return query === undefined ? wholeShop() : [searchList(query)];
  // The platform searches the whole shop or lists a category: in a category the words are looked for here.
  return categoryLists(filters.categories);
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether a product of a category has all words of a search in its name, brand or attributes. */
function hasWords(product: Produto, query: string | undefined, isWholeShop: boolean): boolean {
  if (query === undefined || isWholeShop) return true;
  const text = fold(
    [product.nome, product.marca?.nome ?? '', ...product.filtros.map(({ label }) => label)].join(' '),
  );
  return fold(query)
    .split(/\s+/)
    .every((word) => text.includes(word.replace(/s$/, '')));
}

async function shapeOf(product: Produto, list: ProductList, filters: Filters): Promise<ProductShape | null> {
  const width = filters.eyewear.face_width_mm;
  const path = product.rota?.path;
  const fitting = width === undefined || !path ? null : await fittingSizes(path, width);
  if (width !== undefined && fitting === null) return null;
  return productShape(product, {
    categories: list.level === 'category' ? [list.path.slice(1)] : [],
    metadata: fitting === null ? {} : { fitting_sizes: fitting },
  });
}

type Found = { products: ProductShape[]; next: Position | null; total: number | undefined };

/** Looks through lists from a position until there are enough products. */
async function collect(
  lists: readonly ProductList[],
  start: Position,
  request: SearchRequest,
): Promise<Found> {
  const { filters, query } = request;
  const limit = Math.min(request.limit, MAX_LIMIT);
  const seen = new Set<string>();
  const products: ProductShape[] = [];
  let lookedAt = 0;
  let total: number | undefined;
  for (let index = start.list; index < lists.length; index += 1) {
    const list = lists[index];
    if (list === undefined) break;
    let offset = index === start.list ? start.offset : 0;
    for (;;) {
      const listing = await readListPage(list, Math.floor(offset / LIST_PAGE) + 1);
      if (listing === null) break;
      const { produtos } = listing.conteudo;
      total = listing.info.total;
      rememberProducts(produtos);
      for (const product of produtos.slice(offset % LIST_PAGE)) {
        if (products.length === limit || lookedAt === MAX_LOOKED_AT)
          return { products, next: { list: index, offset }, total };
        offset += 1;
        lookedAt += 1;
        if (!isInRange(product, filters.price) || !hasWords(product, query, list.level === 'search'))
          continue;
        const shape = await shapeOf(product, list, filters);
        if (shape === null || seen.has(shape.id)) continue;
        seen.add(shape.id);
        products.push(shape);
      }
      if (produtos.length < LIST_PAGE || offset >= listing.info.total) break;
    }
  }
  return { products, next: null, total };
}

/** Whether the platform's own count is that of the answer: nothing is dropped here. */
const isCounted = ({ query, filters }: SearchRequest, lists: readonly ProductList[]) =>
  lists.length === 1 &&
  (query === undefined || lists[0]?.level === 'search') &&
  filters.eyewear.face_width_mm === undefined &&
  Object.values(filters.price).every((cents = 0) => cents % 100 === 0);

const MAX_NAMED = 5;

/** That filters were ignored, and which there are: an agent may have put those of glasses elsewhere. */
function ignoredFilters({ unknown }: Filters): Message[] {
  if (unknown.length === 0) return [];
  const name = extensionName(serverConfig().siteUrl);
  const known = name === null ? '' : `, and those of glasses under ${name}`;
  const names = unknown.slice(0, MAX_NAMED).map((one) => one.slice(0, MAX_NAME));
  return [warning('filter_unknown', `Ignored: ${names.join(', ')}. Filters are categories, price${known}.`)];
}

const NOTHING_FOUND = info('no_results', 'Nothing was found. Use fewer words, in Portuguese, or filters.');

/** Products that words and filters find, a page at a time. @throws StoreApiError, AgentProblem */
export async function searchCatalog(request: SearchRequest): Promise<{ data: object; messages: Message[] }> {
  const start = request.cursor === undefined ? START : readCursor(request.cursor);
  const messages: Message[] = [];
  const lists: ProductList[] = [];
  for (const list of await listsOf(request)) {
    const priced = { ...list, query: { ...list.query, ...priceQuery(request.filters.price) } };
    const narrowed = await narrow(priced, request.filters.eyewear);
    if (narrowed === null) continue;
    if ('unknown' in narrowed) messages.push(narrowed.unknown);
    else lists.push(narrowed.list);
  }
  const { products, next, total } = await collect(lists, start, request);
  const pagination = {
    has_next_page: next !== null,
    ...(next === null ? {} : { cursor: writeCursor(next) }),
    ...(total !== undefined && isCounted(request, lists) ? { total_count: total } : {}),
  };
  // A value that one of the lists has is known.
  const known = lists.length > 0 ? [] : messages;
  const isNothing = products.length === 0 && known.length === 0 && next === null;
  return {
    data: { products, pagination },
    messages: [...known, ...(isNothing ? [NOTHING_FOUND] : []), ...ignoredFilters(request.filters)],
  };
}
