/**
 * States by the first five digits of their postal codes. Each range ends with its number, and begins after
 * the previous range.
 */
const RANGES: readonly (readonly [last: number, state: string])[] = [
  [19999, 'SP'],
  [28999, 'RJ'],
  [29999, 'ES'],
  [39999, 'MG'],
  [48999, 'BA'],
  [49999, 'SE'],
  [56999, 'PE'],
  [57999, 'AL'],
  [58999, 'PB'],
  [59999, 'RN'],
  [63999, 'CE'],
  [64999, 'PI'],
  [65999, 'MA'],
  [68899, 'PA'],
  [68999, 'AP'],
  [69299, 'AM'],
  [69399, 'RR'],
  [69899, 'AM'],
  [69999, 'AC'],
  [72799, 'DF'],
  [72999, 'GO'],
  [73699, 'DF'],
  [76799, 'GO'],
  [76999, 'RO'],
  [77999, 'TO'],
  [78899, 'MT'],
  [79999, 'MS'],
  [87999, 'PR'],
  [89999, 'SC'],
  [99999, 'RS'],
];

/** Postal codes below this one do not exist. */
const FIRST = 1000;

/** The state of a postal code such as '01310-100' or '01310100'; null for codes that do not exist. */
export function stateOfCep(cep: string): string | null {
  const start = /^\d{5}-?\d{3}$/.test(cep) ? Number(cep.slice(0, 5)) : 0;
  return start < FIRST ? null : (RANGES.find(([last]) => start <= last)?.[1] ?? null);
}
