import type { ListedProduct, PageData } from '@/lib/catalog/page-view';
import type { EventItem } from './page-events';

type ProductLabels = { marca: string; categoria: string };

const UNKNOWN: ProductLabels = { marca: '', categoria: '' };

const keyOf = (id: number | string, nome: string) => `${id} ${nome}`;

/**
 * Brand and category of the products shown during this visit. Cart lines have neither, but reports need the
 * same labels on every event. Keyed by id and name, since a kit may have the same id as a product.
 */
export function createKnownProducts() {
  const known = new Map<string, ProductLabels>();
  const labelsOf = (key: string) => known.get(key) ?? UNKNOWN;

  function remember(key: string, { marca, categoria }: ProductLabels): void {
    const before = labelsOf(key);
    known.set(key, { marca: marca || before.marca, categoria: categoria || before.categoria });
  }

  return {
    /** Remembers the products of a page. */
    learn({ page, produtos }: { page: PageData; produtos: readonly ListedProduct[] }): void {
      for (const { id, nome, marca } of produtos) remember(keyOf(id, nome), { marca, categoria: '' });
      const { produto } = page;
      if (produto === undefined) return;
      const { id, nome, marca, categoria } = produto;
      remember(keyOf(id, nome), { marca, categoria: categoria?.nome ?? '' });
    },
    /** Brand and category for a GA4 item; unknown ones are omitted. */
    itemFields(id: string, nome: string): Pick<EventItem, 'item_brand' | 'item_category'> {
      const { marca, categoria } = labelsOf(keyOf(id, nome));
      return {
        ...(marca ? { item_brand: marca } : {}),
        ...(categoria ? { item_category: categoria } : {}),
      };
    },
  };
}
export type KnownProducts = ReturnType<typeof createKnownProducts>;
