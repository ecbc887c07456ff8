import 'server-only';
import { type CallOptions, read } from '../http';
import { carrinhoSchema, type HashDoItem, usuarioSchema } from '../schemas/carrinho';
import type { CarrinhoPronto } from '../schemas/carrinho-pronto';

const CART = 'checkout/cart';

/** The cart of `options.session` (CART-26). */
export function readCart(options?: CallOptions) {
  return read(carrinhoSchema, { path: CART }, options);
}

/** Adds a ready payload and answers the new cart (CART-01). */
export function addToCart({ tipo, itens }: Pick<CarrinhoPronto, 'tipo' | 'itens'>, options?: CallOptions) {
  return read(carrinhoSchema, { method: 'POST', path: CART, body: { tipo, itens } }, options);
}

/** Sets a line's quantity and answers the new cart; the line's hash goes out spread (CART-24, A-81). */
export function updateCartItem(hash: HashDoItem, tipo: string, quantidade: number, options?: CallOptions) {
  return read(carrinhoSchema, { method: 'PUT', path: CART, body: { ...hash, tipo, quantidade } }, options);
}

/** Removes a line and answers the new cart (CART-25, A-81). */
export function removeCartItem(hash: HashDoItem, tipo: string, options?: CallOptions) {
  return read(carrinhoSchema, { method: 'DELETE', path: CART, body: { ...hash, tipo } }, options);
}

/** Who is shopping; also answers for anonymous visitors (API-37). */
export function readUser(options?: CallOptions) {
  return read(usuarioSchema, { path: 'checkout/user' }, options);
}
