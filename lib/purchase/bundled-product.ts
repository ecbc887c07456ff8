import { imageUrl } from '@/lib/catalog/card/pictures';
import { rotaHref } from '@/lib/catalog/hrefs';
import { displayPrices } from '@/lib/platform/prices';
import type { Precos } from '@/lib/platform/schemas/offer';
import type { Produto } from '@/lib/platform/schemas/product';

/** A size of a product bought together with others; `preco` in BRL for one unit. */
export type PricedSize = {
  id: number;
  label: string;
  estoque: number;
  preco: number;
  /** Pix price, if it is lower and shown in the row. */
  pix?: number;
  /** Width of its front in mm, if known. */
  frontWidth?: number;
};

/** A product bought together with others, with the fields of its row; prices in BRL for one unit. */
export type BundledProduct = {
  id: number;
  nome: string;
  /** Brand, or `''`. */
  marca: string;
  /** Path of its page, or null. */
  href: string | null;
  /** Small picture, or `''`. */
  imagem: string;
  preco: number;
  /** Label of the size choice, such as 'Tamanho'. */
  attribute: string;
  /** Sizes to choose from; empty if there is no choice. */
  sizes: PricedSize[];
  /**
   * `idAtributoValor` before the shopper chooses; 0 for a product without sizes, null if a size must be chosen.
   */
  initialSize: number | null;
};

type SizeValues = NonNullable<Produto['atributos']['simples']>['valores'];

function priceOf(precos: Precos | null): number {
  // Without the discount of a payment method.
  return displayPrices(precos)?.por ?? 0;
}

/** The product without its choice of sizes; `preco` is 0 if the platform sends no price. */
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

/** The sizes in `values` with their prices; a size without its own price costs `preco`, like the product. */
export function pricedSizes(values: SizeValues, preco: number): PricedSize[] {
  return values.map(({ idAtributoValor, label, estoque, precos }) => ({
    id: idAtributoValor,
    label,
    estoque,
    preco: priceOf(precos) || preco,
  }));
}
