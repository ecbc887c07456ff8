import type { Carrinho } from '@/lib/store-api/schemas/carrinho';
import type { CarrinhoPronto } from '@/lib/store-api/schemas/carrinho-pronto';
import { createNews } from '@/lib/tracking/news';

/**
 * What the shopper did to the cart in this tab, told after the platform agreed (TRACK-11): the cart before, if it was
 * known, and the platform's answer. `asked` is what was to be added, for want of a cart before.
 */
export type CartEvent = {
  before: Carrinho | undefined;
  after: Carrinho;
  asked: CarrinhoPronto['itens'];
};

const news = createNews<CartEvent>();

/** Calls a function on each change; answers the function that stops it. */
export const onCartEvent = news.on;

export const emitCartEvent = news.tell;
