import type { Agent, AgentResponse } from './agent';

/** The body of a cart request with these items. */
export const lines = (...items: [id: string, quantity: number][]) => ({
  line_items: items.map(([id, quantity]) => ({ item: { id }, quantity })),
});

/** Ids and quantities in a cart. */
export const unitsOf = ({ line_items }: AgentResponse) =>
  line_items.map(({ item, quantity }) => [item.id, quantity]);

/** Variants of two products that can be added to a cart, two units of each. */
export async function findVariants(agent: Agent) {
  const { products } = await agent.rest('POST', '/catalog/search', {
    filters: { price: { min: 100 } },
    pagination: { limit: 24 },
  });
  const found = products.flatMap((product) =>
    product.variants
      .filter(({ metadata }) => metadata.can_add_to_cart)
      .map((variant) => ({ product, variant })),
  );
  const tried = found.slice(0, 8);
  const cart = await agent.rest(
    'POST',
    '/carts',
    lines(...tried.map(({ variant }): [string, number] => [variant.id, 2])),
  );
  const inStock = cart.line_items.filter(({ quantity }) => quantity === 2).map(({ item }) => item.id);
  const [first, ...others] = found.filter(({ variant }) => inStock.includes(variant.id));
  const second = others.find(({ product }) => product.title !== first?.product.title);
  if (first === undefined || second === undefined)
    throw new Error('No two products can be put into a cart twice');
  return { first, second };
}
