import type { CarrinhoPronto, Precos } from '@/lib/platform/schemas/offer';
import type { Produto } from '@/lib/platform/schemas/product';

/** Sales data of a product: fields that listings and product pages both have. */
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

/** A size of a product, or the product itself when it comes in one piece. */
export type Variant = {
  /** `{product}-{size}`; the size is 0 without one. */
  id: string;
  /** Id of the size's value, by which pages know it; 0 without one. */
  sizeId: number;
  /** Name of the size; '' without one. */
  label: string;
  sku: string;
  precos: Precos | null;
  isAvailable: boolean;
  /** Puts one piece into the cart; null where the page has to be used. */
  payload: CarrinhoPronto | null;
};

/** Whether lenses can be chosen, which only the page can do; the cart takes the frame alone. */
export const hasLenses = ({ personalizacoes }: Pick<SoldProduct, 'personalizacoes'>): boolean =>
  personalizacoes.length > 0;

/** The size in an id is that of the cart's lines, so that a line can be told from its siblings. */
const sizeOfPayload = (payload: CarrinhoPronto | null) => payload?.itens[0]?.idAtributoSimples;

/** A purchasable variant of a product, for its page and its structured data. */
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
    // The product's payload names no size, so it can replace that of an only size at most.
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

/** The variant that a page shows first: the one that the platform marks, else the first in stock. */
export function featuredVariant(product: SoldProduct, variants: readonly Variant[]): Variant | undefined {
  const marked = product.atributos.simples?.valores.find(({ selecionado }) => selecionado)?.idAtributoValor;
  const isMarked = ({ sizeId, isAvailable }: Variant) => sizeId === marked && isAvailable;
  return variants.find(isMarked) ?? variants.find(({ isAvailable }) => isAvailable) ?? variants[0];
}
