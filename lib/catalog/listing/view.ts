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

/** How a view of a listing differs from the listing itself. */
export type ListingView = {
  /** What the title must add to the platform's, which is that of the listing: 'Redondo', 'página 2'. */
  qualifiers: string[];
  /** Whether the platform's description is that of the whole listing, and so of many other views. */
  sharesDescription: boolean;
};

/**
 * What sets this view of a listing apart from the whole: a category within a brand or campaign, the filters in force,
 * the page number. The platform's title and description are those of the whole.
 */
export function listingView({ conteudo, estrutura }: Listagem, page: ListingPage): ListingView {
  const { categoria, marca, landingPage, detalhes } = conteudo;
  const subject = categoria ?? marca ?? landingPage;
  const current = estrutura.breadcrumb.at(-1)?.label ?? '';
  const isSubLevel = subject !== null && current !== '' && current !== subject.nome && categoria === null;
  // Brands are named together with the category by the platform itself, campaigns are not.
  const isInTitle = marca !== null && (estrutura.seo?.title ?? '').includes(current);
  const qualifiers = [
    ...(isSubLevel && !isInTitle ? [current] : []),
    ...buildFacets(page, detalhes).applied.map(({ label }) => label),
    ...(page.query.pg ? [`página ${page.query.pg}`] : []),
  ];
  return { qualifiers, sharesDescription: isSubLevel || qualifiers.length > 0 };
}

/** Whether 'Navegue Por Marca' shows: not on a search or a brand, nor where words or a brand narrow the list. */
export function showsBrands(level: ListingLevel, query: Query): boolean {
  return level !== 'search' && level !== 'brand' && !query.busca && !query.marca;
}
