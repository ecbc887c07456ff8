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

/**
 * A product of a kit. `quantidade` is how many of it the kit contains; `pix` is its Pix price, if that is
 * lower.
 */
export type KitProduct = BundledProduct & {
  quantidade: number;
  available: boolean;
  /** Set for a product that is only sold on request. */
  isOnRequest?: true;
  pix?: number;
  /** Set for a frame that takes prescription lenses, unless the kit itself contains lenses. */
  takesLenses?: true;
  /** Front in mm of a frame that the platform sells without a size, if it has measurements. */
  frontWidth?: number;
};

/** The data needed to buy a kit. It is kept small, because it is sent to the browser. */
export type Kit = {
  id: number;
  nome: string;
  /**
   * Whether the kit is sold as a whole at one price. Otherwise every product has its own price and may be
   * excluded.
   */
  isClosed: boolean;
  precos: Precos | null;
  products: KitProduct[];
};

type ListProduct = Lista['produtos'][number];

/** The sizes, with the widths of their fronts if the platform sends measurements. */
function withFronts(sizes: PricedSize[], product: ListProduct): PricedSize[] {
  const measured = readMeasurements(product) ?? [];
  return sizes.map((size) => {
    const mm = measured.find(({ id }) => id === size.id)?.mm;
    return mm ? { ...size, frontWidth: mm.frontWidth, lensesWidth: 2 * mm.lensWidth + mm.bridge } : size;
  });
}

/** The Pix price of a size, or of the product if the size has the same price; empty unless it is lower. */
function pixOf(own: Precos | null, usual: Precos | null): { pix?: number } {
  const shown = displayPrices(own) ?? displayPrices(usual);
  return shown && shown.pix !== null && shown.pix < shown.por ? { pix: shown.pix } : {};
}

/**
 * Whether a product for sale is a frame that takes lenses. For the products of a kit, the platform does not list lenses;
 * only the feature 'Lente' mentions them.
 */
const takesLenses = ({ status, caracteristicas }: ListProduct) =>
  status === 'disponivel' &&
  caracteristicas.some(({ itens }) =>
    itens.some(({ label, valor }) => /^lentes?$/i.test(label) && /\bgrau\b/i.test(valor)),
  );

/** The front of a frame without a choice of sizes, so that every frame of a kit names its size. */
function ownFront(product: ListProduct): Pick<KitProduct, 'frontWidth'> {
  const hasSizes = (product.atributos.simples?.valores.length ?? 0) > 0;
  const frontWidth = hasSizes ? undefined : readMeasurements(product)?.[0].mm.frontWidth;
  return frontWidth === undefined ? {} : { frontWidth };
}

/** Products of a kit. A frame can only lack lenses if none are in the kit. */
function toKitProducts(products: readonly ListProduct[], allowsChoice: boolean): KitProduct[] {
  const hasLenses = products.some(({ nome }) => /^lentes?\b/i.test(nome));
  return products.map((product) => ({
    ...toKitProduct(product, allowsChoice),
    ...ownFront(product),
    ...(!hasLenses && takesLenses(product) ? { takesLenses: true as const } : {}),
  }));
}

function toKitProduct(product: ListProduct, allowsChoice: boolean): KitProduct {
  const described = describeProduct(product);
  const values = product.atributos.simples?.valores ?? [];
  const preselected = values.find(({ selecionado }) => selecionado);
  const only = values.length === 1 ? values[0] : undefined;
  const start = only ?? preselected;
  // In a list without a choice of sizes, only the preselected size is for sale.
  const offered = allowsChoice || start === undefined ? values : [start];
  const [onlyOffered] = offered;
  const hasChoice = offered.length > 1;
  return {
    ...described,
    ...pixOf(null, product.precos),
    quantidade: product.quantidade,
    available: product.status === 'disponivel',
    ...(product.status === 'sobConsulta' ? { isOnRequest: true } : {}),
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

/** Reduces a list to what is needed to buy it. */
export function toKit(lista: Lista): Kit {
  const { id, nome, tipo, precos, produtos, selecaoAtributo } = lista;
  return {
    id,
    nome,
    isClosed: tipo === 'fechada',
    precos,
    products: toKitProducts(produtos, selecaoAtributo),
  };
}

/** The data needed to buy a product that is a kit; null for a product without pieces. */
export function productKit({ id, nome, precos, produtos }: ProdutoDetalhe): Kit | null {
  if (produtos.length === 0) return null;
  return { id, nome, isClosed: true, precos, products: toKitProducts(produtos, true) };
}

/**
 * Whether a product that is a kit must be bought as a kit, because its pieces have sizes to choose or it has
 * no cart payload. A kit with sizes or lenses is bought like any other product.
 */
export function isBoughtAsKit({ status, carrinho, atributos, personalizacoes }: ProdutoDetalhe, kit: Kit) {
  const isConfigurable = (atributos.simples?.valores ?? []).length > 0 || personalizacoes.length > 0;
  const canBeBought = status === 'disponivel' && displayPrices(kit.precos) !== null;
  const needsKit = carrinho === null || kit.products.some(({ sizes }) => sizes.length > 1);
  return canBeBought && !isConfigurable && needsKit;
}

/**
 * The features of a kit, one group per product under the product's name. A product without features may still
 * be described by the list's groups, which platforms name after the products.
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
