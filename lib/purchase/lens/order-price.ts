import type { DisplayPrices } from '@/lib/platform/prices';
import { lessPercent } from '@/lib/shared/money';

/** What an order costs in BRL; `pix` is null where what Pix saves of it is not known. */
export type OrderPrice = { por: number; pix: number | null };

/**
 * The price of a frame with lenses. The Pix price is known where the frame's discount is the one that the shop gives on
 * whole orders: of a discount on the frame alone the lenses' part is not known.
 * @param orderPix percent that Pix saves of whole orders; 0 for none
 */
export function orderPrice(frame: DisplayPrices, total: number, orderPix: number): OrderPrice {
  return {
    por: total,
    pix: orderPix && frame.pixDiscount === orderPix ? lessPercent(total, orderPix) : null,
  };
}
