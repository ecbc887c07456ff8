import type { products } from '../../db/catalogue-tables';
import type { FrameSpec } from '../images/frame-spec';

/** What the words and pictures of a product say, apart from stock and prices. */
export type Described = Pick<
  typeof products.$inferInsert,
  'nome' | 'cor' | 'curta' | 'longa' | 'caracteristicas'
> & {
  frameSpec: FrameSpec;
  categoryPath: string;
  facetas: number[];
};
