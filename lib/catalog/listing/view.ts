import type { Query } from '@/lib/platform/canonical-query';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import type { Listagem } from '@/lib/platform/schemas/listing';
import { buildFacets } from './facets';
import type { ListingPage } from './links';

/** Heading of a listing: its category, brand or landing page, or the search text. */
export function listingHeading({ conteudo, estrutura }: Pick<Listagem, 'conteudo' | 'estrutura'>): string {
  const { categoria, marca, landingPage, busca } = conteudo;
  const named = [categoria, marca, landingPage].find((subject) => subject && subject.nome !== '');
  if (named) return named.nome;
  const query = busca?.texto.trim() ?? '';
  if (query !== '') return `Resultados para “${query}”`;
  return estrutura.breadcrumb.at(-1)?.label || 'Produtos';
}

/**
 * Heading of a listing's page. It says that the result is empty, or that only help pages were found, unless the
 * page explains that elsewhere: by its filters.
 */
export function pageHeading(listing: Listagem, page: ListingPage, hasHelp = false): string {
  const { busca, detalhes } = listing.conteudo;
  const query = busca?.texto.trim() ?? '';
  const isNothing = query !== '' && listing.info.total === 0;
  if (!isNothing || buildFacets(page, detalhes).applied.length > 0) return listingHeading(listing);
  return hasHelp ? `Ajuda sobre “${query}”` : `Nada com “${query}”`;
}

/** How a view of a listing differs from the listing itself. */
export type ListingView = {
  /** Text added to the platform's title of the listing: 'Redondo', 'página 2'. */
  qualifiers: string[];
  /** Whether the platform's description is about the whole listing, so that many other views share it. */
  sharesDescription: boolean;
};

/** Whether the listing is a category within a brand or campaign, by its breadcrumb. */
function isSubLevel({ conteudo, estrutura }: Listagem): boolean {
  const { categoria, marca, landingPage } = conteudo;
  const subject = categoria ?? marca ?? landingPage;
  const current = estrutura.breadcrumb.at(-1)?.label ?? '';
  return (
    subject !== null &&
    subject.nome !== '' &&
    current !== '' &&
    current !== subject.nome &&
    categoria === null
  );
}

/**
 * Number of segments in the shortest address of a brand or campaign: '/marcas/arauna' has two, '/arauna' one.
 */
const rootSegments = (path: string) => (/^\/(?:marcas|c)\//.test(path) ? 2 : 1);

/**
 * Number of category levels that the address adds to a brand or campaign; 0 for the whole brand or campaign.
 */
export function levelsWithin(listing: Listagem, path: string): number {
  return isSubLevel(listing) ? Math.max(0, path.split('/').filter(Boolean).length - rootSegments(path)) : 0;
}

/**
 * How this view differs from the whole listing: a category within a brand or campaign, the active filters,
 * the page number. The platform's title and description describe the whole listing.
 */
export function listingView(listing: Listagem, page: ListingPage): ListingView {
  const { conteudo, estrutura } = listing;
  const { marca, detalhes } = conteudo;
  const current = estrutura.breadcrumb.at(-1)?.label ?? '';
  const isWithin = isSubLevel(listing);
  // The platform includes the category in the title of brands, but not of campaigns.
  const isInTitle = marca !== null && (estrutura.seo?.title ?? '').includes(current);
  const qualifiers = [
    ...(isWithin && !isInTitle ? [current] : []),
    ...buildFacets(page, detalhes).applied.map(({ label }) => label),
    ...(page.query.pg ? [`página ${page.query.pg}`] : []),
  ];
  return { qualifiers, sharesDescription: isWithin || qualifiers.length > 0 };
}

/**
 * Whether to show 'Navegue Por Marca'. It is hidden on searches and brands, and on lists narrowed by words or
 * by a brand.
 */
export function showsBrands(level: ListingLevel, query: Query): boolean {
  return level !== 'search' && level !== 'brand' && !query.busca && !query.marca;
}
