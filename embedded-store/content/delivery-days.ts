import { postalStates } from './postal-states';

const REGIONS = [
  ['Sudeste', ['SP', 'RJ', 'ES', 'MG']],
  ['Sul', ['PR', 'SC', 'RS']],
  ['Centro-Oeste', ['DF', 'GO', 'MT', 'MS']],
  ['Nordeste', ['BA', 'SE', 'PE', 'AL', 'PB', 'RN', 'CE', 'PI', 'MA']],
  ['Norte', ['PA', 'AP', 'AM', 'RR', 'AC', 'RO', 'TO']],
] as const;

/** Working days between payment and postage, part of every deadline that the shop tells. */
export const PACKING_DAYS = 1;

/** Working days from payment to delivery by Sedex, as quotes tell them: "3 a 4 dias úteis". */
function daysTo(states: readonly string[]): string {
  const days = postalStates.filter(({ uf }) => states.includes(uf)).map((state) => state.days + PACKING_DAYS);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return `${first === last ? first : `${first} a ${last}`} dias úteis`;
}

/** Table rows of the delivery policy: region and deadline. */
export const deliveryRows = REGIONS.map(
  ([region, states]) => `<tr><td>${region}</td><td>${daysTo(states)}</td></tr>`,
).join('\n');
