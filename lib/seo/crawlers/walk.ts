import 'server-only';
import { readMenuOf } from '@/lib/content/shell/read-shell';
import { readBrands, readMenu } from '@/lib/platform/endpoints/blocks';
import { type ListingLevel, readKitIndex, readListing } from '@/lib/platform/endpoints/listings';
import { readKit, readPage, verifyUrl } from '@/lib/platform/endpoints/page-reads';
import { hasNoResponse, isStoreApiError } from '@/lib/platform/errors';
import type { ItemDeMenu } from '@/lib/platform/schemas/blocks';
import type { Lista } from '@/lib/platform/schemas/kit';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { Produto } from '@/lib/platform/schemas/product';
import { kitForCrawlers } from '@/lib/purchase/kit/kit-for-crawlers';
import { isEnabled } from '@/lib/screens/enabled';
import { matchScreen, screenOfLevel } from '@/lib/screens/match-screen';
import type { SitemapKind } from '@/lib/screens/screen-config';
import { addressEntries, folderOf, type Screen, screenConfig } from '@/lib/screens/screens';
import { indexedFilterViews, isDistinctSelection } from '@/lib/seo/listing-indexing';
import { pathsInBanners, pathsInText } from './linked-paths';

/** A page for crawlers. Paths are canonical and root-relative. */
export type FoundPage =
  | { kind: SitemapKind; path: string }
  /** A category with one filter, so the path has a query. */
  | { kind: 'filtro'; path: string }
  /** `kit` is null for an open kit, which is not a product. */
  | { kind: 'lista'; path: string; kit: Lista | null }
  | { kind: 'produto'; path: string; product: Produto; category: string };

/** Products per call; every shop of the platform supports this number. */
const PAGE_SIZE = 24;

/** Maximum number of calls per walk, to spare the platform. */
const MAX_CALLS = 6_000;

/** Maximum number of categories within brands. Each takes a call, and a shop may have hundreds of brands. */
const MAX_BRAND_CATEGORIES = 1_000;

const EXTRA_MENUS = ['menu-oculos', 'links-rodape'] as const;

/**
 * Pages that may be missing in the platform's menus. Pages that only some storefronts have are found through
 * links.
 */
const FIXED_PATHS: string[] = addressEntries().flatMap(([screen, { sitemap, feature }]) =>
  folderOf(screen) !== null || sitemap === null || feature !== undefined ? [] : [screen],
);

function pathsOf(items: readonly ItemDeMenu[]): string[] {
  return items.flatMap(({ rota, sub }) => {
    const path =
      rota?.path && Object.keys(rota.query).length === 0 ? [rota.path.replace(/\/+$/, '') || '/'] : [];
    return [...path, ...pathsOf(sub)];
  });
}

/** Where the walk starts: the paths in menus and brands. Only the main menu is required. */
async function startingPaths(): Promise<string[]> {
  const [{ menu }, ...others] = await Promise.all([
    readMenu('menu-principal'),
    ...EXTRA_MENUS.map(readMenuOf),
  ]);
  const brands = await readBrands();
  const named = [menu, ...others].flatMap(pathsOf);
  const promoted = await pathsInBanners();
  return [
    ...FIXED_PATHS,
    ...named,
    ...promoted,
    ...brands.flatMap(({ rota }) => (rota?.path ? [rota.path] : [])),
  ];
}

/**
 * The platform's response; null if it reports the page as not found.
 * @throws StoreApiError for other failures
 */
async function nullIfAbsent<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isStoreApiError(error) && error.kind === 'absent') return null;
    throw error;
  }
}

async function screenAt(path: string): Promise<Screen | null> {
  const matched = matchScreen(path, isEnabled);
  if (matched === 'unknown') return null;
  if (matched !== 'verify') return matched;
  const nivel = await nullIfAbsent(verifyUrl(path));
  return nivel === null ? null : screenOfLevel(nivel);
}

const childrenOf = ({ conteudo: { detalhes } }: Listagem) =>
  detalhes.categorias.filhas.flatMap(({ rota }) => (rota?.path ? [rota.path] : []));

const isIndexable = ({ estrutura }: { estrutura: { seo: { indexar: boolean } | null } }) =>
  estrutura.seo?.indexar !== false;

/**
 * How many products the platform sent. Some shops send fewer than requested, and products without an id or a name were
 * sent although they are dropped.
 */
const sentProducts = ({ conteudo: { produtos }, info: { exibindo } }: Listagem) =>
  Math.max(produtos.length, Math.min(exibindo, PAGE_SIZE));

const subjectOf = ({ conteudo: { categoria, marca, landingPage } }: Listagem) =>
  categoria ?? marca ?? landingPage;

/** Paths to read, pages already found, and the number of platform calls. */
type WalkState = {
  queue: string[];
  visited: Set<string>;
  foundProducts: Set<string>;
  foundKits: Set<string>;
  calls: number;
  brandCategories: number;
};

function countCall(state: WalkState): void {
  state.calls += 1;
  if (state.calls > MAX_CALLS)
    throw new RangeError(
      `The catalogue needs more than ${MAX_CALLS} calls: raise MAX_CALLS in lib/seo/crawlers/walk.ts.`,
    );
}

function* productsOf(listing: Listagem, state: WalkState): Generator<FoundPage> {
  for (const product of listing.conteudo.produtos) {
    const path = product.rota?.path;
    if (!path || state.foundProducts.has(path)) continue;
    state.foundProducts.add(path);
    yield { kind: 'produto', path, product, category: subjectOf(listing)?.nome ?? '' };
  }
}

const filterView = (path: string): FoundPage => ({ kind: 'filtro', path });

/** Indexed first-level categories within a brand. Their products belong to the brand and are found there. */
async function* walkBrandCategories(
  path: string,
  brand: Listagem,
  kind: SitemapKind,
  state: WalkState,
): AsyncGenerator<FoundPage> {
  for (const child of childrenOf(brand)) {
    if (state.visited.has(child) || !child.startsWith(`${path}/`)) continue;
    state.visited.add(child);
    if (state.brandCategories === MAX_BRAND_CATEGORIES) return;
    state.brandCategories += 1;
    countCall(state);
    const listing = await nullIfAbsent(readListing('brand', child, 0, PAGE_SIZE));
    if (listing === null) continue;
    if (isIndexable(listing) && isDistinctSelection(listing.info.total, brand.info.total)) {
      yield { kind, path: child };
    }
  }
}

/**
 * A listing with its products. Below the first level only its first page is read, since the parent lists all
 * products. Categories within a campaign are skipped, because they repeat the categories.
 */
async function* walkListing(
  level: Exclude<ListingLevel, 'search'>,
  kind: SitemapKind,
  path: string,
  state: WalkState,
): AsyncGenerator<FoundPage> {
  countCall(state);
  const first = await nullIfAbsent(readListing(level, path, 0, PAGE_SIZE));
  if (first === null) return;
  if (level === 'category') state.queue.push(...childrenOf(first));
  state.queue.push(...pathsInText(subjectOf(first)?.descricao ?? ''));
  if (isIndexable(first) && first.info.total > 0) {
    yield { kind, path };
    if (level === 'category') yield* indexedFilterViews(path, first).map((href) => filterView(href));
    if (level === 'brand') yield* walkBrandCategories(path, first, kind, state);
  }
  yield* productsOf(first, state);
  if (first.conteudo.detalhes.categorias.niveisAnteriores.length > 0) return;
  for (let offset = sentProducts(first); 0 < offset && offset < first.info.total; ) {
    countCall(state);
    const next = await nullIfAbsent(readListing(level, path, offset, PAGE_SIZE));
    const sent = next === null ? 0 : sentProducts(next);
    if (next === null || sent === 0) return;
    offset += sent;
    yield* productsOf(next, state);
  }
}

/** A kit as on its page; null for an open kit, and if the platform cannot send its page. */
async function readSoldKit(path: string, state: WalkState): Promise<Lista | null> {
  countCall(state);
  try {
    return kitForCrawlers((await readKit(path)).conteudo);
  } catch (error) {
    if (!isStoreApiError(error) || hasNoResponse(error)) throw error;
    return null;
  }
}

async function* walkKitIndex(path: string, state: WalkState): AsyncGenerator<FoundPage> {
  for (let offset = 0, total = 1; offset < total; ) {
    countCall(state);
    const listing = await nullIfAbsent(readKitIndex(path, offset, PAGE_SIZE));
    if (listing === null) return;
    if (offset === 0 && isIndexable(listing)) yield { kind: 'pagina', path };
    const { listas, produtos } = listing.conteudo;
    // Some shops send lists as products.
    const entries = listas.length > 0 ? listas : produtos;
    for (const { rota } of entries) {
      const kit = rota?.path;
      if (!kit || state.foundKits.has(kit)) continue;
      state.foundKits.add(kit);
      yield { kind: 'lista', path: kit, kit: await readSoldKit(kit, state) };
    }
    // Advances by the length of the response. An empty page ends the walk, whatever the total says.
    if (entries.length === 0) return;
    total = listing.info.total;
    offset += entries.length;
  }
}

async function* walkCmsPage(path: string, isOwn: boolean, state: WalkState): AsyncGenerator<FoundPage> {
  countCall(state);
  const page = await nullIfAbsent(readPage(path));
  if (page !== null) state.queue.push(...pathsInText(page.conteudo.pagina.descricao));
  // The shop's own page exists even without the platform, which may still exclude it from search engines.
  if (page === null ? isOwn : isIndexable(page)) yield { kind: 'pagina', path };
}

async function* walkPath(path: string, state: WalkState): AsyncGenerator<FoundPage> {
  const screen = await screenAt(path);
  if (screen === null) return;
  const { sitemap, isStatic } = screenConfig(screen);
  if (sitemap === null) return;
  const { kind, reads } = sitemap;
  switch (reads) {
    case 'nothing':
      yield { kind, path };
      return;
    case 'cms-page':
      yield* walkCmsPage(path, isStatic, state);
      return;
    case 'kit-index':
      yield* walkKitIndex(path, state);
      return;
    default:
      yield* walkListing(reads, kind, path, state);
  }
}

/**
 * Every page of the shop to which menus, banners, brands, listings and texts link, each once. Skips pages
 * that the platform excludes from search engines.
 * @throws StoreApiError if the platform fails, because half a catalogue is worse than the previous one
 */
export async function* walkShop(): AsyncGenerator<FoundPage> {
  const state: WalkState = {
    queue: await startingPaths(),
    visited: new Set(),
    foundProducts: new Set(),
    foundKits: new Set(),
    calls: 0,
    brandCategories: 0,
  };
  for (let path = state.queue.shift(); path !== undefined; path = state.queue.shift()) {
    if (state.visited.has(path)) continue;
    state.visited.add(path);
    yield* walkPath(path, state);
  }
}
