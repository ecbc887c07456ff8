import type { EventItem } from './events';
import type { ListedProduct, PageFacts } from './facts';

type Known = { marca: string; categoria: string };

const NOTHING: Known = { marca: '', categoria: '' };

const keyOf = (id: number | string, nome: string) => `${id} ${nome}`;

/**
 * Brand and category of the products that the pages of this visit have shown: a line of the cart names neither, and
 * reports fall apart where an item is called differently from one event to the next. By id and name, since a kit may
 * have the number of another product.
 */
export function createKnownProducts() {
  const known = new Map<string, Known>();
  const of = (key: string) => known.get(key) ?? NOTHING;

  function note(key: string, { marca, categoria }: Known): void {
    const before = of(key);
    known.set(key, { marca: marca || before.marca, categoria: categoria || before.categoria });
  }

  return {
    /** Learns what a page says of its products. */
    see({ page, produtos }: { page: PageFacts; produtos: readonly ListedProduct[] }): void {
      for (const { id, nome, marca } of produtos) note(keyOf(id, nome), { marca, categoria: '' });
      const { produto } = page;
      if (produto === undefined) return;
      const { id, nome, marca, categoria } = produto;
      note(keyOf(id, nome), { marca, categoria: categoria?.nome ?? '' });
    },
    /** What GA4's item says of them; what no page has told is left out. */
    fieldsOf(id: string, nome: string): Pick<EventItem, 'item_brand' | 'item_category'> {
      const { marca, categoria } = of(keyOf(id, nome));
      return {
        ...(marca ? { item_brand: marca } : {}),
        ...(categoria ? { item_category: categoria } : {}),
      };
    },
  };
}
export type KnownProducts = ReturnType<typeof createKnownProducts>;
