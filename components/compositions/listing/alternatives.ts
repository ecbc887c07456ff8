import 'server-only';
import type { Alternatives } from '@/components/catalog/listing/empty-listing';
import { parseHref } from '@/lib/catalog/listing/choices';
import { buildFacets } from '@/lib/catalog/listing/facets';
import type { ListingPage } from '@/lib/catalog/listing/links';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { linksOfSizes } from '@/lib/catalog/listing/size-filter';
import type { SizeLetter } from '@/lib/catalog/product/fit';
import { oneOfEachModel } from '@/lib/catalog/product/recommendations';
import { storeOrigins } from '@/lib/config/store-site';
import { BRANDS_PATH, menuLinks } from '@/lib/content/shell/menus';
import { readBrandLinks, readMenuOf } from '@/lib/content/shell/read-shell';
import { readLaunches } from '@/lib/platform/endpoints/home-blocks';
import { withFallback } from '@/lib/platform/optional';
import type { Listagem } from '@/lib/platform/schemas/listing';

const SIZES: readonly SizeLetter[] = ['P', 'M', 'G'];
const MAX_CATEGORIES = 5;
const MAX_SHAPES = 4;
const MAX_COLOURS = 3;
const MAX_PRODUCTS = 4;

/**
 * The departments of the main menu, without the brands, to which an empty listing links anyway; and the listing of the
 * first one, null if that is not a category.
 */
async function readDepartments() {
  const categories = menuLinks(await readMenuOf('menu-principal'), storeOrigins())
    .flatMap(({ label, href }) =>
      href?.startsWith('/') && href !== BRANDS_PATH ? [{ nome: label, href }] : [],
    )
    .slice(0, MAX_CATEGORIES);
  const [path = ''] = categories[0]?.href.split('?') ?? [];
  const listing = path === '' ? null : await withFallback(readListingPage('category', path, {}), null);
  return { categories, path, listing };
}

/**
 * Alternatives to an empty listing: the departments of the main menu, and the bestsellers of the first one (the default
 * sort order), or the launches if that one is not a category.
 */
export async function readAlternatives(
  maxProducts = MAX_PRODUCTS,
  departments = readDepartments(),
): Promise<Alternatives> {
  const { categories, listing } = await departments;
  const found = listing && listing.conteudo.produtos.length > 0 ? listing.conteudo.produtos : null;
  const launches = found ? null : await readLaunches();
  return {
    categories,
    title: found ? `Mais procurados em ${categories[0]?.nome}` : (launches?.vitrine?.titulo ?? ''),
    produtos: oneOfEachModel(null, found ?? launches?.produtos ?? []).slice(0, maxProducts),
  };
}

/** The list filtered by a size; null without one. */
function hrefOfSize(page: ListingPage, { conteudo }: Listagem, size: SizeLetter): string | null {
  const [link] = linksOfSizes(buildFacets(page, conteudo.detalhes).groups, [size]);
  return link?.href ?? null;
}

/**
 * Lists of the first department with frames in one size or in two neighbouring sizes, by their letters: 'M', 'PM'.
 * Empty without a size filter. The platform decides how two values of a filter combine, so it provides the links.
 */
export async function readSizedLists(): Promise<Record<string, string>> {
  const { path, listing } = await readDepartments();
  if (listing === null) return {};
  const lists = await Promise.all(
    SIZES.map(async (size, index): Promise<[string, string][]> => {
      const href = hrefOfSize({ path, query: {} }, listing, size);
      if (href === null) return [];
      const larger = SIZES[index + 1];
      const page = parseHref(href);
      const ofSize = larger && (await withFallback(readListingPage('category', page.path, page.query), null));
      const ofBoth = larger && ofSize ? hrefOfSize(page, ofSize, larger) : null;
      return ofBoth === null
        ? [[size, href]]
        : [
            [size, href],
            [`${size}${larger}`, ofBoth],
          ];
    }),
  );
  return Object.fromEntries(lists.flat());
}

const COLOUR = /^cor(?:es)?$/i;

/** The colours that most products of the first department have, as links to lists. */
function coloursOf({ path, listing }: Awaited<ReturnType<typeof readDepartments>>) {
  if (listing === null) return [];
  const { groups } = buildFacets({ path, query: {} }, listing.conteudo.detalhes);
  const links = groups.find(({ nome }) => COLOUR.test(nome))?.links ?? [];
  return links
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0))
    .map(({ label, href }) => ({ nome: label, href }));
}

/**
 * The same for a list without products, with the shop's brands. If the shop has a menu of shapes, some shapes and the
 * most frequent colours replace the departments, which are in the menu anyway.
 */
export async function readEmptyListAlternatives(): Promise<Alternatives> {
  const reading = readDepartments();
  const [departments, popular, menu, brands] = await Promise.all([
    reading,
    readAlternatives(MAX_PRODUCTS, reading),
    readMenuOf('menu-oculos'),
    readBrandLinks(),
  ]);
  const alternatives = { ...popular, brands };
  const [first] = menuLinks(menu, storeOrigins());
  const shapes = (first?.children ?? []).flatMap(({ label, href }) =>
    href?.startsWith('/') ? [{ nome: label, href }] : [],
  );
  if (shapes.length === 0) return alternatives;
  const colours = coloursOf(departments).slice(0, MAX_COLOURS);
  return { ...alternatives, categories: [...shapes.slice(0, MAX_SHAPES), ...colours] };
}
