import type { FiltroPreco } from '@/lib/platform/schemas/listing';
import type { Rota } from '@/lib/platform/schemas/route';
import { filterHref, isSameList, keyHref, type ListingPage } from './links';
import { type PriceRange, priceRange, priceRangeLabel, priceValue } from './price-range';

/** A choice in the filter menu. */
export type FacetLink = {
  label: string;
  href: string;
  isActive: boolean;
  /** Small picture of the value: a colour or shape. */
  image?: string;
  /** Number of products for this choice, if the platform counts them; 0 if it no longer offers the choice. */
  count?: number;
  /** Whether it is a typed price range, which is not among the platform's. */
  isTyped?: true;
};

type FacetValue = { nome: string; ativo: boolean; imagem?: string; quantidade: number; rota: Rota | null };

/** Links of the choices for one query key; those without a name or target are dropped. */
export function facetLinks(page: ListingPage, key: string, values: readonly FacetValue[]): FacetLink[] {
  return values.flatMap(({ nome, ativo, imagem, quantidade, rota }) => {
    const target = rota ? filterHref(page, rota) : null;
    // For an active value, some stores send no target, or the page itself: such a link would remove nothing.
    const href = ativo && (target === null || isSameList(page, target)) ? keyHref(page, key, null) : target;
    if (href === null || nome === '') return [];
    return [
      {
        label: nome,
        isActive: ativo,
        href,
        ...(imagem && { image: imagem }),
        ...(quantidade > 0 && { count: quantidade }),
      },
    ];
  });
}

/** The shop's own ranges in BRL, used if the platform sends none. */
const DEFAULT_RANGES = [
  { de: 449, ate: 999 },
  { de: 1000, ate: 1499 },
  { de: 1500, ate: 1799 },
  { de: 1800, ate: 5000 },
] as const;

/**
 * An upper bound of 0 means no upper bound. A range without any bound contains every product, and one that ends before
 * it begins filters nothing.
 */
const isNarrowing = ({ de, ate }: PriceRange) => (ate === 0 ? de > 0 : ate >= de);

/** Order of two ranges: by their lower bound, then by their upper bound. */
const compareRanges = (a: PriceRange, b: PriceRange): number =>
  a.de - b.de || (a.ate || Number.POSITIVE_INFINITY) - (b.ate || Number.POSITIVE_INFINITY);

/**
 * Price choices: the platform's if it sends any, otherwise the default ranges. An active range that is not
 * among them is added in its place, so that shoppers can see and remove it: it contains the list's `total` products.
 */
export function priceLinks(
  page: ListingPage,
  ranges: readonly FiltroPreco[],
  total: number | undefined,
): FacetLink[] {
  const platformLinks = ranges.filter(isNarrowing).flatMap(({ de, ate, label, ...rest }) =>
    // For a range with one bound, the platform's label also shows the missing bound, as in 'R$ 0 a R$ 449'.
    facetLinks(page, 'preco', [
      { nome: (de > 0 && ate > 0 && label) || priceRangeLabel({ de, ate }), ...rest },
    ]).map((link) => ({ range: { de, ate }, link })),
  );
  const links =
    platformLinks.length > 0
      ? platformLinks
      : DEFAULT_RANGES.map((range) => ({ range, link: rangeLink(page, range) }));
  const chosen = priceRange(page.query);
  if (chosen !== null && isNarrowing(chosen) && !links.some(({ link }) => link.isActive)) {
    const place = links.findIndex(({ range }) => compareRanges(range, chosen) > 0);
    const link = { ...rangeLink(page, chosen), isTyped: true as const, ...(total && { count: total }) };
    links.splice(place < 0 ? links.length : place, 0, { range: chosen, link });
  }
  return links.map(({ link }) => link);
}

function rangeLink(page: ListingPage, range: PriceRange): FacetLink {
  const value = priceValue(range);
  const isActive = page.query.preco === value;
  return {
    label: priceRangeLabel(range),
    href: keyHref(page, 'preco', isActive ? null : value),
    isActive,
  };
}
