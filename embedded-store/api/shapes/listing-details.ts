import type { Facets } from '../../catalogue/listing';
import {
  CATEGORY_FACET,
  DEFAULT_ORDER,
  type ListingTarget,
  orderLabel,
  orders,
  type Selection,
  toggle,
} from '../../catalogue/listing-scope';
import type { PriceBand } from '../../catalogue/price-bands';
import type { Category } from '../../catalogue/reference';
import type { StoreContext } from '../../context';
import { wholeBrl } from '../../money';
import { categoryWithin, filteredLink, listingLink } from './links';
import { brandShape, facetImage } from './product-parts';

/** `conteudo.detalhes` of a listing: the filter and sort menus. */
export function listingDetails(
  ctx: StoreContext,
  target: ListingTarget,
  selection: Selection,
  facets: Facets,
  filled: Set<number>,
) {
  return {
    categorias: categoryMenu(ctx, target, filled),
    filtros: facetMenu(ctx, target, selection, facets, 'filtro'),
    atributos: facetMenu(ctx, target, selection, facets, 'atributo'),
    marcas: brandMenu(ctx, target, selection, facets),
    filtrosPreco: facets.prices.map((band) => priceEntry(ctx, target, selection, band)),
    filtrosDescontoPrecoPor: [],
    selos: [],
    ordenacao: orders.map((order) => ({
      label: orderLabel(order),
      title: `Ordenar por ${order.toLowerCase()}`,
      atual: order === (selection.order ?? DEFAULT_ORDER),
      ...filteredLink(ctx, target, { ...selection, order }),
    })),
  };
}

function facetMenu(
  ctx: StoreContext,
  target: ListingTarget,
  selection: Selection,
  facets: Facets,
  tipo: 'filtro' | 'atributo',
) {
  const chosen = selection[tipo];
  const isSearch = target.nivel === 'product/listing/search';
  const groups = ctx.reference.facetGroups.filter(
    (group) => group.tipo === tipo && (isSearch || group.slug !== CATEGORY_FACET),
  );
  const menu = groups.map((group) => ({
    id: group.id,
    nome: group.nome,
    tipo: group.apresentacao,
    valores: ctx.reference.facetValues
      .filter(
        (value) => value.groupId === group.id && (facets.values.has(value.id) || chosen.includes(value.slug)),
      )
      .map((value) => {
        const imagem = group.apresentacao === 'imagem' ? facetImage(ctx.urls, value.slug) : '';
        return {
          id: value.id,
          label: value.label,
          imagem,
          imagemOriginal: imagem,
          ordem: value.ordem,
          ativo: chosen.includes(value.slug),
          quantidade: facets.values.get(value.id) ?? 0,
          ...filteredLink(ctx, target, { ...selection, [tipo]: toggle(chosen, value.slug) }),
        };
      }),
  }));
  return menu.filter((group) => group.valores.length > 0);
}

function brandMenu(ctx: StoreContext, target: ListingTarget, selection: Selection, facets: Facets) {
  if (target.nivel === 'product/listing/brand') return [];
  const shown = ctx.reference.brands.filter(
    (b) => facets.brands.has(b.id) || selection.marca.includes(b.slug),
  );
  return shown.map((brand) => {
    const { id, nome, imagem, imagemOriginal } = brandShape(ctx, brand.id);
    return {
      id,
      nome,
      imagem,
      imagemOriginal,
      ativo: selection.marca.includes(brand.slug),
      quantidade: facets.brands.get(brand.id) ?? 0,
      ...filteredLink(ctx, target, { ...selection, marca: toggle(selection.marca, brand.slug) }),
    };
  });
}

function priceEntry(ctx: StoreContext, target: ListingTarget, selection: Selection, band: PriceBand) {
  const { de, ate } = band;
  const ativo = selection.preco?.de === de && selection.preco.ate === ate;
  return {
    ...band,
    label: priceLabel(band),
    ativo,
    ...filteredLink(ctx, target, { ...selection, preco: ativo ? null : { de, ate } }),
  };
}

function priceLabel({ de, ate }: PriceBand): string {
  if (ate === 0) return `Acima de ${wholeBrl(de)}`;
  return de === 0 ? `Até ${wholeBrl(ate)}` : `${wholeBrl(de)} a ${wholeBrl(ate)}`;
}

/** Current, child, sibling and ancestor categories; `atual` is `[]` if there is none. */
function categoryMenu(ctx: StoreContext, target: ListingTarget, filled: Set<number>) {
  if (target.nivel === 'product/listing/search')
    return { atual: [], filhas: [], irmas: [], niveisAnteriores: [] };
  const current = target.category;
  const entry = (category: Category) => ({
    id: category.id,
    nome: category.nome,
    ...categoryWithin(ctx, target, category),
  });
  const under = (parentId: number | null) =>
    ctx.reference.categories.filter((c) => c.parentId === parentId && filled.has(c.id));
  return {
    atual: current ? entry(current) : [],
    filhas: under(current?.id ?? null).map(entry),
    irmas: current
      ? under(current.parentId)
          .filter((c) => c.id !== current.id)
          .map(entry)
      : [],
    niveisAnteriores: ancestorLinks(ctx, target, current).map(({ id, nome, link }) => ({
      id,
      nome,
      ...link,
    })),
  };
}

/**
 * Links to the ancestors, top first; the last one is the parent. Within a brand or campaign, the first is the
 * brand or campaign itself.
 */
function ancestorLinks(ctx: StoreContext, target: ListingTarget, current: Category | null) {
  if (!current) return [];
  const ancestors: Category[] = [];
  for (let id = current.parentId; id !== null; ) {
    const parent = ctx.reference.categoryById.get(id);
    if (!parent) break;
    ancestors.unshift(parent);
    id = parent.parentId;
  }
  const steps = ancestors.map((c) => ({ id: c.id, nome: c.nome, link: categoryWithin(ctx, target, c) }));
  if (target.nivel === 'product/listing/brand') {
    return [
      { id: target.brand.id, nome: target.brand.nome, link: listingLink(ctx, { ...target, category: null }) },
      ...steps,
    ];
  }
  if (target.nivel === 'product/listing/landing-page') {
    const { id, nome } = target.landingPage;
    return [{ id, nome, link: listingLink(ctx, { ...target, category: null }) }, ...steps];
  }
  return steps;
}
