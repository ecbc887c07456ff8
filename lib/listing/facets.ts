import { rotaHref } from '@/lib/routing/shop-href';
import type { Categoria, Detalhes, Filtro } from '@/lib/store-api/schemas/listagem';
import { type AppliedFilter, appliedOf, type FacetGroup } from './applied';
import { choiceLinks } from './facet-link';
import { clearHref, type ListingPage } from './links';
import { priceLinks } from './price-ranges';

export type CategoryLink = { nome: string; href: string };

/** Neighbours of the category shown, outermost ancestor first (LIST-19). */
export type CategoryTree = {
  niveisAnteriores: CategoryLink[];
  atual: string;
  filhas: CategoryLink[];
  irmas: CategoryLink[];
};

/** Filter menu of a listing, ready to render. */
export type Facets = {
  categorias: CategoryTree | null;
  grupos: FacetGroup[];
  aplicados: AppliedFilter[];
  limparHref: string;
};

/** Builds the filter menu of the page from the platform's `detalhes` (LIST-17 to LIST-23). */
export function facetsOf(page: ListingPage, detalhes: Detalhes): Facets {
  const filters = (key: string, list: readonly Filtro[]) =>
    list.map(({ id, nome, valores }) => ({
      id: `${key}-${id}`,
      nome,
      links: choiceLinks(
        page,
        key,
        valores.map(({ label, ...rest }) => ({ ...rest, nome: label })),
      ),
    }));
  const grupos = [
    ...filters('filtro', detalhes.filtros),
    ...filters('atributo', detalhes.atributos),
    {
      id: 'marca',
      nome: 'Marca',
      links: choiceLinks(
        page,
        'marca',
        // Logos are made for a wall of brands, not for a line of text.
        detalhes.marcas.map((marca) => ({ ...marca, imagem: '' })),
      ),
    },
    { id: 'preco', nome: 'Preço', links: priceLinks(page, detalhes.filtrosPreco) },
  ].filter(({ links }) => links.length > 0);
  return {
    categorias: categoryTree(detalhes.categorias),
    grupos,
    aplicados: appliedOf(grupos),
    limparHref: clearHref(page),
  };
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
    filhas: categoryLinks(filhas),
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
