import type { ExpectedProduct } from '../data-layer';
import { BRANDS, PRODUCTS, type Product } from './catalogue';

/** A product as the shop should show it, independent of the platform's encoding. */
export function expectedProduct({ id, nome, marca, por, status }: Product): ExpectedProduct {
  const brand = BRANDS.find(({ slug }) => slug === marca);
  const hasPrice = status === 'disponivel' && id !== 7_008;
  return { id, nome, marca: brand?.nome ?? '', preco: hasPrice ? por : null };
}

/** The matching products, in the platform's order. */
export const expectedProducts = (isWanted: (product: Product) => boolean): ExpectedProduct[] =>
  PRODUCTS.filter(isWanted).map(expectedProduct);
