export const EYES = ['od', 'oe'] as const;
export type Eye = (typeof EYES)[number];

export const EYE_NAMES: Record<Eye, string> = { od: 'Olho direito (OD)', oe: 'Olho esquerdo (OE)' };

type Rule = { label: string; abbreviation: string; min: number; max: number; step: number; example: string };

/** Ranges and steps in dioptres, degrees, and mm: from nose to pupil, and from the lens's lower edge up to it. */
export const RULES = {
  esferico: { label: 'Esférico', abbreviation: 'ESF', min: -20, max: 20, step: 0.25, example: '-1,25' },
  cilindrico: { label: 'Cilíndrico', abbreviation: 'CIL', min: -6, max: 6, step: 0.25, example: '-0,50' },
  eixo: { label: 'Eixo', abbreviation: 'EIXO', min: 0, max: 180, step: 1, example: '90' },
  adicao: { label: 'Adição', abbreviation: 'ADD', min: 0.75, max: 3.5, step: 0.25, example: '2,00' },
  dnp: { label: 'DNP', abbreviation: 'DNP', min: 20, max: 40, step: 0.5, example: '31,5' },
  altura: { label: 'Altura da pupila', abbreviation: 'ALT', min: 8, max: 40, step: 0.5, example: '22' },
} satisfies Record<string, Rule>;

export type Measure = keyof typeof RULES;
export const MEASURES: readonly Measure[] = ['esferico', 'cilindrico', 'eixo', 'adicao', 'dnp', 'altura'];

/** Those that prescriptions have; the height belongs to one frame, and is asked for when the try-on has estimated it. */
export const PRESCRIBED_MEASURES = MEASURES.filter((measure) => measure !== 'altura');

/** Distance between both pupils in mm, for a prescription that does not give each eye's. */
export const TOTAL_PD = { min: 40, max: 80, step: 0.5, example: '63' };

type Field = `${Eye}-${Measure}` | 'dnp-total' | 'dnp-origem';

/** Marks distances that were taken from the try-on (`dnp-origem`): no prescription has this field. */
export const MEASURED_PD = 'provador';

/** Every field of a typed prescription. */
const PRESCRIPTION_FIELDS: readonly Field[] = [
  ...EYES.flatMap((eye) => MEASURES.map((measure) => `${eye}-${measure}` as const)),
  'dnp-total',
  'dnp-origem',
];

/** What the shopper typed, unchanged; '' for an empty field. */
export type TypedPrescription = Partial<Record<Field, string>>;

/** Characters kept per field. */
export const MAX_FIELD_LENGTH = 8;

/** Parses untrusted saved values: unknown fields are dropped, and texts cut. */
export function parseTyped(source: unknown): TypedPrescription {
  if (typeof source !== 'object' || source === null) return {};
  const fields: readonly string[] = PRESCRIPTION_FIELDS;
  return Object.fromEntries(
    Object.entries(source).flatMap(([field, text]) =>
      fields.includes(field) && typeof text === 'string' ? [[field, text.slice(0, MAX_FIELD_LENGTH)]] : [],
    ),
  );
}

const DECIMALS: Record<Measure, number> = {
  esferico: 2,
  cilindrico: 2,
  eixo: 0,
  adicao: 2,
  dnp: 1,
  altura: 1,
};

function formatMeasure(value: number, measure: Measure): string {
  return value.toLocaleString('pt-BR', {
    minimumFractionDigits: DECIMALS[measure],
    maximumFractionDigits: DECIMALS[measure],
  });
}

/** Measures whose sign changes the lens: plus and minus are other eyes. */
const SIGNED: readonly Measure[] = ['esferico', 'cilindrico'];

/** A measure as it is sent: '+2,00' where the sign matters. */
const sentMeasure = (value: number, measure: Measure) =>
  `${SIGNED.includes(measure) && value > 0 ? '+' : ''}${formatMeasure(value, measure)}`;

/** A measure as the shopper reads it, with a minus sign; what is sent keeps the hyphen. */
const shownMeasure = (value: number, measure: Measure) => sentMeasure(value, measure).replace('-', '−');

/** A value in both signs, where the shopper gave none: a degree without one is not taken as plus. Null for any other. */
export function signChoices(typed: TypedPrescription, eye: Eye, measure: Measure): [string, string] | null {
  const text = typed[`${eye}-${measure}`]?.trim() ?? '';
  const value = parseMeasure(text);
  if (!SIGNED.includes(measure) || value === null || value === 0 || /^[+−–-]/.test(text)) return null;
  return [shownMeasure(value, measure), shownMeasure(-value, measure)];
}

/** What a sphere corrects: '−4,25 (miopia)'. */
export const namedSphere = (text: string): string =>
  `${text} (${text.startsWith('−') ? 'miopia' : 'hipermetropia, ou só para perto'})`;

/** The sphere of an eye in figures and words; '' for none, or without a sign. */
export function sphereInWords(typed: TypedPrescription, eye: Eye): string {
  const value = parseMeasure(typed[`${eye}-esferico`] ?? '');
  if (value === null || value === 0 || measureError(typed, eye, 'esferico') !== '') return '';
  return namedSphere(shownMeasure(value, 'esferico'));
}

/** The number in a field: comma or point, any minus sign, 'plano' for zero; null when it is none. */
export function parseMeasure(text: string): number | null {
  const source = text.trim().replace(/^[−–]/, '-').replace(',', '.');
  if (/^(?:plano?|pl)$/i.test(source)) return 0;
  return /^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(source) ? Number(source) : null;
}

/** Why a field is wrong, for the shopper; `''` when it is right or empty. */
export function measureError(typed: TypedPrescription, eye: Eye, measure: Measure): string {
  const text = typed[`${eye}-${measure}`]?.trim() ?? '';
  const { label, min, max, step, example } = RULES[measure];
  if (text === '') {
    const cylinder = parseMeasure(typed[`${eye}-cilindrico`] ?? '');
    return measure === 'eixo' && cylinder !== null && cylinder !== 0
      ? 'Com cilíndrico, a receita traz também o eixo.'
      : '';
  }
  const value = parseMeasure(text);
  if (value === null) return `Escreva um número, como ${example}.`;
  if (value < min || value > max) {
    return measure === 'dnp'
      ? `Informe a DNP de cada olho, de ${min} a ${max} mm.`
      : `${label} vai de ${shownMeasure(min, measure)} a ${shownMeasure(max, measure)}.`;
  }
  const choices = signChoices(typed, eye, measure);
  if (choices !== null) return `Copie o sinal da receita: ${choices.join(' ou ')}.`;
  return stepError(value, step, measure);
}

function stepError(value: number, step: number, measure: Measure): string {
  const steps = value / step;
  if (Number.isInteger(steps)) return '';
  const around = [Math.floor(steps) * step, Math.ceil(steps) * step].sort(
    (a, b) => Math.abs(a) - Math.abs(b),
  );
  const [closest = '', secondClosest = ''] = around.map((option) => shownMeasure(option, measure));
  return `Use passos de ${step.toLocaleString('pt-BR')}: ${closest} ou ${secondClosest}.`;
}

/** Why the distance between both pupils is wrong, for the shopper; `''` when it is right or empty. */
export function totalPdError(typed: TypedPrescription): string {
  const text = typed['dnp-total']?.trim() ?? '';
  if (text === '') return '';
  const { min, max, step, example } = TOTAL_PD;
  const value = parseMeasure(text);
  if (value === null) return `Escreva um número, como ${example}.`;
  if (value < min || value > max) return `A DNP total vai de ${min} a ${max} mm.`;
  const [right, left] = EYES.map((eye) => parseMeasure(typed[`${eye}-dnp`] ?? ''));
  if (right != null && left != null && right + left !== value)
    return `As DNPs dos dois olhos somam ${formatMeasure(right + left, 'dnp')} mm. Confira na receita.`;
  return stepError(value, step, 'dnp');
}

export function isPrescriptionEmpty(typed: TypedPrescription): boolean {
  const { 'dnp-origem': _origin, ...values } = typed;
  return Object.values(values).every((text) => (text ?? '').trim() === '');
}

/** A prescription for any frame: the heights of the pupils belong to the one they were estimated for. */
export function withoutHeights(typed: TypedPrescription): TypedPrescription {
  const { 'od-altura': _right, 'oe-altura': _left, ...rest } = typed;
  return rest;
}

/** True when no field is wrong. */
export function isPrescriptionValid(typed: TypedPrescription): boolean {
  return (
    totalPdError(typed) === '' &&
    EYES.every((eye) => MEASURES.every((measure) => measureError(typed, eye, measure) === ''))
  );
}

/** Whether the distances of the pupils were measured by the try-on, and have not been typed over (TRY-19). */
const isPdMeasured = (typed: TypedPrescription) =>
  typed['dnp-origem'] === MEASURED_PD &&
  [typed['dnp-total'], typed['od-dnp'], typed['oe-dnp']].some((text) => parseMeasure(text ?? '') !== null);

/** 'OD: ESF -1,25 CIL -0,50 EIXO 90', the same for OE and 'DNP TOTAL: 63,0', one line each; `''` when nothing is typed. */
export function formatPrescription(typed: TypedPrescription): string {
  const eyes = EYES.flatMap((eye) => {
    const parts = MEASURES.flatMap((measure) => {
      const value = parseMeasure(typed[`${eye}-${measure}`] ?? '');
      return value === null ? [] : [`${RULES[measure].abbreviation} ${sentMeasure(value, measure)}`];
    });
    return parts.length > 0 ? [`${eye.toUpperCase()}: ${parts.join(' ')}`] : [];
  });
  const total = parseMeasure(typed['dnp-total'] ?? '');
  return [
    ...eyes,
    ...(total === null ? [] : [`DNP TOTAL: ${formatMeasure(total, 'dnp')}`]),
    ...(isPdMeasured(typed) ? ['DNP medida na foto do provador, fora da receita: a ótica confirma'] : []),
  ].join('\n');
}
