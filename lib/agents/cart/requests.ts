import { z } from 'zod';
import { itemId } from '../catalog/requests';

const MAX_LINES = 20;
const MAX_QUANTITY = 99;

const ignored = z.looseObject({}).optional();

/** Lines that an agent wants in the cart; an update replaces all of them. Other fields of the protocol are not used here. */
export const cartRequest = z.object({
  line_items: z
    .array(
      z.object({
        item: z.object({ id: itemId.describe('Id of a variant, as catalog answers have it') }),
        quantity: z.number().int().min(1).max(MAX_QUANTITY),
      }),
    )
    .max(MAX_LINES)
    .describe('All lines of the cart; an update replaces what was there'),
  context: ignored,
  signals: ignored,
  attribution: ignored,
  buyer: ignored,
});
export type CartRequest = z.output<typeof cartRequest>;
