import type { DisplayPrices } from '@/lib/platform/prices';
import { lessPercent } from '@/lib/shared/money';

/** Price of an order in BRL; `pix` is null if the Pix saving is unknown. */
export type OrderPrice = { por: number; pix: number | null };

/**
 * Percent that Pix takes off lenses. It is only known if the frame's Pix discount equals the shop's discount
 * on whole orders; otherwise 0.
 * @param orderPix percent off whole orders with Pix; 0 for none
 */
export const lensPix = (frame: DisplayPrices | null, orderPix: number): number =>
  frame?.pixDiscount === orderPix ? orderPix : 0;

/** The price of a frame with lenses. `lensPix` explains when the Pix price is known. */
export function orderPrice(frame: DisplayPrices, total: number, orderPix: number): OrderPrice {
  const pix = lensPix(frame, orderPix);
  return { por: total, pix: pix ? lessPercent(total, pix) : null };
}
