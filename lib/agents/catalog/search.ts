import 'server-only';
import { displayPrices } from '@/lib/platform/prices';
import type { Produto } from '@/lib/platform/schemas/product';
import { toCents } from '@/lib/shared/money';
import { info, type Message } from '../protocol/messages';
import { type Position, readCursor, START, writeCursor } from './cursor';
import { fittingSizes } from './frame-width';
import { categoryLists, LIST_PAGE, type ProductList, readListPage, searchList, wholeShop } from './lists';
import { rememberProducts } from './product-index';
import { type ProductShape, productShape } from './product-shape';
import type { Filters, SearchRequest } from './requests';
import { narrow, unknownValues } from './trade-filters';

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

/** That categories are unknown, and which ones the main menu has. */
async function unknownCategories(unknown: readonly string[]): Promise<Message[]> {
  if (unknown.length === 0) return [];
  const named = unknown.map((value) => `"${value.slice(0, MAX_NAME)}"`).join(', ');
  const accepted = (await wholeShop()).map(({ path }) => path.slice(1)).join(', ');
  const content = `filters.categories: ${named} is unknown. Accepted: ${accepted}, and the paths of other categories.`;
  return [info('filter_value_unknown', content, '$.filters.categories')];
}

/** The lists that a search looks through, and what is to be said about them. */
async function listsOf({
  query,
  filters,
}: SearchRequest): Promise<{ lists: ProductList[]; notices: Message[] }> {
  if (filters.categories.length === 0)
    return { lists: query === undefined ? await wholeShop() : [searchList(query)], notices: [] };
  // The platform searches the whole shop or lists a category: in a category the words are looked for here.
  const { lists, unknown } = await categoryLists(filters.categories);
  return { lists, notices: await unknownCategories(unknown) };
}

/** The lists narrowed by the filters of glasses, and why if there is none. The range of prices comes last: it hides values. */
async function narrowed(
  lists: readonly ProductList[],
  { eyewear, price }: Filters,
): Promise<{ lists: ProductList[]; notices: Message[] }> {
  const results = await Promise.all(lists.map((list) => narrow(list, eyewear)));
  const unknown = results.flatMap((one) => (one !== null && 'unknown' in one ? [one.unknown] : []));
  const found = results.flatMap((one) => (one !== null && 'list' in one ? [one.list] : []));
  return {
    lists: found.map((list) => ({ ...list, query: { ...list.query, ...priceQuery(price) } })),
    // A value that one of the lists has is known.
    notices: found.length === 0 ? unknownValues(unknown) : [],
  };
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

const NOTHING_FOUND = info('no_results', 'Nothing was found. Use fewer words, in Portuguese, or filters.');

/** Products that words and filters find, a page at a time. @throws StoreApiError, AgentProblem */
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
