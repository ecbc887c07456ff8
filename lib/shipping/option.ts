import { formatBRL } from '@/lib/money/format';
import type { Frete } from '@/lib/store-api/schemas/frete';

/** Price of a way to deliver, 'Grátis' for nothing. */
export function shippingPrice({ valor }: Frete): string {
  return valor > 0 ? formatBRL(valor) : 'Grátis';
}

/** Time of delivery in words; platforms send '3 dias úteis' or a bare number of working days. */
export function shippingTime({ prazo }: Frete): string {
  if (!/^\d+$/.test(prazo)) return prazo;
  return prazo === '1' ? '1 dia útil' : `${prazo} dias úteis`;
}

/** One option in a line: 'Sedex, 3 dias úteis, Grátis' (SHIP-09). */
export function shippingLine(frete: Frete): string {
  return [frete.label, shippingTime(frete), shippingPrice(frete)].filter(Boolean).join(', ');
}
