import 'server-only';
import { matchRoute, type Route, routeOfLevel } from '@/lib/routing/route-table';
import { readMenuOf } from '@/lib/shell/server';
import { readBrands, readMenu } from '@/lib/store-api/endpoints/blocks';
import { type ListingLevel, readListing, readListListing } from '@/lib/store-api/endpoints/listings';
import { readPage, verifyUrl } from '@/lib/store-api/endpoints/pages';
import { isStoreApiError } from '@/lib/store-api/errors';
import type { Listagem } from '@/lib/store-api/schemas/listagem';
import type { ItemDeMenu } from '@/lib/store-api/schemas/menu';
import type { Produto } from '@/lib/store-api/schemas/produto';
import { pathsInBanners, pathsInText } from './links';

/** A page of the shop that a crawler may be told of. Paths are canonical and root-relative. */
export type Found =
  | { kind: 'categoria' | 'marca' | 'campanha' | 'pagina' | 'lista'; path: string }
  | { kind: 'produto'; path: string; produto: Produto; categoria: string };

/** Products asked for at once: what every shop of the platform allows (platform-api 1.4). */
const PAGE = 24;

/** A walk ends here at the latest: the platform is not ours to exhaust. */
const MAX_CALLS = 6_000;

const EXTRAS = ['menu-oculos', 'links-rodape'] as const;

const KIND = { category: 'categoria', brand: 'marca', 'landing-page': 'campanha' } as const;

/** Pages of our own that no menu of the platform need name. */
const OWN_PATHS = [
  '/',
  '/marcas',
  '/lista',
  '/cartao-bndes',
  '/pagina/acessibilidade',
  '/pagina/perguntas-frequentes',
  '/pagina/quem-somos',
  '/pagina/contato',
];

function pathsOf(items: readonly ItemDeMenu[]): string[] {
  return items.flatMap(({ rota, sub }) => {
    const own =
      rota?.path && Object.keys(rota.query).length === 0 ? [rota.path.replace(/\/+$/, '') || '/'] : [];
    return [...own, ...pathsOf(sub)];
  });
}

/** Paths named by menus and brands: where the walk starts. The main menu must be there, others are extras. */
async function startingPaths(): Promise<string[]> {
  const [{ menu }, ...others] = await Promise.all([readMenu('menu-principal'), ...EXTRAS.map(readMenuOf)]);
  const brands = await readBrands();
  const named = [menu, ...others].flatMap(pathsOf);
  const promoted = await pathsInBanners();
  return [
    ...OWN_PATHS,
    ...named,
    ...promoted,
    ...brands.flatMap(({ rota }) => (rota?.path ? [rota.path] : [])),
  ];
}

/** The answer of the platform, or null for a page it does not have; other failures end the walk. */
async function orAbsent<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isStoreApiError(error) && error.kind === 'absent') return null;
    throw error;
  }
}

async function routeOf(path: string): Promise<Route | null> {
  const route = matchRoute(path);
  if (route.screen !== 'ask') return route;
  const nivel = await orAbsent(verifyUrl(path));
  return nivel === null ? null : routeOfLevel(nivel);
}

const childrenOf = ({ conteudo: { detalhes } }: Listagem) =>
  detalhes.categorias.filhas.flatMap(({ rota }) => (rota?.path ? [rota.path] : []));

const isIndexable = ({ estrutura }: { estrutura: { seo: { indexar: boolean } | null } }) =>
  estrutura.seo?.indexar !== false;

const subjectOf = ({ conteudo: { categoria, marca, landingPage } }: Listagem) =>
  categoria ?? marca ?? landingPage;

/** The walker's books: what was seen, and how much was asked. */
type Books = { queue: string[]; seen: Set<string>; products: Set<string>; calls: number };

function take(books: Books): void {
  books.calls += 1;
  if (books.calls > MAX_CALLS) throw new RangeError(`The catalogue needs more than ${MAX_CALLS} calls.`);
}

function* productsOf(listagem: Listagem, books: Books): Generator<Found> {
  for (const produto of listagem.conteudo.produtos) {
    const path = produto.rota?.path;
    if (!path || books.products.has(path)) continue;
    books.products.add(path);
    yield { kind: 'produto', path, produto, categoria: subjectOf(listagem)?.nome ?? '' };
  }
}

/**
 * A listing with its products; below the first level only its first page, since the parent lists them all.
 * Levels within a brand or campaign are crossings of two listings: linked from the page, not told to crawlers.
 */
async function* walkListing(
  level: Exclude<ListingLevel, 'search'>,
  path: string,
  books: Books,
): AsyncGenerator<Found> {
  take(books);
  const first = await orAbsent(readListing(level, path, 0, PAGE));
  if (first === null) return;
  if (level === 'category') books.queue.push(...childrenOf(first));
  books.queue.push(...pathsInText(subjectOf(first)?.descricao ?? ''));
  if (isIndexable(first) && first.info.total > 0) yield { kind: KIND[level], path };
  yield* productsOf(first, books);
  if (first.conteudo.detalhes.categorias.niveisAnteriores.length > 0) return;
  // Steps are what was answered, not what was asked for: some shops give less at once.
  for (let offset = first.conteudo.produtos.length; 0 < offset && offset < first.info.total; ) {
    take(books);
    const next = await orAbsent(readListing(level, path, offset, PAGE));
    if (next === null || next.conteudo.produtos.length === 0) return;
    offset += next.conteudo.produtos.length;
    yield* productsOf(next, books);
  }
}

async function* walkLists(path: string, books: Books): AsyncGenerator<Found> {
  for (let offset = 0, total = 1; offset < total; ) {
    take(books);
    const listagem = await orAbsent(readListListing(path, offset, PAGE));
    if (listagem === null) return;
    if (offset === 0 && isIndexable(listagem)) yield { kind: 'pagina', path };
    const { listas, produtos } = listagem.conteudo;
    // Some shops answer lists as products.
    const entries = listas.length > 0 ? listas : produtos;
    for (const { rota } of entries) if (rota?.path) yield { kind: 'lista', path: rota.path };
    // As with products, steps are what was answered; a page without any ends the walk, whatever the total says.
    if (entries.length === 0) return;
    total = listagem.info.total;
    offset += entries.length;
  }
}

async function* walkPath(path: string, books: Books): AsyncGenerator<Found> {
  const route = await routeOf(path);
  switch (route?.screen) {
    case 'listing':
      if (route.level !== 'search') yield* walkListing(route.level, path, books);
      return;
    case 'lists':
      yield* walkLists(path, books);
      return;
    case 'page': {
      take(books);
      const page = await orAbsent(readPage(path));
      if (page === null) return;
      books.queue.push(...pathsInText(page.conteudo.pagina.descricao));
      if (isIndexable(page)) yield { kind: 'pagina', path };
      return;
    }
    case 'own-page': {
      // It is there without the platform, which may still keep it out of search.
      take(books);
      const beside = await orAbsent(readPage(path));
      if (beside === null || isIndexable(beside)) yield { kind: 'pagina', path };
      return;
    }
    case 'home':
    case 'article':
    case 'brands':
      yield { kind: 'pagina', path };
      return;
    case 'black-friday':
      yield { kind: 'campanha', path };
      return;
    default:
      return;
  }
}

/**
 * Every page of the shop that the platform's own menus, banners, brands, listings and texts lead to, each once; products as
 * their cards. Pages that the platform keeps out of search engines are left out.
 * @throws StoreApiError when the platform fails: half a catalogue is worse than the one of an hour ago
 */
export async function* walkShop(): AsyncGenerator<Found> {
  const books: Books = { queue: await startingPaths(), seen: new Set(), products: new Set(), calls: 0 };
  for (let path = books.queue.shift(); path !== undefined; path = books.queue.shift()) {
    if (books.seen.has(path)) continue;
    books.seen.add(path);
    yield* walkPath(path, books);
  }
}
