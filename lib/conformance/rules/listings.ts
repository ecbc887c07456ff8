import { displayPrices } from '@/lib/platform/prices';
import type { Listagem, Ordenacao } from '@/lib/platform/schemas/listing';
import { type RuleReport, reportEach, reportOne } from './rule';

/** A listing and its address, as first read. */
export type ReadListing = { path: string; listing: Listagem };

const idsOf = ({ conteudo }: Listagem) => conteudo.produtos.map(({ id }) => id);
const sequenceOf = (listing: Listagem) => idsOf(listing).join();

const isInside = (one: string, other: string) => one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

function samePages(listings: readonly ReadListing[]): string | null | undefined {
  const filled = listings.filter(({ listing }) => idsOf(listing).length > 1);
  const [first, ...others] = filled;
  // A category may contain the same products as its only child.
  if (first === undefined || others.every(({ path }) => isInside(path, first.path))) return undefined;
  const isSame = others.every(({ listing }) => sequenceOf(listing) === sequenceOf(first.listing));
  return isSame ? `${filled.map(({ path }) => path).join(', ')} all show the same products` : null;
}

function countProblem({ path, listing }: ReadListing, limit: number): string | null {
  const { total } = listing.info;
  const count = idsOf(listing).length;
  if (count === 0) return total > 0 ? `${path} counts ${total} products and shows none` : null;
  if (count > limit) return `${path} shows ${count} products where ${limit} were asked for`;
  return count < Math.min(limit, total) ? `${path} counts ${total} products and shows ${count}` : null;
}

/** Checks that listings differ from each other, contain products, and count them. */
export function checkListings(listings: readonly ReadListing[], limit: number): RuleReport[] {
  const isEmpty = listings.every(({ listing }) => idsOf(listing).length === 0);
  return [
    reportOne(
      'Listings have products',
      'listings',
      listings.length === 0 ? undefined : isEmpty ? 'none of those that were read has any' : null,
    ),
    reportEach('Listings show as many products as they count', 'listings', listings, (one) =>
      countProblem(one, limit),
    ),
    reportOne('Categories, brands and campaigns show their own products', 'listings', samePages(listings)),
  ];
}

/**
 * Checks that the second page shows other products than the first. `next` is null if it could not be read.
 */
export function checkPaging({ path, listing }: ReadListing, next: Listagem | null): RuleReport {
  const rule = 'The second page of a listing shows other products';
  if (next === null) return reportOne(rule, 'listings', undefined);
  const first = new Set(idsOf(listing));
  const second = idsOf(next);
  const repeated = second.filter((id) => first.has(id)).length;
  if (second.length === 0)
    return reportOne(
      rule,
      'listings',
      `${path} counts ${listing.info.total} products, but its second page has none`,
    );
  return reportOne(
    rule,
    'listings',
    repeated > second.length / 2 ? `${repeated} of ${second.length} on ${path} are those of the first` : null,
  );
}

/** A facet value with its promised number of products (0 if not sent), and the resulting listing. */
export type FilteredListing = { label: string; promised: number; filtered: Listagem };

/** Checks that filter values leave fewer products, and at least one. */
export function checkFilters({ path, listing }: ReadListing, views: readonly FilteredListing[]): RuleReport {
  const { total } = listing.info;
  return reportEach('Filters narrow a listing', 'listings', views, ({ label, promised, filtered }) => {
    const left = filtered.info.total;
    if (left === 0 || idsOf(filtered).length === 0) return `"${label}" on ${path} leaves nothing`;
    // A filter that matches every product removes none.
    if (promised === total || left < total) return null;
    return `"${label}" on ${path} leaves all ${total} products${promised > 0 ? ` instead of ${promised}` : ''}`;
  });
}

/** A listing sorted by one of its options. */
export type SortedListing = { label: string; sorted: Listagem };

const ASCENDING = /menor\s+pre|pre[çc]o.*(?:cresc|asc)|mais\s+barat/i;
const DESCENDING = /maior\s+pre|pre[çc]o.*(?:decresc|desc)|mais\s+car/i;

/** Whether prices rise (or fall). Any of the prices that the card shows may decide. */
function isSorted({ conteudo }: Listagem, direction: 1 | -1): boolean {
  const prices = conteudo.produtos.flatMap(({ precos }) => displayPrices(precos) ?? []);
  const rises = (values: readonly number[]) =>
    values.every((value, index) => index === 0 || (value - (values[index - 1] ?? 0)) * direction >= 0);
  return rises(prices.map(({ por }) => por)) || rises(prices.map(({ por, pix }) => pix ?? por));
}

function sortProblem({ label, sorted }: SortedListing, path: string): string | null {
  const direction = DESCENDING.test(label) ? -1 : ASCENDING.test(label) ? 1 : null;
  if (direction === null || isSorted(sorted, direction)) return null;
  return `"${label}" on ${path} does not sort by price`;
}

/** The options to test: those that sort by price, which can be verified, and one other. */
export function optionsToTry(options: readonly Ordenacao[]): Ordenacao[] {
  const usable = options.filter(({ rota }) => rota !== null && Object.keys(rota.query).length > 0);
  const byPrice = usable.filter(({ label }) => ASCENDING.test(label) || DESCENDING.test(label));
  return [...new Set([...byPrice, ...usable])].slice(0, 3);
}

/** Checks that the order of products matches the option's name, and that options differ. */
export function checkSorting({ path }: ReadListing, views: readonly SortedListing[]): RuleReport[] {
  const many = views.filter(({ sorted }) => idsOf(sorted).length > 3);
  const orders = new Set(many.map(({ sorted }) => sequenceOf(sorted)));
  return [
    reportEach('Sorting by price sorts by price', 'listings', many, (view) => sortProblem(view, path)),
    reportOne(
      'Orders differ',
      'listings',
      many.length < 2
        ? undefined
        : orders.size === 1
          ? `${many.map(({ label }) => `"${label}"`).join(' and ')} show the same on ${path}`
          : null,
    ),
  ];
}

/** Checks that a search finds the searched word, and nothing for an invented word. */
export function checkSearch(word: string, found: Listagem | null, nonsense: Listagem | null): RuleReport[] {
  const count = found && idsOf(found).length;
  const odd = nonsense && idsOf(nonsense).length;
  return [
    reportOne(
      'A word of a product’s name finds products',
      'search',
      count === null ? undefined : count === 0 ? `"${word}" finds nothing` : null,
    ),
    reportOne(
      'A word that does not exist finds nothing',
      'search',
      odd === null ? undefined : odd > 0 ? `it finds ${odd} products, so the words do not count` : null,
    ),
  ];
}
