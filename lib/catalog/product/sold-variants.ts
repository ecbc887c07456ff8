import type { AddPayload, Precos } from '@/lib/platform/schemas/offer';
import type { Produto } from '@/lib/platform/schemas/product';

/** The fields of a product that are needed to sell it; both listings and product pages have them. */
export type SoldProduct = Pick<
  Produto,
  | 'id'
  | 'nome'
  | 'sku'
  | 'ean'
  | 'status'
  | 'marca'
  | 'precos'
  | 'atributos'
  | 'carrinho'
  | 'personalizacoes'
  | 'descricoes'
  | 'filtros'
  | 'midias'
  | 'rota'
> & { avaliacao: { media: number; quantidade: number } | null };

/** A size of a product, or the product itself if it has a single size. */
export type Variant = {
  /** `{product}-{size}`; the size is 0 if the product has none. */
  id: string;
  /** Id of the size's value, as pages use it; 0 without a size. */
  sizeId: number;
  /** Name of the size; '' without one. */
  label: string;
  sku: string;
  precos: Precos | null;
  isAvailable: boolean;
  /** Puts one piece into the cart; null if the product must be bought on its page. */
  payload: AddPayload | null;
};

/** Ids contain the size that the cart line will have, so that lines of different sizes have different ids. */
const sizeOfPayload = (payload: AddPayload | null) => payload?.itens[0]?.idAtributoSimples;

/** The variants of a product, for its page and its structured data. */
export function variantsOf(product: SoldProduct): Variant[] {
  const { id, sku, status, precos, carrinho, atributos } = product;
  const canBuy = status === 'disponivel';
  const sizes = atributos.simples?.valores ?? [];
  if (sizes.length === 0) {
    return [
      {
        id: `${id}-0`,
        sizeId: 0,
        label: '',
        sku: sku || String(id),
        precos,
        isAvailable: status === 'disponivel',
        payload: canBuy ? carrinho : null,
      },
    ];
  }
  const isOnly = sizes.length === 1;
  return sizes.map((size) => {
    // The product's payload contains no size, so it can only stand in for the payload of a product's only
    // size.
    const payload = size.carrinho ?? (isOnly ? carrinho : null);
    const isAvailable = status === 'disponivel' && (isOnly || size.estoque > 0);
    return {
      id: `${id}-${sizeOfPayload(payload) ?? size.idAtributoValor}`,
      sizeId: size.idAtributoValor,
      label: size.label,
      sku: isOnly ? sku || String(id) : `${sku || id}-${size.idAtributoValor}`,
      precos: size.precos ?? precos,
      isAvailable,
      payload: canBuy && isAvailable ? payload : null,
    };
  });
}

/** The variant that a page shows first: the one that the platform marks, otherwise the first in stock. */
export function featuredVariant(product: SoldProduct, variants: readonly Variant[]): Variant | undefined {
  const marked = product.atributos.simples?.valores.find(({ selecionado }) => selecionado)?.idAtributoValor;
  const isMarked = ({ sizeId, isAvailable }: Variant) => sizeId === marked && isAvailable;
  return variants.find(isMarked) ?? variants.find(({ isAvailable }) => isAvailable) ?? variants[0];
}
