import type { PurchaseOptions } from '@/lib/catalog/product/purchase-options';
import type { Kit } from './kit';
import type { KitPrice } from './price';

/**
 * A kit as the parts of a product page see it: its price, without sizes or a ready payload, because the kit's own form
 * has the choices and buys it.
 */
export const kitPurchaseOptions = (kit: Kit, { precos }: Pick<KitPrice, 'precos'>): PurchaseOptions => ({
  idProduto: kit.id,
  attribute: '',
  precos: precos ?? kit.precos,
  isPriceUncertain: precos === null,
  estoque: 0,
  payload: null,
  isCustomizable: true,
  sizes: [],
  startSize: null,
  form: null,
});
