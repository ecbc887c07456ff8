import type { DisplayPrices } from '@/lib/platform/prices';
import { lessPercent } from '@/lib/shared/money';

/** Price of an order in BRL; `pix` is null if the Pix saving is unknown. */
export type OrderPrice = { por: number; pix: number | null };

/**
 * The price of a frame with lenses. The Pix price is known if the frame's Pix discount equals the shop's discount on
 * whole orders: otherwise the discount on the lenses is unknown.
 * @param orderPix percent off whole orders with Pix; 0 for none
 */
export function orderPrice(frame: DisplayPrices, total: number, orderPix: number): OrderPrice {
  return {
    por: total,
    pix: orderPix && frame.pixDiscount === orderPix ? lessPercent(total, orderPix) : null,
  };
}
