import { imageUrl } from '@/lib/catalog/card/pictures';
import { rotaHref } from '@/lib/catalog/hrefs';
import { displayPrices } from '@/lib/platform/prices';
import type { Precos } from '@/lib/platform/schemas/offer';
import type { Produto } from '@/lib/platform/schemas/product';

/** A size of a product that is bought together with others; `preco` in BRL for one unit. */
export type PricedSize = {
  id: number;
  label: string;
  estoque: number;
  preco: number;
  /** Price by Pix, where it is lower and the row says it. */
  pix?: number;
  /** Width of its front in mm, where it is known. */
  frontWidth?: number;
};

/** A product that is bought together with others, as its row needs it; prices in BRL for one unit. */
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
  /** Name of the choice of a size, such as 'Tamanho'. */
  attribute: string;
  /** Sizes to choose from; empty when there is nothing to choose. */
  sizes: PricedSize[];
  /** `idAtributoValor` before the shopper chooses; 0 for a product without sizes, null while none is chosen. */
  initialSize: number | null;
};

type SizeValues = NonNullable<Produto['atributos']['simples']>['valores'];

function priceOf(precos: Precos | null): number {
  // The discount of a payment does not count.
  return displayPrices(precos)?.por ?? 0;
}

/** The product without its choice of sizes; `preco` is 0 when the platform names no price. */
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

/** The sizes among `values` with their prices; one without its own price costs `preco`, as the product does. */
export function pricedSizes(values: SizeValues, preco: number): PricedSize[] {
  return values.map(({ idAtributoValor, label, estoque, precos }) => ({
    id: idAtributoValor,
    label,
    estoque,
    preco: priceOf(precos) || preco,
  }));
}
