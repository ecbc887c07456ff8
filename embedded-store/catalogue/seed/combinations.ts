import type { CatalogueEntry } from './product-rows';

export type SeedCombination = {
  id: number;
  productId: number;
  otherId: number;
  tipoDesconto: 'valor' | 'porcentagem';
  desconto: number;
};

const sellable = (e: CatalogueEntry) => e.product.status === 'disponivel' && e.product.estoque > 1;

/** Buy-together offers among the first products: every fourth sellable one has one or two partners. */
export function seedCombinations(entries: CatalogueEntry[]): SeedCombination[] {
  const good = entries.filter(sellable);
  return good.flatMap((entry, i) => {
    if (i % 4 !== 0) return [];
    const others = good.filter((o) => o.product.frameSpec.kind !== entry.product.frameSpec.kind);
    const partners = others.slice(i % 20, (i % 20) + (i % 8 === 0 ? 2 : 1));
    return partners.map((other, n) => ({
      id: entry.product.id * 10 + n,
      productId: entry.product.id,
      otherId: other.product.id,
      tipoDesconto: n === 0 ? ('porcentagem' as const) : ('valor' as const),
      desconto: n === 0 ? 10 : 4000,
    }));
  });
}
