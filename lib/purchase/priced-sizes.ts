import { displayPrices } from '@/lib/platform/prices';
import type { Precos } from '@/lib/platform/schemas/offer';
import type { Produto } from '@/lib/platform/schemas/product';

/** A size of a product that is bought together with others; `preco` in BRL for one unit. */
export type PricedSize = { id: number; label: string; estoque: number; preco: number };

/** What one unit costs in BRL, without the discount of a payment; 0 when the platform names no price. */
export function priceOf(precos: Precos | null): number {
  return displayPrices(precos)?.por ?? 0;
}

/** The sizes among `values` with their prices; one without a price of its own costs `preco`, as the product does. */
export function pricedSizes(
  values: NonNullable<Produto['atributos']['simples']>['valores'],
  preco: number,
): PricedSize[] {
  return values.map(({ idAtributoValor, label, estoque, precos }) => ({
    id: idAtributoValor,
    label,
    estoque,
    preco: priceOf(precos) || preco,
  }));
}
