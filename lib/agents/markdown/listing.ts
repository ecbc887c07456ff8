import 'server-only';
import { breadcrumbItems } from '@/lib/catalog/hrefs';
import { buildFacets } from '@/lib/catalog/listing/facets';
import { type ListingPage, pageHref } from '@/lib/catalog/listing/links';
import { offsetOfPage, pageCount, parsePageNumber, parsePageSize } from '@/lib/catalog/listing/paging';
import { serverConfig } from '@/lib/config/environment';
import type { Listagem } from '@/lib/platform/schemas/listing';
import type { Produto } from '@/lib/platform/schemas/product';
import { pageUrl } from '../catalog/product-shape';
import { breadcrumb, priceText } from './product';
import { richText } from './rich-text';
import { documentOf, escapeText, link, list, section } from './write';

const MAX_VALUES = 30;

function productItem(product: Produto): string {
  const name = product.rota?.path ? link(product.nome, pageUrl(product.rota.path)) : escapeText(product.nome);
  if (product.status === 'sobConsulta') return `${name}: sob consulta`;
  return `${name}: ${product.status === 'disponivel' ? priceText(product.precos) : 'esgotado'}`;
}

function filterItems(page: ListingPage, { conteudo }: Listagem): string[] {
  return buildFacets(page, conteudo.detalhes).groups.map(({ nome, links }) => {
    const values = links.slice(0, MAX_VALUES).map(({ label, href, isActive }) => {
      const value = link(label, pageUrl(href));
      return isActive ? `${value} (ativo, o link tira)` : value;
    });
    return `${escapeText(nome)}: ${values.join(', ')}`;
  });
}

/** Links to the pages before and after a page of a list; null if it has only one. */
export function pageLinks(page: ListingPage, { info }: Pick<Listagem, 'info'>): string | null {
  const limit = parsePageSize(page.query.ipp);
  const current = parsePageNumber(page.query.pg);
  const last = pageCount(info.total, limit);
  const links = [
    current > 1 ? link('Página anterior', pageUrl(pageHref(page, current - 1))) : '',
    current < last ? link('Próxima página', pageUrl(pageHref(page, current + 1))) : '',
  ].filter(Boolean);
  return links.length > 0 ? links.join(' · ') : null;
}

/** A list of products in Markdown: the products of the page, its filters, and the next page. */
export function listingMarkdown(listing: Listagem, page: ListingPage): string {
  const { categoria, marca, landingPage, busca, produtos, detalhes } = listing.conteudo;
  const heading = categoria ?? marca ?? landingPage;
  const title =
    heading?.nome || (busca === null ? 'Produtos' : `Busca por ${busca.texto || page.query.busca || ''}`);
  const { total } = listing.info;
  const first = offsetOfPage(parsePageNumber(page.query.pg), parsePageSize(page.query.ipp)) + 1;
  const shown = produtos.length === 0 ? '' : ` (${first} a ${first + produtos.length - 1})`;
  const children = detalhes.categorias.filhas.flatMap(({ nome, rota }) =>
    rota?.path ? [link(nome, pageUrl(rota.path))] : [],
  );
  return documentOf([
    `# ${escapeText(title)}`,
    breadcrumb(breadcrumbItems(listing.estrutura.breadcrumb)),
    heading === null ? null : richText(heading.descricao, serverConfig().siteUrl),
    `${total} ${total === 1 ? 'produto' : 'produtos'}${shown}`,
    list(produtos.map(productItem)),
    pageLinks(page, listing),
    section('Categorias', list(children)),
    section('Filtros', list(filterItems(page, listing))),
  ]);
}
