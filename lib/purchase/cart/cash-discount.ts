export type CashDiscount = { percent: number; method: string };

/**
 * Discount for the shop's preferred instant payment method: {priorizarDesconto: 'pix', pix: '0.07'} means 7%
 * for 'pix'. Null if there is none. The percentage is rounded, because 0.29 × 100 is less than 29.
 */
export function cashDiscount(descontoVista: Record<string, string>): CashDiscount | null {
  const method = descontoVista.priorizarDesconto ?? '';
  const percent = Math.round(Number(descontoVista[method]) * 100);
  return method !== '' && percent > 0 && percent < 100 ? { percent, method } : null;
}

/**
 * Percent off whole orders paid with Pix if that is the shop's preferred instant payment method, otherwise 0.
 */
export function pixPercent(descontoVista: Record<string, string>): number {
  const discount = cashDiscount(descontoVista);
  return discount?.method === 'pix' ? discount.percent : 0;
}
