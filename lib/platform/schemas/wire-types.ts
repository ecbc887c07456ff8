import type { z } from 'zod';

/** Type of a value in the platform's documentation. The lenient schemas accept more, and normalize it to this. */
export type WireType =
  | { is: 'text' | 'address' | 'number' | 'flag' }
  | { is: 'map' }
  | { is: 'list'; item: z.ZodType }
  | { is: 'object'; fields: z.ZodType };

const wireTypes = new WeakMap<z.core.$ZodType, WireType>();

/** Records which type `schema` means, so that a report can distinguish a repaired answer from a plain one. */
export function withWireType<T extends z.ZodType>(schema: T, type: WireType): T {
  wireTypes.set(schema, type);
  return schema;
}

/** The documented type of a lenient building block, also of one that was refined; undefined for other schemas. */
export function wireTypeOf(schema: z.core.$ZodType): WireType | undefined {
  const { parent } = schema._zod;
  return wireTypes.get(schema) ?? (parent && wireTypeOf(parent));
}
