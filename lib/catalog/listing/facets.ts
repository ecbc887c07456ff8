import { rotaHref } from '@/lib/catalog/hrefs';
import type { Categoria, Detalhes, Filtro } from '@/lib/platform/schemas/listing';
import { type AppliedFilter, appliedFilters, type FacetGroup } from './facet-groups';
import { facetLinks, priceLinks } from './facet-links';
import { inShopOrder } from './facet-order';
import { clearHref, type ListingPage } from './links';

export type CategoryLink = { nome: string; href: string };

/** Categories around the current one; the outermost ancestor comes first. */
export type CategoryTree = {
  niveisAnteriores: CategoryLink[];
  atual: string;
  filhas: CategoryLink[];
  irmas: CategoryLink[];
};

/** Filter menu of a listing, ready to render. */
export type Facets = {
  categorias: CategoryTree | null;
  groups: FacetGroup[];
  applied: AppliedFilter[];
  clearHref: string;
};

/**
 * Builds the filter menu of the page from the platform's `detalhes`. Leaves out a filter whose only value has
 * all `total` products of the list, such as the shape after a search for it, because choosing it would change
 * nothing.
 */
export function buildFacets(page: ListingPage, detalhes: Detalhes, total?: number): Facets {
  const filters = (key: string, list: readonly Filtro[]) =>
    list.map(({ id, nome, valores }) => ({
      id: `${key}-${id}`,
      nome,
      links: facetLinks(
        page,
        key,
        valores.map(({ label, ...rest }) => ({ ...rest, nome: label })),
      ),
    }));
  const all = [
    ...filters('filtro', detalhes.filtros),
    ...filters('atributo', detalhes.atributos),
    {
      id: 'marca',
      nome: 'Marca',
      links: facetLinks(
        page,
        'marca',
        // Brand logos are too large for a line of text.
        detalhes.marcas.map((marca) => ({ ...marca, imagem: '' })),
      ),
    },
    { id: 'preco', nome: 'Preço', links: priceLinks(page, detalhes.filtrosPreco, total) },
  ];
  // Before the next list arrives another value may be chosen (A7): its filter must not go.
  const isChosen = all.some(({ links }) => links.some(({ isActive }) => isActive));
  const groups = inShopOrder(
    all.filter(({ links: [first, ...others] }) => {
      const hasAll = total !== undefined && first?.count === total;
      return first !== undefined && (isChosen || others.length > 0 || !hasAll);
    }),
  );
  return {
    categorias: categoryTree(detalhes.categorias),
    groups,
    applied: appliedFilters(groups),
    clearHref: clearHref(page),
  };
}

/**
 * The name of a category without its parent's name: 'Redondos' for 'Óculos de sol redondos' in 'Óculos de
 * sol'.
 */
function nameWithin(nome: string, parent: string): string {
  if (parent === '' || !nome.startsWith(`${parent} `)) return nome;
  const rest = nome.slice(parent.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function categoryTree({
  atual,
  filhas,
  irmas,
  niveisAnteriores,
}: Detalhes['categorias']): CategoryTree | null {
  const tree = {
    niveisAnteriores: categoryLinks(niveisAnteriores),
    atual: atual?.nome ?? '',
    filhas: categoryLinks(filhas).map((link) => ({
      ...link,
      nome: nameWithin(link.nome, atual?.nome ?? ''),
    })),
    irmas: categoryLinks(irmas.filter(({ id }) => id !== atual?.id)),
  };
  const isEmpty =
    tree.atual === '' && [tree.niveisAnteriores, tree.filhas, tree.irmas].every((list) => list.length === 0);
  return isEmpty ? null : tree;
}

function categoryLinks(categories: readonly Categoria[]): CategoryLink[] {
  return categories.flatMap(({ nome, rota }) => {
    const href = rotaHref(rota);
    return href === null || nome === '' ? [] : [{ nome, href }];
  });
}
