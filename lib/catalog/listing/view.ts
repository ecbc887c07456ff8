import type { Query } from '@/lib/platform/canonical-query';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import type { Listagem } from '@/lib/platform/schemas/listing';
import { buildFacets } from './facets';
import type { ListingPage } from './links';

/** Heading of a listing: its category, brand or landing page, or what was searched for. */
export function listingHeading({ conteudo, estrutura }: Pick<Listagem, 'conteudo' | 'estrutura'>): string {
  const { categoria, marca, landingPage, busca } = conteudo;
  const named = [categoria, marca, landingPage].find((subject) => subject && subject.nome !== '');
  if (named) return named.nome;
  const query = busca?.texto.trim() ?? '';
  if (query !== '') return `Resultados para “${query}”`;
  return estrutura.breadcrumb.at(-1)?.label || 'Produtos';
}

/** Heading of the page of a listing: one without results says so, unless filters or the help explain it. */
export function pageHeading(listing: Listagem, page: ListingPage, hasHelp = false): string {
  const { busca, detalhes } = listing.conteudo;
  const query = busca?.texto.trim() ?? '';
  const isNothing = query !== '' && listing.info.total === 0 && !hasHelp;
  if (!isNothing || buildFacets(page, detalhes).applied.length > 0) return listingHeading(listing);
  return `Nada com “${query}”`;
}

/** How a view of a listing differs from the listing itself. */
export type ListingView = {
  /** Text that the title adds to the platform's title of the listing: 'Redondo', 'página 2'. */
  qualifiers: string[];
  /** Whether the platform's description is that of the whole listing, and so of many other views. */
  sharesDescription: boolean;
};

/** Whether the listing is a category within a brand or campaign, by its breadcrumb. */
function isSubLevel({ conteudo, estrutura }: Listagem): boolean {
  const { categoria, marca, landingPage } = conteudo;
  const subject = categoria ?? marca ?? landingPage;
  const current = estrutura.breadcrumb.at(-1)?.label ?? '';
  return subject !== null && current !== '' && current !== subject.nome && categoria === null;
}

/** Segments of the shortest address of a brand or campaign: '/marcas/arauna' has two, '/arauna' one. */
const rootSegments = (path: string) => (/^\/(?:marcas|c)\//.test(path) ? 2 : 1);

/** How many levels of categories the address adds to a brand or campaign: 0 for the whole of it. */
export function levelsWithin(listing: Listagem, path: string): number {
  return isSubLevel(listing) ? Math.max(0, path.split('/').filter(Boolean).length - rootSegments(path)) : 0;
}

/**
 * Differences of this view from the whole listing: a category within a brand or campaign, the active filters,
 * the page number. The platform's title and description are those of the whole.
 */
export function listingView(listing: Listagem, page: ListingPage): ListingView {
  const { conteudo, estrutura } = listing;
  const { marca, detalhes } = conteudo;
  const current = estrutura.breadcrumb.at(-1)?.label ?? '';
  const isWithin = isSubLevel(listing);
  // Brands are named together with the category by the platform itself, campaigns are not.
  const isInTitle = marca !== null && (estrutura.seo?.title ?? '').includes(current);
  const qualifiers = [
    ...(isWithin && !isInTitle ? [current] : []),
    ...buildFacets(page, detalhes).applied.map(({ label }) => label),
    ...(page.query.pg ? [`página ${page.query.pg}`] : []),
  ];
  return { qualifiers, sharesDescription: isWithin || qualifiers.length > 0 };
}

/** Whether 'Navegue Por Marca' shows: not on a search or a brand, nor where words or a brand narrow the list. */
export function showsBrands(level: ListingLevel, query: Query): boolean {
  return level !== 'search' && level !== 'brand' && !query.busca && !query.marca;
}
