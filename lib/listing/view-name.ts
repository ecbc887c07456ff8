import type { Listagem } from '@/lib/store-api/schemas/listagem';
import { facetsOf } from './facets';
import type { ListingPage } from './links';

/** How a view of a listing differs from the listing itself. */
export type ListingView = {
  /** What the title must add to the platform's, which is that of the listing: 'Redondo', 'página 2'. */
  qualifiers: string[];
  /** Whether the platform's description is that of the whole listing, and so of many other views. */
  sharesDescription: boolean;
};

/**
 * What tells this view of a listing from the listing itself: a category within a brand or campaign, the filters
 * in force, the page number. Titles and descriptions need it, because the platform's are those of the listing (B22).
 */
export function listingView({ conteudo, estrutura }: Listagem, page: ListingPage): ListingView {
  const { categoria, marca, landingPage, detalhes } = conteudo;
  const subject = categoria ?? marca ?? landingPage;
  const here = estrutura.breadcrumb.at(-1)?.label ?? '';
  const isWithin = subject !== null && here !== '' && here !== subject.nome && categoria === null;
  // Brands are named together with the category by the platform itself, campaigns are not.
  const isTold = marca !== null && (estrutura.seo?.title ?? '').includes(here);
  const qualifiers = [
    ...(isWithin && !isTold ? [here] : []),
    ...facetsOf(page, detalhes).aplicados.map(({ label }) => label),
    ...(page.query.pg ? [`página ${page.query.pg}`] : []),
  ];
  return { qualifiers, sharesDescription: isWithin || qualifiers.length > 0 };
}
