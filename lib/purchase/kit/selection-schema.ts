import * as z from 'zod/mini';
import { KIT_FIELDS } from './form';
import type { Kit } from './kit';
import { includedProducts, type KitSelection, productsWithoutSize } from './order';

const byProduct = <T extends z.ZodMiniType>(value: T) => z.record(z.string(), value);
const count = z.int().check(z.positive());

/** The text that KIT-18 sets; each product without a size has its own message next to its sizes. */
const MISSING = 'Selecione o tamanho dos produtos!';

/**
 * Rules for a complete order (KIT-18): every included product has a size, and an open kit has at least one
 * product. Error paths are the names of the form's fields. Without a product, no size is missing.
 */
export function selectionSchema(kit: Kit): z.ZodMiniType<KitSelection, KitSelection> {
  const shape = z.object({
    sizes: byProduct(z.number()),
    counts: byProduct(count),
    excluded: z.array(z.number()),
    quantity: count,
  });
  return shape.check(({ value, issues }) => {
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [field], message });
    if (includedProducts(kit, value).length === 0)
      refuse(KIT_FIELDS.included, 'Marque ao menos um produto da lista para comprar.');
    for (const { id } of productsWithoutSize(kit, value)) refuse(KIT_FIELDS.sizeOf(id), MISSING);
  });
}
