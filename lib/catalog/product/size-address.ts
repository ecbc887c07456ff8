import type { Query } from '@/lib/platform/canonical-query';
import type { Produto } from '@/lib/platform/schemas/product';
import { sizeLetter } from './fit';
import { frameSize } from './frame-size';
import { SIZE_KEY, sizeHref } from './size-href';

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

type Measured = readonly { id: number | null; mm: { frontWidth: number } }[];

/**
 * The name of the size that an address asks for. Lists know sizes by their letter only: 'P' may be the size '46', by
 * its front. Of several the one that the platform marks comes first, then one in stock.
 * @param measured measurements by size
 */
export function namedSize(product: Sized, named: string, measured: Measured): string {
  const sizes = sizesOf(product);
  if (sizeLetter(named) !== named || sizes.some(({ label }) => label === named)) return named;
  const ids = measured.flatMap(({ id, mm }) => (frameSize(mm.frontWidth) === named ? [id] : []));
  const fitting = sizes.filter(({ idAtributoValor }) => ids.includes(idAtributoValor));
  const inStock = fitting.filter(({ estoque }) => estoque > 0);
  return (inStock.find(({ selecionado }) => selecionado) ?? inStock[0] ?? fitting[0])?.label ?? named;
}

/**
 * Address of a product of a list that is filtered by a size: it opens in that size. Of another name than a letter it
 * is only known that the product has it where they are the same.
 */
export function listedHref(href: string, product: Sized, size: string): string {
  const sizes = sizesOf(product);
  const isOffered = size !== '' && (sizeLetter(size) === size || sizes.some(({ label }) => label === size));
  return isOffered && sizes.length > 1 && href !== '' ? sizeHref(href, size) : href;
}

/** The query that chooses a size of the product: `{}` if the product has only one. */
export function sizeQuery(product: Sized, named: string): Query {
  const sizes = sizesOf(product);
  const isOffered = sizes.length > 1 && named !== '' && sizes.some(({ label }) => label === named);
  return isOffered ? { [SIZE_KEY]: named } : {};
}
