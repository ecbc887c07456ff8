import 'server-only';
import type { z } from 'zod';
import { serverConfig } from '@/lib/config/environment';
import type { LimitGroup } from '@/lib/gateway/routes/operation';
import { cancelCart, createCart, getCart, updateCart } from './cart/cart-operations';
import { cartRequest } from './cart/change-cart';
import { getProduct } from './catalog/get-product';
import { lookupCatalog } from './catalog/lookup';
import { lookupRequest, productRequest, searchRequest } from './catalog/requests';
import { searchCatalog } from './catalog/search';
import { failure, type Negotiated, type Outcome, success } from './protocol/envelope';
import type { Message } from './protocol/messages';
import { AgentProblem } from './protocol/problem';
import { CAPABILITIES, type Capability } from './protocol/version';

/** Input of an operation: the id of a cart, or '', and the operation's part of the request. */
type Input = { id: string; payload: unknown };

/** An operation for agents, in both transports. */
export type AgentOperation = {
  /** Name of the tool. */
  name: string;
  description: string;
  capability: Capability;
  limit: LimitGroup;
  /** Name of the payload among the tool's arguments, and its schema; null if the tool has none. */
  payload: { name: 'catalog' | 'cart'; schema: () => z.ZodType } | null;
  hasId: boolean;
  changes: boolean;
  run: (input: Input, negotiated: Negotiated) => Promise<Outcome>;
};

const MAX_REASONS = 3;

function parse<Schema extends z.ZodType>(schema: Schema, payload: unknown): z.output<Schema> {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const isTooMany = issues.some(({ code, path }) => code === 'too_big' && path.at(-1) === 'ids');
  // An error about the whole payload may only be a consequence of the errors inside it.
  const within = issues.filter(({ path }) => path.length > 0);
  const reasons = (within.length > 0 ? within : issues)
    .slice(0, MAX_REASONS)
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`));
  throw new AgentProblem(isTooMany ? 'request_too_large' : 'invalid_request', reasons.join('; '));
}

type Catalogue<Schema extends z.ZodType> = {
  name: string;
  description: string;
  capability: Capability;
  schema: () => Schema;
  read: (
    request: z.output<Schema>,
  ) => Promise<{ data: object; messages?: readonly Message[] } | { problem: Message }>;
};

/**
 * An operation that reads the catalogue. Its result is the same for all agents with the same capabilities.
 */
const catalogueOperation = <Schema extends z.ZodType>({
  schema,
  read,
  ...facts
}: Catalogue<Schema>): AgentOperation => ({
  ...facts,
  limit: 'agent-read',
  payload: { name: 'catalog', schema },
  hasId: false,
  changes: false,
  async run({ payload }, negotiated) {
    const context = { capability: facts.capability, negotiated };
    const result = await read(parse(schema(), payload));
    return 'problem' in result
      ? failure(context, [result.problem], `${serverConfig().siteUrl}/`)
      : success(context, result.data, result.messages);
  },
});

const catalogueOperations: AgentOperation[] = [
  catalogueOperation({
    name: 'search_catalog',
    description:
      'Searches the shop by words in Portuguese and by filters: category, price in centavos, shape, colour, material, size, width of the face. A product has the variants that pass the filters of price, size and width.',
    capability: CAPABILITIES.search,
    schema: searchRequest,
    read: searchCatalog,
  }),
  catalogueOperation({
    name: 'lookup_catalog',
    description:
      'Finds up to 20 products by id of product or variant, SKU, or handle: each with the variant that was meant, or its featured one. get_product has the prices of all sizes.',
    capability: CAPABILITIES.lookup,
    schema: lookupRequest,
    read: lookupCatalog,
  }),
  catalogueOperation({
    name: 'get_product',
    description:
      'One product in full: its sizes with price and stock, its measurements, what lenses cost at least.',
    capability: CAPABILITIES.lookup,
    schema: productRequest,
    read: getProduct,
  }),
];

const CART = { capability: CAPABILITIES.cart, limit: 'agent-cart' } as const;
const CART_PAYLOAD = { name: 'cart', schema: () => cartRequest } as const;

const cartOperations: AgentOperation[] = [
  {
    ...CART,
    name: 'create_cart',
    description:
      'Begins a cart with items of the catalogue. Its continue_url opens it in the browser of the buyer, who confirms what is in it and pays there.',
    payload: CART_PAYLOAD,
    hasId: false,
    changes: true,
    run: ({ payload }, negotiated) => createCart(parse(cartRequest, payload), negotiated),
  },
  {
    ...CART,
    name: 'get_cart',
    description: 'What is in a cart now, with its totals.',
    payload: null,
    hasId: true,
    changes: false,
    run: ({ id }, negotiated) => getCart(id, negotiated),
  },
  {
    ...CART,
    name: 'update_cart',
    description: 'Replaces all lines of a cart.',
    payload: CART_PAYLOAD,
    hasId: true,
    changes: true,
    run: ({ id, payload }, negotiated) => updateCart(id, parse(cartRequest, payload), negotiated),
  },
  {
    ...CART,
    name: 'cancel_cart',
    description: 'Empties a cart; its id is of no use then.',
    payload: null,
    hasId: true,
    changes: true,
    run: ({ id }, negotiated) => cancelCart(id, negotiated),
  },
];

export const OPERATIONS: readonly AgentOperation[] = [...catalogueOperations, ...cartOperations];

export function operationNamed(name: string): AgentOperation {
  const operation = OPERATIONS.find((one) => one.name === name);
  if (operation === undefined) throw new TypeError(`There is no operation named ${name}.`);
  return operation;
}
