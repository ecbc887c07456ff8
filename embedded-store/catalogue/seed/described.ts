import type { ProductRow } from './product-rows';

/** What the words and pictures of a product say, apart from stock and prices. */
export type Described = Pick<
  ProductRow,
  'nome' | 'cor' | 'curta' | 'longa' | 'caracteristicas' | 'frameSpec'
> & {
  categoryPath: string;
  facetas: number[];
};
