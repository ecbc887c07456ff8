import type { Listagem } from '@/lib/store-api/schemas/listagem';
import { facetsOf } from './facets';
import type { ListingPage } from './links';

/**
 * What tells this view of a listing from the listing itself: a category within a brand or campaign, the filters
 * in force, the page number. Titles and descriptions need it, because the platform's are those of the listing (B22).
 */
export function viewQualifiers({ conteudo, estrutura }: Listagem, page: ListingPage): string[] {
  const { categoria, marca, landingPage, detalhes } = conteudo;
  const subject = categoria ?? marca ?? landingPage;
  const here = estrutura.breadcrumb.at(-1)?.label ?? '';
  const isWithin = subject !== null && here !== '' && here !== subject.nome && categoria === null;
  // Brands are named together with the category by the platform itself, campaigns are not.
  const isTold = marca !== null && (estrutura.seo?.title ?? '').includes(here);
  return [
    ...(isWithin && !isTold ? [here] : []),
    ...facetsOf(page, detalhes).aplicados.map(({ label }) => label),
    ...(page.query.pg ? [`página ${page.query.pg}`] : []),
  ];
}
