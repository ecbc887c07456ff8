import { imageUrl } from '@/lib/catalog/card/pictures';
import { rotaHref } from '@/lib/catalog/hrefs';
import { displayPrices } from '@/lib/platform/prices';
import type { Precos } from '@/lib/platform/schemas/offer';
import type { Produto } from '@/lib/platform/schemas/product';

/** A size of a product that is bought together with others. `preco` is in BRL, for one unit. */
export type PricedSize = {
  id: number;
  label: string;
  estoque: number;
  preco: number;
  /** Pix price; only set if it is lower and the row shows it. */
  pix?: number;
  /** Width of the front in mm, if known. */
  frontWidth?: number;
  /** Both lenses and the bridge together in mm, if known. */
  lensesWidth?: number;
};

/**
 * A product that is bought together with others, with what its row shows. Prices are in BRL, for one unit.
 */
export type BundledProduct = {
  id: number;
  nome: string;
  /** Brand, or `''`. */
  marca: string;
  /** Path of its page, or null. */
  href: string | null;
  /** Address of a small picture, or `''`. */
  imagem: string;
  preco: number;
  /** Label of the size choice, such as 'Tamanho'. */
  attribute: string;
  /** Sizes to choose from; empty if there is no choice. */
  sizes: PricedSize[];
  /**
   * `idAtributoValor` of the initial choice; 0 for a product without sizes, null if the shopper must choose a
   * size.
   */
  initialSize: number | null;
};

type SizeValues = NonNullable<Produto['atributos']['simples']>['valores'];

function priceOf(precos: Precos | null): number {
  // Without the discount for a payment method such as Pix.
  return displayPrices(precos)?.por ?? 0;
}

/** The product without its choice of sizes. `preco` is 0 if the platform sends no price. */
export function describeProduct(
  produto: Pick<Produto, 'id' | 'nome' | 'marca' | 'rota' | 'midias' | 'precos' | 'atributos'>,
): Omit<BundledProduct, 'sizes' | 'initialSize'> {
  const { id, nome, marca, rota, midias, precos, atributos } = produto;
  return {
    id,
    nome,
    marca: marca?.nome ?? '',
    href: rotaHref(rota),
    imagem: imageUrl(midias.imagens[0], 'small', 'medium'),
    preco: priceOf(precos),
    attribute: atributos.simples?.nome ?? '',
  };
}

/** The sizes in `values` with their prices. A size without its own price costs `preco`, like the product. */
export function pricedSizes(values: SizeValues, preco: number): PricedSize[] {
  return values.map(({ idAtributoValor, label, estoque, precos }) => ({
    id: idAtributoValor,
    label,
    estoque,
    preco: priceOf(precos) || preco,
  }));
}
