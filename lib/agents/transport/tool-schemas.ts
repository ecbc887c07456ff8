import { z } from 'zod';
import { type AgentOperation, OPERATIONS } from '../operations';
import { oncePerShop } from '../protocol/addresses';

const meta = z
  .looseObject({
    'ucp-agent': z.looseObject({
      profile: z.string().max(500).describe('Address of the profile of the agent'),
    }),
  })
  .describe('Says who asks, as the Universal Commerce Protocol wants it');

const cartId = z.string().min(1).max(600).describe('Id of a cart, as returned by create_cart');

/** Arguments of a tool. The operation validates the payload, for both transports. */
function toolInput({ payload, hasId }: AgentOperation) {
  return z.object({
    meta,
    ...(hasId ? { id: cartId } : {}),
    ...(payload === null ? {} : { [payload.name]: payload.schema() }),
  });
}

const ucp = z.looseObject({ version: z.string(), status: z.enum(['success', 'error']) });
const messages = z
  .array(z.looseObject({ type: z.enum(['error', 'warning', 'info']), content: z.string() }))
  .optional();

const amount = z.looseObject({ amount: z.number().int(), currency: z.string() });
const variant = z.looseObject({ id: z.string(), title: z.string(), price: amount });
const product = z.looseObject({ id: z.string(), title: z.string(), variants: z.array(variant) });

const FIELDS = {
  search_catalog: { products: z.array(product).optional(), pagination: z.looseObject({}).optional() },
  lookup_catalog: { products: z.array(product).optional() },
  get_product: { product: product.optional() },
} as const;

const CART_FIELDS = {
  id: z.string().optional(),
  line_items: z.array(z.looseObject({ id: z.string(), quantity: z.number().int() })).optional(),
  currency: z.string().optional(),
  totals: z.array(z.looseObject({ type: z.string(), amount: z.number().int() })).optional(),
};

/** Result of a tool: data, or messages that explain why there is none. */
function toolOutput({ name }: AgentOperation) {
  const fields = Object.hasOwn(FIELDS, name) ? FIELDS[name as keyof typeof FIELDS] : CART_FIELDS;
  return z.looseObject({ ucp, messages, continue_url: z.string().optional(), ...fields });
}

/** A schema whose JSON description is created once. */
function described(schema: z.ZodType, io: 'input' | 'output') {
  const json = z.toJSONSchema(schema, { io });
  return { ...schema['~standard'], jsonSchema: { input: () => json, output: () => json } };
}

/**
 * The tools with their schemas. The schemas only describe the arguments: the operation validates them, for
 * both transports.
 */
export const agentTools = oncePerShop(() =>
  OPERATIONS.map((operation) => {
    const input = described(toolInput(operation), 'input');
    return {
      operation,
      inputSchema: { '~standard': { ...input, validate: (value: unknown) => ({ value }) } },
      outputSchema: { '~standard': described(toolOutput(operation), 'output') },
    };
  }),
);
