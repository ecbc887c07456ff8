/**
 * A state's range of postal codes (their first five digits), and how many working days express delivery takes
 * there.
 */
export type PostalState = { uf: string; from: number; to: number; days: number };

/** Ranges of the Brazilian postal service; other codes do not exist. */
export const postalStates: readonly PostalState[] = [
  { uf: 'SP', from: 1000, to: 19999, days: 2 },
  { uf: 'RJ', from: 20000, to: 28999, days: 3 },
  { uf: 'ES', from: 29000, to: 29999, days: 3 },
  { uf: 'MG', from: 30000, to: 39999, days: 3 },
  { uf: 'BA', from: 40000, to: 48999, days: 5 },
  { uf: 'SE', from: 49000, to: 49999, days: 6 },
  { uf: 'PE', from: 50000, to: 56999, days: 6 },
  { uf: 'AL', from: 57000, to: 57999, days: 6 },
  { uf: 'PB', from: 58000, to: 58999, days: 6 },
  { uf: 'RN', from: 59000, to: 59999, days: 6 },
  { uf: 'CE', from: 60000, to: 63999, days: 6 },
  { uf: 'PI', from: 64000, to: 64999, days: 6 },
  { uf: 'MA', from: 65000, to: 65999, days: 6 },
  { uf: 'PA', from: 66000, to: 68899, days: 8 },
  { uf: 'AP', from: 68900, to: 68999, days: 8 },
  { uf: 'AM', from: 69000, to: 69299, days: 8 },
  { uf: 'RR', from: 69300, to: 69399, days: 8 },
  { uf: 'AM', from: 69400, to: 69899, days: 8 },
  { uf: 'AC', from: 69900, to: 69999, days: 8 },
  { uf: 'DF', from: 70000, to: 72799, days: 4 },
  { uf: 'GO', from: 72800, to: 72999, days: 4 },
  { uf: 'DF', from: 73000, to: 73699, days: 4 },
  { uf: 'GO', from: 73700, to: 76799, days: 4 },
  { uf: 'RO', from: 76800, to: 76999, days: 7 },
  { uf: 'TO', from: 77000, to: 77999, days: 7 },
  { uf: 'MT', from: 78000, to: 78899, days: 5 },
  { uf: 'MS', from: 79000, to: 79999, days: 5 },
  { uf: 'PR', from: 80000, to: 87999, days: 4 },
  { uf: 'SC', from: 88000, to: 89999, days: 4 },
  { uf: 'RS', from: 90000, to: 99999, days: 4 },
];

/** Places that take at least this many days have a surcharge. */
export const REMOTE_DAYS = 7;

const REGIONS = [
  ['Sudeste', ['SP', 'RJ', 'ES', 'MG']],
  ['Sul', ['PR', 'SC', 'RS']],
  ['Centro-Oeste', ['DF', 'GO', 'MT', 'MS']],
  ['Nordeste', ['BA', 'SE', 'PE', 'AL', 'PB', 'RN', 'CE', 'PI', 'MA']],
  ['Norte', ['PA', 'AP', 'AM', 'RR', 'AC', 'RO', 'TO']],
] as const;

/** Working days between payment and dispatch, which every delivery time includes. */
export const PACKING_DAYS = 1;

/** Working days for which the laboratory needs at most to make prescription lenses. */
export const LABORATORY_DAYS = 8;

/** Range of working days for Sedex, as quotes show it: "3 a 4 dias úteis". */
function deliveryDays(states: readonly string[]): string {
  const days = postalStates.filter(({ uf }) => states.includes(uf)).map((state) => state.days + PACKING_DAYS);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return `${first === last ? first : `${first} a ${last}`} dias úteis`;
}

const ALL_DAYS = postalStates.map(({ days }) => days + PACKING_DAYS);

/** Range of working days for Sedex in the whole country: "3 a 9 dias". */
export const countryDays = `${Math.min(...ALL_DAYS)} a ${Math.max(...ALL_DAYS)} dias`;

/** Table rows of the delivery policy: region and delivery time. */
export const deliveryRows = REGIONS.map(
  ([region, states]) => `<tr><td>${region}</td><td>${deliveryDays(states)}</td></tr>`,
).join('\n');
