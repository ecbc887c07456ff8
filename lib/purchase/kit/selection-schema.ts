import * as z from 'zod/mini';
import { KIT_FIELDS } from './form';
import type { Kit, KitProduct } from './kit';
import { includedProducts, type KitSelection, productsWithoutSize } from './order';

const byProduct = <T extends z.ZodMiniType>(value: T) => z.record(z.string(), value);
const count = z.int().check(z.positive());

/** Names all products without a size, so that the shopper does not find the second one only after the first. */
function missingText(missing: readonly KitProduct[]): string {
  const names = missing.map(({ nome }) => nome);
  const last = names.pop() ?? '';
  const list = names.length === 0 ? `Falta: ${last}` : `Faltam: ${names.join(', ')} e ${last}`;
  return `Selecione o tamanho dos produtos! ${list}.`;
}

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
    const missing = productsWithoutSize(kit, value);
    for (const { id } of missing) refuse(KIT_FIELDS.sizeOf(id), missingText(missing));
  });
}
