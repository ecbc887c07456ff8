const exact = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const whole = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});

/** Cents as `R$ 1.234,56`; a no-break space follows the sign. */
export function brl(cents: number): string {
  return exact.format(cents / 100);
}

/** Whole reais as `R$ 1.234`, for price ranges; a no-break space follows the sign. */
export function wholeBrl(reais: number): string {
  return whole.format(reais);
}
