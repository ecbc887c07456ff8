const exact = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const whole = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});

/** Formats cents as `R$ 1.234,56`, with a no-break space after the sign. */
export function brl(cents: number): string {
  return exact.format(cents / 100);
}

/** Formats whole reais as `R$ 1.234`, for price ranges, with a no-break space after the sign. */
export function wholeBrl(reais: number): string {
  return whole.format(reais);
}
