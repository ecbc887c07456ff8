import 'server-only';
import { CALL_MS } from '@/lib/config/time-limits';
import { sessionIn } from '@/lib/gateway/session-cookie';
import { type Call, parseResponse, send } from '@/lib/platform/http';
import { type Carrinho, carrinhoSchema, type ItemDoCarrinho } from '@/lib/platform/schemas/cart';
import type { AddPayload } from '@/lib/platform/schemas/offer';

const PATH = 'checkout/cart';

/** A cart of the platform, its session, and the cookies of a new session. */
export type PlatformCart = { cart: Carrinho; session: string | undefined; setCookies: string[] };

async function call(session: string | undefined, call: Call): Promise<PlatformCart> {
  const { data, setCookies } = await send(call, {
    ...(session === undefined ? {} : { session }),
    timeoutMs: call.method === undefined ? CALL_MS.page : CALL_MS.write,
  });
  return {
    cart: parseResponse(carrinhoSchema, data, call),
    session: sessionIn(setCookies) ?? session,
    setCookies,
  };
}

/** The cart of a session. @throws StoreApiError */
export const readCart = (session: string): Promise<PlatformCart> => call(session, { path: PATH });

/** Adds items; without a session the platform starts one. @throws StoreApiError */
export function addItems(
  session: string | undefined,
  { tipo, itens }: Pick<AddPayload, 'tipo' | 'itens'>,
): Promise<PlatformCart> {
  return call(session, { method: 'POST', path: PATH, body: { tipo, itens } });
}

/** @throws StoreApiError */
export function setQuantity(
  session: string,
  { hash, tipo }: ItemDoCarrinho,
  quantity: number,
): Promise<PlatformCart> {
  return call(session, { method: 'PUT', path: PATH, body: { ...hash, tipo, quantidade: quantity } });
}

/** @throws StoreApiError */
export function removeItem(session: string, { hash, tipo }: ItemDoCarrinho): Promise<PlatformCart> {
  return call(session, { method: 'DELETE', path: PATH, body: { ...hash, tipo } });
}

/** Whether a line is a product without lenses or other choices; agents add no other lines. */
export const isPlainLine = ({ tipo, hash, personalizacao }: ItemDoCarrinho): boolean =>
  tipo !== 'lista' && !hash.adicional && personalizacao.length === 0;

/** The variant id of a line, as in the agents' catalogue. */
export const variantOfLine = ({ hash }: ItemDoCarrinho): string =>
  `${hash.idProduto ?? ''}-${hash.idAtributoSimples || 0}`;
