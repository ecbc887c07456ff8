import { readMeasurements } from '@/lib/catalog/product/measurements-by-size';
import { displayPrices } from '@/lib/platform/prices';
import type { Lista } from '@/lib/platform/schemas/kit';
import type { Precos } from '@/lib/platform/schemas/offer';
import type { Caracteristica, ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import {
  type BundledProduct,
  describeProduct,
  type PricedSize,
  pricedSizes,
} from '@/lib/purchase/bundled-product';

/** A product of a kit; `quantidade` is how many the kit has of it, `pix` the price by Pix where it is lower. */
export type KitProduct = BundledProduct & { quantidade: number; available: boolean; pix?: number };

/** Data for the purchase of a kit; small, because it is sent to the browser. */
export type Kit = {
  id: number;
  nome: string;
  /** Sold as one thing, at its own price; else every product has its price and may be left out. */
  isClosed: boolean;
  precos: Precos | null;
  products: KitProduct[];
};

type ListProduct = Lista['produtos'][number];

/** The sizes with the widths of their fronts, where the platform measures them. */
function withFronts(sizes: PricedSize[], product: ListProduct): PricedSize[] {
  const measured = readMeasurements(product) ?? [];
  return sizes.map((size) => {
    const frontWidth = measured.find(({ id }) => id === size.id)?.mm.frontWidth;
    return frontWidth === undefined ? size : { ...size, frontWidth };
  });
}

/** The price by Pix of a size, or of the product whose price it has; nothing where it is not lower. */
function pixOf(own: Precos | null, usual: Precos | null): { pix?: number } {
  const shown = displayPrices(own) ?? displayPrices(usual);
  return shown && shown.pix !== null && shown.pix < shown.por ? { pix: shown.pix } : {};
}

function toKitProduct(product: ListProduct, allowsChoice: boolean): KitProduct {
  const described = describeProduct(product);
  const values = product.atributos.simples?.valores ?? [];
  const preselected = values.find(({ selecionado }) => selecionado);
  const only = values.length === 1 ? values[0] : undefined;
  const start = only ?? preselected;
  // A list without a choice of sizes offers only the preselected ones.
  const offered = allowsChoice || start === undefined ? values : [start];
  const [onlyOffered] = offered;
  const hasChoice = offered.length > 1;
  return {
    ...described,
    ...pixOf(null, product.precos),
    quantidade: product.quantidade,
    available: product.status === 'disponivel',
    sizes: withFronts(pricedSizes(offered, described.preco), product).map((size, index) => ({
      ...size,
      ...pixOf(offered[index]?.precos ?? null, product.precos),
    })),
    initialSize:
      onlyOffered === undefined
        ? 0
        : hasChoice || onlyOffered.estoque <= 0
          ? null
          : onlyOffered.idAtributoValor,
  };
}

/** Narrows a list to what its purchase needs. */
export function toKit(lista: Lista): Kit {
  const { id, nome, tipo, precos, produtos, selecaoAtributo } = lista;
  return {
    id,
    nome,
    isClosed: tipo === 'fechada',
    precos,
    products: produtos.map((product) => toKitProduct(product, selecaoAtributo)),
  };
}

/** A product that is a kit, as its purchase needs it; null for a product without pieces. */
export function productKit({ id, nome, precos, produtos }: ProdutoDetalhe): Kit | null {
  if (produtos.length === 0) return null;
  return { id, nome, isClosed: true, precos, products: produtos.map((piece) => toKitProduct(piece, true)) };
}

/**
 * Whether a product that is a kit is bought like a kit: the sizes of its pieces are to be chosen, or it has no
 * cart payload. One with sizes or its own lenses is bought as any product.
 */
export function isBoughtAsKit({ status, carrinho, atributos, personalizacoes }: ProdutoDetalhe, kit: Kit) {
  const hasOwnChoice = (atributos.simples?.valores ?? []).length > 0 || personalizacoes.length > 0;
  const canBeBought = status === 'disponivel' && displayPrices(kit.precos) !== null;
  const needsKit = carrinho === null || kit.products.some(({ sizes }) => sizes.length > 1);
  return canBeBought && !hasOwnChoice && needsKit;
}

/**
 * The features of a kit, one group per product under its name. A product without any may still be described by the
 * list's own groups, which platforms name after the products.
 */
export function featuresByProduct({ produtos, caracteristicas }: Lista): Caracteristica[] {
  const own = produtos.map(({ nome, caracteristicas: groups }) => ({
    nome,
    itens: groups.flatMap(({ itens }) => itens),
  }));
  const described = own.filter(({ itens }) => itens.length > 0);
  const others = caracteristicas.filter(({ nome }) => !described.some((group) => group.nome === nome));
  return [...described, ...others];
}
