import { readShowcase } from '@/lib/platform/endpoints/blocks';
import { type ListingLevel, readKitIndex, readListing } from '@/lib/platform/endpoints/listings';
import { readHome, readKit, readPage, readProduct, verifyUrl } from '@/lib/platform/endpoints/page-reads';
import { isStoreApiError } from '@/lib/platform/errors';
import type { ListaDetalhe } from '@/lib/platform/schemas/kit';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { Produto } from '@/lib/platform/schemas/product';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { isEnabled } from '@/lib/screens/enabled';
import { matchScreen, screenOfLevel } from '@/lib/screens/match-screen';
import { screenConfig } from '@/lib/screens/screens';
import { expectRefusal } from './expect-refusal';
import type { CallInfo, Recorder } from './recorder';
import {
  checkFilters,
  checkListings,
  checkPaging,
  checkSearch,
  checkSorting,
  type FilteredListing,
  optionsToTry,
  type ReadListing,
  type SortedListing,
} from './rules/listings';
import { checkPictures } from './rules/pictures';
import { checkKit, checkProducts, type Sample } from './rules/products';

/** Maximum number of menu addresses to look up, to spare the platform further calls. */
const MAX_VERIFIED = 24;
/** Products that are read completely and reported one by one. */
const MAX_PRODUCTS = 4;
/** Products whose listing and page are compared. */
const SAMPLES = 20;
/** Facet values to test. */
const MAX_FILTERS = 3;
const PAGE_SIZE = 24;
const LARGEST_PAGE = 36;
/** A path that exists in no shop. */
const INVENTED_PATH = '/pagina-que-nao-existe-7f3a9c';

/** Products and pages found so far, for later calls. */
export type FoundPages = {
  cards: Produto[];
  products: ProdutoDetalhe[];
  kit: ListaDetalhe['conteudo'] | null;
};

type PathsByLevel = Map<string, string[]>;

/** The level of each of the platform's addresses. Addresses that match no pattern are looked up. */
async function sortByLevel(paths: readonly string[], recorder: Recorder): Promise<PathsByLevel> {
  const found: PathsByLevel = new Map();
  let verified = 0;
  for (const path of paths) {
    let screen = matchScreen(path, isEnabled);
    if (screen === 'verify') {
      verified += 1;
      if (verified > MAX_VERIFIED) continue;
      const info: CallInfo = {
        call: `GET url/verify ${path}`,
        without: 'A link of the menus leads to a page that does not exist.',
        screen: '/category/[...address]',
        mayBeAbsent: true,
      };
      const level = await recorder.attempt(info, () => verifyUrl(path));
      if (level === null) continue;
      screen = screenOfLevel(level);
    }
    if (screen === 'unknown') continue;
    const { level = '' } = screenConfig(screen);
    found.set(level, [...(found.get(level) ?? []), path]);
  }
  return found;
}

/** The shop returns 404 only if the platform does, so the platform must report unknown pages as not found. */
async function verifyInventedPath(recorder: Recorder): Promise<void> {
  const info = {
    call: 'GET url/verify of an invented address',
    without: 'Addresses that do not exist are shown as pages.',
  };
  await recorder.attempt(info, () =>
    expectRefusal('GET url/verify', ['absent'], async () => {
      const level = await verifyUrl(INVENTED_PATH);
      return `${level} for an address that does not exist`;
    }),
  );
}

const LISTINGS = ['category', 'brand', 'landing-page'] as const satisfies ListingLevel[];

/** How many listings are read per level, which is enough to compare them. */
const MAX_LISTINGS = 3;

async function readListings(found: PathsByLevel, recorder: Recorder): Promise<ReadListing[]> {
  const listings: ReadListing[] = [];
  for (const level of LISTINGS) {
    const screen = `/${level}/[...address]` as const;
    const call = `GET url/product/listing/${level}`;
    const info = { without: 'Its listings are not shown.', screen, mayBeAbsent: true };
    const paths = found.get(`product/listing/${level}`) ?? [];
    if (paths.length === 0) recorder.skip({ ...info, call }, 'No menu and no brand leads to one.');
    for (const path of paths.slice(0, MAX_LISTINGS)) {
      const listing = await recorder.attempt({ ...info, call: `${call} ${path}` }, () =>
        readListing(level, path, 0, PAGE_SIZE),
      );
      if (listing !== null) listings.push({ path, listing });
    }
  }
  recorder.addReports(...checkListings(listings, PAGE_SIZE));
  return listings;
}

type View = { label: string; query: Record<string, string>; promised: number };

/**
 * Facet values to try: first those with fewer products than the listing, if the platform counts them; then
 * the others.
 */
function filtersToTry({ conteudo, info }: Listagem): View[] {
  const { filtros, atributos, marcas, filtrosPreco } = conteudo.detalhes;
  const facets = [...filtros, ...atributos].flatMap(({ valores }) => valores);
  const values = [
    ...facets,
    ...marcas.map((brand) => ({ ...brand, label: brand.nome })),
    ...filtrosPreco,
  ].flatMap(({ rota, label, quantidade }) =>
    rota !== null && Object.keys(rota.query).length > 0
      ? [{ label: label || 'a price range', query: rota.query, promised: quantidade }]
      : [],
  );
  const isNarrow = ({ promised }: View) => promised > 0 && promised < info.total;
  return [...values.filter(isNarrow), ...values.filter((view) => !isNarrow(view))].slice(0, MAX_FILTERS);
}

/** Views of the first listing that shoppers would choose: another page, other orders, filters. */
async function readViews(read: ReadListing, recorder: Recorder): Promise<void> {
  const { path, listing } = read;
  const view = (call: string, without: string, address: string, offset: number, limit: number) =>
    recorder.attempt({ call: `GET url/product/listing/category ${call}`, without }, () =>
      readListing('category', address, offset, limit),
    );
  await view(`with limit=${LARGEST_PAGE}`, '"36 por página" fails.', path, 0, LARGEST_PAGE);
  const next = await view(`with offset=${PAGE_SIZE}`, 'The second page fails.', path, PAGE_SIZE, PAGE_SIZE);
  recorder.addReports(checkPaging(read, listing.info.total > PAGE_SIZE ? next : null));

  const filtered: FilteredListing[] = [];
  for (const { label, query, promised } of filtersToTry(listing)) {
    const address = `${path}?${new URLSearchParams(query)}`;
    const shown = await view(`with the filter ${label}`, 'Filters fail.', address, 0, PAGE_SIZE);
    if (shown !== null) filtered.push({ label, promised, filtered: shown });
  }
  recorder.addReports(checkFilters(read, filtered));

  const sorted: SortedListing[] = [];
  for (const { label, rota } of optionsToTry(listing.conteudo.detalhes.ordenacao)) {
    const address = `${path}?${new URLSearchParams(rota?.query)}`;
    const shown = await view(`in the order ${label}`, 'Sorting fails.', address, 0, PAGE_SIZE);
    if (shown !== null) sorted.push({ label, sorted: shown });
  }
  recorder.addReports(...checkSorting(read, sorted));
}

async function readSearch(card: Produto | undefined, recorder: Recorder): Promise<void> {
  const call = 'GET url/product/listing/search';
  const info = { without: 'Searching fails.', screen: '/busca' } as const;
  const word = card?.nome.split(/\s+/).find(({ length }) => length > 3) ?? 'a';
  const search = (text: string) => () =>
    readListing('search', `/busca?${new URLSearchParams({ busca: text })}`, 0, PAGE_SIZE);
  const found = await recorder.attempt({ ...info, call: `${call} for '${word}'` }, search(word));
  const nonsense = await recorder.attempt(
    { ...info, call: `${call} without a result` },
    search('zxqwv7f3a9c'),
  );
  recorder.addReports(...checkSearch(word, card === undefined ? null : found, nonsense));
}

/**
 * Cards whose pages differ: any card, and one card each with colours, with sizes, sold out, and with its
 * price on request.
 */
function variedCards(cards: readonly Produto[]): Produto[] {
  const linked = cards.filter(({ rota }) => rota?.path);
  const varied = [
    linked.find(({ status }) => status === 'disponivel'),
    linked.find(({ atributos }) => atributos.simples !== null),
    linked.find(({ atributos }) => atributos.unico !== null),
    linked.find(({ status }) => status !== 'disponivel'),
    ...linked.slice(0, 1),
  ].filter((card) => card !== undefined);
  return [...new Set(varied)].slice(0, MAX_PRODUCTS);
}

/** Reads a few more products, only for the rules. Failures were already reported by earlier calls. */
async function readSamples(
  cards: readonly Produto[],
  products: readonly ProdutoDetalhe[],
  recorder: Recorder,
): Promise<void> {
  const samples: Sample[] = [];
  for (const card of distinct(cards).slice(0, SAMPLES)) {
    const known = products.find(({ id }) => id === card.id);
    samples.push({ card, detail: known ?? (await readQuietly(card)) });
  }
  recorder.addReports(...checkProducts(samples), ...(await checkPictures(samples)));
}

async function readQuietly({ rota }: Produto): Promise<ProdutoDetalhe | null> {
  if (!rota?.path) return null;
  try {
    return (await readProduct(rota.path)).conteudo;
  } catch (error) {
    if (isStoreApiError(error)) return null;
    throw error;
  }
}

const distinct = (cards: readonly Produto[]) => [...new Map(cards.map((card) => [card.id, card])).values()];

async function readProducts(cards: readonly Produto[], recorder: Recorder): Promise<ProdutoDetalhe[]> {
  const products: ProdutoDetalhe[] = [];
  const call = 'GET url/product/detail';
  const info = { without: 'The product cannot be shown.', screen: '/product/[...address]' } as const;
  if (cards.length === 0) recorder.skip({ ...info, call }, 'No listing has a product with an address.');
  for (const { rota } of cards) {
    const path = rota?.path ?? '';
    const detail = await recorder.attempt({ ...info, call: `${call} ${path}` }, () => readProduct(path));
    if (detail !== null) products.push(detail.conteudo);
  }
  for (const slug of ['produto-detalhe-relacionados', 'produto-detalhe-indicados']) {
    const [product] = products;
    const block = {
      call: `GET showcase/products/${slug}`,
      without: 'Product pages suggest no others there.',
    };
    if (product === undefined) recorder.skip(block, 'There is no product to ask for.');
    else await recorder.attempt(block, () => readShowcase(slug, { productId: product.id, limit: 12 }));
  }
  return products;
}

async function readKits(recorder: Recorder): Promise<FoundPages['kit']> {
  const info = { call: 'GET url/list/listing', without: 'There is no index of kits.', mayBeAbsent: true };
  const index = await recorder.attempt({ ...info, screen: '/lista' }, () =>
    readKitIndex('/lista', 0, PAGE_SIZE),
  );
  const entries = index === null ? [] : [...index.conteudo.listas, ...index.conteudo.produtos];
  const path = entries.find(({ rota }) => rota?.path)?.rota?.path;
  const kit = { call: 'GET url/list/detail', without: 'Kits cannot be shown.', mayBeAbsent: true } as const;
  if (!path) {
    recorder.skip(kit, 'The index of kits has none.');
    return null;
  }
  const detail = await recorder.attempt({ ...kit, call: `${kit.call} ${path}`, screen: '/lista/[kit]' }, () =>
    readKit(path),
  );
  return detail?.conteudo ?? null;
}

async function readCmsPages(paths: readonly string[], recorder: Recorder): Promise<void> {
  const info = { call: 'GET url/page', without: 'Its texts are not shown.', mayBeAbsent: true };
  if (paths.length === 0) recorder.skip(info, 'No menu leads to one.');
  for (const path of paths.slice(0, 2)) {
    await recorder.attempt({ ...info, call: `${info.call} ${path}`, screen: '/pagina/[...page]' }, () =>
      readPage(path),
    );
  }
}

/** Reads a page of every kind, at addresses returned by the platform. */
export async function readPages(paths: readonly string[], recorder: Recorder): Promise<FoundPages> {
  const found = await sortByLevel(paths, recorder);
  await verifyInventedPath(recorder);
  const listings = await readListings(found, recorder);
  const cards = listings.flatMap(({ listing }) => listing.conteudo.produtos);
  const categories = new Set(found.get('product/listing/category'));
  const [largest] = listings
    .filter(({ path }) => categories.has(path))
    .toSorted((one, other) => other.listing.info.total - one.listing.info.total);
  if (largest !== undefined) await readViews(largest, recorder);
  await readSearch(cards[0], recorder);
  const products = await readProducts(variedCards(cards), recorder);
  await readSamples(cards, products, recorder);
  const kit = await readKits(recorder);
  recorder.addReports(checkKit(kit));
  await readCmsPages(found.get('page') ?? [], recorder);
  return { cards: distinct(cards), products, kit };
}

/** Reads the home page; false if that fails, since then no other call makes sense. */
export async function readHomePage(recorder: Recorder): Promise<boolean> {
  const info = { call: 'GET url/home', without: 'The home page cannot be shown.', screen: '/' } as const;
  return (await recorder.attempt(info, readHome)) !== null;
}
