/** What credit costs a year and a month, as fractions: 0.1956 is 19,56%. */
export type CreditCost = { mensal: number; anual: number };

const DUST = 1e-12;
const MAX_MONTHLY = 10;
const HALF_A_CENT = 0.005;

/** What `parcelas` payments of `valor`, the first in a month, are worth today at a monthly rate. */
function presentValue(parcelas: number, valor: number, rate: number): number {
  return rate < DUST ? parcelas * valor : (valor * (1 - (1 + rate) ** -parcelas)) / rate;
}

/**
 * Effective cost of paying `parcelas` × `valor` for what costs `preco` at once (amounts in reais): the rate at
 * which the payments are worth the price, a month and compounded to a year, the CET of CDC art. 52 and 54-B
 * (L7). `preco` is the price without credit, not the one for Pix: what Pix saves is a discount by means of
 * payment, which the law keeps apart from interest (Lei 13.455/2017, L8). Card instalments fall due a month
 * apart, the first a month after the purchase. Null when nothing is charged above the price or no rate below 1000% a month explains it.
 */
export function creditCost(parcelas: number, valor: number, preco: number): CreditCost | null {
  if (!(preco > 0) || !(parcelas * valor - preco >= HALF_A_CENT)) return null;
  if (presentValue(parcelas, valor, MAX_MONTHLY) > preco) return null;
  let [low, high] = [0, MAX_MONTHLY];
  while (high - low > DUST) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (presentValue(parcelas, valor, middle) > preco) low = middle;
    else high = middle;
  }
  return { mensal: high, anual: (1 + high) ** 12 - 1 };
}
