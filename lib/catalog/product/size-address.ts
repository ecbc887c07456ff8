import { listingHref, type Query } from '@/lib/platform/canonical-query';
import type { Produto } from '@/lib/platform/schemas/product';

/** Query key of an address that preselects a size: `/armacao-serra.html?tamanho=54`. */
export const SIZE_KEY = 'tamanho';

type Sized = Pick<Produto, 'atributos'>;

const sizesOf = ({ atributos: { simples } }: Sized) => simples?.valores ?? [];

/** The size that is chosen before the shopper does: the one of the address, the only one, or the platform's, if in stock. */
export function startSize(product: Sized, named: string) {
  const sizes = sizesOf(product);
  const inAddress = sizes.find(({ label }) => label !== '' && label === named);
  const marked = sizes.find(({ selecionado, estoque }) => selecionado && estoque > 0);
  return inAddress ?? (sizes.length === 1 ? sizes[0] : marked);
}

/** Price and state of a product with the size that is chosen before the shopper does. */
export function startOffer(product: Sized & Pick<Produto, 'precos' | 'status'>, named: string) {
  const size = startSize(product, named);
  const isSoldOut = size?.estoque === 0 && sizesOf(product).length > 1 && product.status === 'disponivel';
  return {
    label: size?.label ?? '',
    precos: size?.precos ?? product.precos,
    status: isSoldOut ? ('indisponivel' as const) : product.status,
  };
}

/** The query that chooses a size of the product: `{}` if the product has only one. */
export function sizeQuery(product: Sized, named: string): Query {
  const sizes = sizesOf(product);
  const isOffered = sizes.length > 1 && named !== '' && sizes.some(({ label }) => label === named);
  return isOffered ? { [SIZE_KEY]: named } : {};
}

/** Address of a product with one of its sizes chosen. */
export const sizeHref = (path: string, label: string) => listingHref(path, { [SIZE_KEY]: label });
