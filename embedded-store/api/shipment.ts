import { Hono } from 'hono';
import { z } from 'zod';
import { priceOf } from '../catalogue/load-lists';
import { loadProducts } from '../catalogue/load-products';
import { reais } from '../catalogue/pricing';
import { PACKING_DAYS, type PostalState, postalStates, REMOTE_DAYS } from '../content/delivery';
import type { StoreContext } from '../context';
import { ApiError, fields, readBody } from './http';

const body = z.object({
  cep: z.string().transform((text) => text.replace(/\D/g, '')),
  idProduto: fields.id,
  idAtributoValor: fields.id.default(0),
  quantidade: fields.quantity.default(1),
});

/** POST shipment/product: delivery options of one product for a postal code. */
export function shipment(ctx: StoreContext): Hono {
  return new Hono().post('/shipment/product', async (c) => {
    const { cep, idProduto, idAtributoValor, quantidade } = await readBody(c, body);
    const [product] = await loadProducts(ctx, [idProduto]);
    if (!product) throw new ApiError(404, 'Produto não encontrado.');
    const state = stateOf(cep);
    if (!state)
      return c.json({
        fretes: [],
        restricaoEntrega: '',
        mensagem: 'CEP não encontrado. Confira os oito números.',
      });
    const total = reais(priceOf(product, idAtributoValor).por * quantidade);
    const options = deliveryOptions(cep, state, total >= ctx.freeShippingFrom);
    const fretes = options.map(({ dias, ...frete }) => ({ ...frete, prazo: workingDays(dias) }));
    return c.json({ fretes, restricaoEntrega: '', mensagem: '' });
  });
}

/**
 * The delivery options of an order in cents, with their working days, and the chosen one; null for an unknown postal code.
 * @param chosenId of an option; the first one, as in the shop's cart, if it is unknown
 */
export function deliveryOf(
  { freeShippingFrom }: StoreContext,
  postalCode: string,
  total: number,
  chosenId = '',
) {
  const cep = postalCode.replace(/\D/g, '');
  const state = stateOf(cep);
  if (!state) return null;
  const options = deliveryOptions(cep, state, reais(total) >= freeShippingFrom);
  const chosen = options.find(({ id }) => id === chosenId) ?? options[0];
  return chosen ? { cep: `${cep.slice(0, 5)}-${cep.slice(5)}`, chosen, options } : null;
}

/** Delivery to a postal code. */
export type Delivery = ReturnType<typeof deliveryOf>;
export type DeliveryOption = NonNullable<Delivery>['chosen'];

function stateOf(cep: string): PostalState | undefined {
  if (cep.length !== 8) return undefined;
  const start = Number(cep.slice(0, 5));
  return postalStates.find(({ from, to }) => start >= from && start <= to);
}

export const workingDays = (days: number) => (days === 1 ? '1 dia útil' : `${days} dias úteis`);

/** Price of express delivery in BRL. It rises with the number of days, and remote places have a surcharge. */
function expressPrice({ days }: PostalState): number {
  return 19.9 + days * 4 + (days >= REMOTE_DAYS ? 18 : 0);
}

/** Whether a postal code is in the city that has both shops. */
function isInShopCity(cep: string): boolean {
  const start = Number(cep.slice(0, 5));
  return start <= 5_999 || (start >= 8_000 && start <= 8_499);
}

const daysTo = (state: PostalState) => state.days + PACKING_DAYS;

function deliveryOptions(cep: string, state: PostalState, free: boolean) {
  const days = daysTo(state);
  const option = (id: string, tipo: string, label: string, valor: number, dias: number) => ({
    id,
    tipo,
    label,
    valor: Math.round(valor * 100) / 100,
    dias,
    entregaAgendada: false,
  });
  const express = option('3', 'correios', 'Sedex', free ? 0 : expressPrice(state), days);
  // Slow delivery is only offered if express delivery is not free.
  const economy = free ? [] : [option('5', 'correios', 'Econômica', expressPrice(state) * 0.6, days * 2 + 1)];
  const priority = days <= 5 ? [option('7', 'correios', 'Sedex prioritário', 29.9, days - 2)] : [];
  const pickUp = isInShopCity(cep) ? [option('9', 'retirada', 'Retirar em uma das lojas', 0, 1)] : [];
  return [express, ...economy, ...priority, ...pickUp];
}
