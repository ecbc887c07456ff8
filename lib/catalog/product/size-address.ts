import type { Query } from '@/lib/platform/canonical-query';
import { displayPrices } from '@/lib/platform/prices';
import type { Produto } from '@/lib/platform/schemas/product';
import { LETTERS, sizeLetter } from './fit';
import { frameSize } from './frame-size';
import { SIZE_KEY, sizeHref } from './size-href';

type Sized = Pick<Produto, 'atributos'>;
type Listed = Pick<Produto, 'atributos' | 'filtros'>;

const sizesOf = ({ atributos: { simples } }: Sized) => simples?.valores ?? [];

/**
 * The size that is selected first: the one in the address, the only one, or the one that the platform marks
 * if it is in stock.
 */
export function startSize(product: Sized, named: string) {
  const sizes = sizesOf(product);
  const inAddress = sizes.find(({ label }) => label !== '' && label === named);
  const marked = sizes.find(({ selecionado, estoque }) => selecionado && estoque > 0);
  return inAddress ?? (sizes.length === 1 ? sizes[0] : marked);
}

/** Price and state of a product in its initially selected size. */
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
 * The size in an address, by its name. Lists name sizes only by letter; judging by its front, a size
 * named '46' may be a 'P'. If several sizes match, the one that the platform marks comes first, then one in
 * stock.
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
 * The product's name for a size letter ('46' for 'P'), where lists leave no doubt: sizes named after their width, and
 * filters with at least two letters, of which the first is the narrowest size and the last the widest. Otherwise the
 * letter itself, which the product's page understands, since it has the measurements.
 */
export function nameInList(product: Listed, letter: string): string {
  const sizes = sizesOf(product);
  const letters: readonly string[] = LETTERS.filter((each) =>
    product.filtros.some(({ label }) => sizeLetter(label) === each),
  );
  const isNumbered = sizes.every(({ label }) => /^\d{2}$/.test(label));
  if (!isNumbered || letters.length < 2 || letters.length > sizes.length) return letter;
  const place = letters.indexOf(letter);
  const isLast = place === letters.length - 1;
  if (place < 0 || (place > 0 && !isLast && letters.length < sizes.length)) return letter;
  const size = sizes.toSorted((a, b) => Number(a.label) - Number(b.label)).at(isLast ? -1 : place);
  return size && size.estoque > 0 ? size.label : letter;
}

/**
 * Address of a product in a list filtered by size, so that the page opens in that size. Unless the
 * filter is a letter, the product must have a size with the same name.
 */
export function listedHref(href: string, product: Listed, size: string): string {
  const sizes = sizesOf(product);
  const isOffered = size !== '' && (sizeLetter(size) === size || sizes.some(({ label }) => label === size));
  return isOffered && sizes.length > 1 && href !== '' ? sizeHref(href, nameInList(product, size)) : href;
}

/** Prices of a product in a list filtered by size, which are those of that size; null if it is not for sale. */
export function listedPrices(
  product: Listed & Pick<Produto, 'precos' | 'status'>,
  size: string,
): ReturnType<typeof displayPrices> {
  if (product.status !== 'disponivel') return null;
  const name = nameInList(product, size);
  const sized = name === '' ? undefined : sizesOf(product).find(({ label }) => label === name);
  return displayPrices(sized?.precos ?? product.precos);
}

/** The query that selects a size of the product; `{}` if the product has only one size. */
export function sizeQuery(product: Sized, named: string): Query {
  const sizes = sizesOf(product);
  const isOffered = sizes.length > 1 && named !== '' && sizes.some(({ label }) => label === named);
  return isOffered ? { [SIZE_KEY]: named } : {};
}
