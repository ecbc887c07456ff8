import type { Random } from './random';

export type Status = 'disponivel' | 'indisponivel' | 'sobConsulta';

/** Status and stock of a product: every case the storefront treats differently turns up regularly. */
export function productStock(id: number, rng: Random): { status: Status; estoque: number } {
  const estoque = rng.int(2, 60);
  if (id % 17 === 5) return { status: 'indisponivel', estoque: 0 };
  if (id % 23 === 9) return { status: 'sobConsulta', estoque: 0 };
  return { status: 'disponivel', estoque: id % 13 === 3 ? 1 : estoque };
}
