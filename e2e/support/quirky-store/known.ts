import type { Known } from '../data-layer';
import { BRANDS, PRODUCTS, type Product } from './catalogue';

/** What the shop knows of a product of this platform, whichever way the platform writes it. */
export function knownOf({ id, nome, marca, por, status }: Product): Known {
  const brand = BRANDS.find(({ slug }) => slug === marca);
  const hasPrice = status === 'disponivel' && id !== 7_008;
  return { id, nome, marca: brand?.nome ?? '', preco: hasPrice ? por : null };
}

/** The products that are as wanted, in the platform's order. */
export const knownProducts = (isWanted: (product: Product) => boolean): Known[] =>
  PRODUCTS.filter(isWanted).map(knownOf);
