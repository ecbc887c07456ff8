import { type RuleReport, reportEach, reportOne } from './rule';

type OfferedProduct = { id: number; nome: string; rota: { path: string | null } | null };

/**
 * Checks what only shopping agents need: products with usable ids, and a cart that can be resumed.
 * @param hasSession whether the platform started a session with the cart; null if nothing could be put into
 * one
 */
export function checkForAgents(
  products: readonly OfferedProduct[],
  hasSession: boolean | null,
): RuleReport[] {
  const sessionProblem = hasSession
    ? null
    : 'the response sets no cookie PHPSESSID, so agents cannot fill carts: run with AGENTS=0';
  return [
    reportEach('Agents can name every product', 'product pages', products, ({ id, nome, rota }) =>
      rota?.path ? null : `${nome || id} has no address, so agents are not told of it`,
    ),
    reportOne(
      'A cart begins a session, which agents need',
      'cart',
      hasSession === null ? undefined : sessionProblem,
    ),
  ];
}
