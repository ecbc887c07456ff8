export const EYES = ['od', 'oe'] as const;
export type Eye = (typeof EYES)[number];

export const EYE_NAMES: Record<Eye, string> = { od: 'Olho direito (OD)', oe: 'Olho esquerdo (OE)' };

type Rule = { label: string; abbreviation: string; min: number; max: number; step: number; example: string };

/**
 * Ranges and steps in dioptres, degrees and mm. Distances are from nose to pupil, heights from the lens's
 * lower edge to the pupil.
 */
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

/**
 * The measures that a prescription has. The height depends on the frame, so it is only asked for once the
 * try-on has estimated it.
 */
export const PRESCRIBED_MEASURES = MEASURES.filter((measure) => measure !== 'altura');

/** The measures that correct an eye, which are often the same for both. */
const CORRECTIONS: readonly Measure[] = ['esferico', 'cilindrico', 'eixo', 'adicao'];

/** Pupillary distance in mm, for a prescription that does not give one per eye. */
export const TOTAL_PD = { min: 40, max: 80, step: 0.5, example: '63' };

type Field = `${Eye}-${Measure}` | 'dnp-total' | 'dnp-origem';

/** Marks distances that come from the try-on (in `dnp-origem`). No prescription has this field. */
export const MEASURED_PD = 'provador';

/** Every field of a typed prescription. */
const PRESCRIPTION_FIELDS: readonly Field[] = [
  ...EYES.flatMap((eye) => MEASURES.map((measure) => `${eye}-${measure}` as const)),
  'dnp-total',
  'dnp-origem',
];

/** The shopper's input, unchanged; '' for an empty field. */
export type TypedPrescription = Partial<Record<Field, string>>;

/** Characters kept per field. */
export const MAX_FIELD_LENGTH = 8;

/** Parses untrusted saved values: unknown fields are dropped, and texts truncated. */
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

/** Measures whose sign matters: plus and minus are opposite corrections. */
const SIGNED: readonly Measure[] = ['esferico', 'cilindrico'];

/** A measure in the format of the order; '+2,00' if the sign matters. */
const sentMeasure = (value: number, measure: Measure) =>
  `${SIGNED.includes(measure) && value > 0 ? '+' : ''}${formatMeasure(value, measure)}`;

/** The unit of a measure that has one. */
const UNITS: Partial<Record<Measure, string>> = { eixo: '°', dnp: '\u00a0mm', altura: '\u00a0mm' };

/** A measure as shown, with a real minus sign where the order has a hyphen. */
const shownMeasure = (value: number, measure: Measure) => sentMeasure(value, measure).replace('-', '−');

/**
 * A value with either sign, if the shopper typed none, because a strength without a sign must not be assumed
 * to be plus. Null for any other value.
 */
export function signChoices(typed: TypedPrescription, eye: Eye, measure: Measure): [string, string] | null {
  const text = typed[`${eye}-${measure}`]?.trim() ?? '';
  const value = parseMeasure(text);
  if (!SIGNED.includes(measure) || value === null || value === 0 || /^[+−–-]/.test(text)) return null;
  // Out of range with either sign.
  if (value > RULES[measure].max) return null;
  return [shownMeasure(value, measure), shownMeasure(-value, measure)];
}

/** A sphere with its condition: '−4,25 (miopia)'. */
export const namedSphere = (text: string): string =>
  `${text} (${text.startsWith('−') ? 'miopia' : 'hipermetropia, ou só para perto'})`;

/** The sphere of an eye in figures and words; '' if it is missing or has no sign. */
export function sphereInWords(typed: TypedPrescription, eye: Eye): string {
  const value = parseMeasure(typed[`${eye}-esferico`] ?? '');
  if (value === null || value === 0 || measureError(typed, eye, 'esferico') !== '') return '';
  return namedSphere(shownMeasure(value, 'esferico'));
}

/**
 * The number in a field. Accepts comma or point, any minus sign, a space after the sign, the unit, ',50', and 'plano'
 * for zero; null if it is not a number.
 */
export function parseMeasure(text: string): number | null {
  const source = text
    .trim()
    .replace(/^[−–]/, '-')
    .replace(/^([+-])\s+/, '$1')
    .replace(/\s*(?:°|º|mm|d)$/i, '')
    .replace(',', '.');
  if (/^(?:plano?|pl)$/i.test(source)) return 0;
  // Adding 0 turns -0 into 0, which has no sign.
  return /^[+-]?(?:\d{1,3}(?:\.\d{1,2})?|\.\d{1,2})$/.test(source) ? Number(source) + 0 : null;
}

/** Error message for a field; `''` if it is valid or empty. */
export function measureError(typed: TypedPrescription, eye: Eye, measure: Measure): string {
  const text = typed[`${eye}-${measure}`]?.trim() ?? '';
  const { label, min, max, step, example } = RULES[measure];
  if (text === '') {
    const typedValue = (other: Measure) => parseMeasure(typed[`${eye}-${other}`] ?? '');
    if (measure === 'eixo' && typedValue('cilindrico'))
      return 'Com cilíndrico, a receita traz também o eixo.';
    if (measure === 'cilindrico' && typedValue('eixo'))
      return 'Com eixo, a receita traz também o cilíndrico.';
    return '';
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

/** Error message for the pupillary distance; `''` if it is valid or empty. */
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

/**
 * A prescription for any frame: without pupil heights, since they belong to the frame for which they were
 * estimated.
 */
export function withoutHeights(typed: TypedPrescription): TypedPrescription {
  const { 'od-altura': _right, 'oe-altura': _left, ...rest } = typed;
  return rest;
}

/** The corrections of an eye whose fields are not empty. */
export const typedCorrections = (typed: TypedPrescription, eye: Eye): Measure[] =>
  CORRECTIONS.filter((measure) => typed[`${eye}-${measure}`]?.trim());

/**
 * Parts that may be missing in a typed prescription, although it can be right without them: one of the eyes, or the
 * addition of lenses for more than one distance. Empty if nothing is typed.
 */
export function missingPrescriptionParts(typed: TypedPrescription, needsAddition: boolean): string[] {
  const missing = EYES.filter((eye) => typedCorrections(typed, eye).length === 0);
  if (missing.length === EYES.length) return [];
  const parts = missing.map((eye) => (eye === 'od' ? 'o olho direito' : 'o olho esquerdo'));
  const hasAddition = EYES.some((eye) => typedCorrections(typed, eye).includes('adicao'));
  return needsAddition && !hasAddition ? [...parts, 'a adição'] : parts;
}

/** True if no field is invalid. */
export function isPrescriptionValid(typed: TypedPrescription): boolean {
  return (
    totalPdError(typed) === '' &&
    EYES.every((eye) => MEASURES.every((measure) => measureError(typed, eye, measure) === ''))
  );
}

/** Whether the pupillary distances are as the try-on measured them (TRY-19). */
const isPdMeasured = (typed: TypedPrescription) =>
  typed['dnp-origem'] === MEASURED_PD &&
  [typed['dnp-total'], typed['od-dnp'], typed['oe-dnp']].some((text) => parseMeasure(text ?? '') !== null);

/**
 * 'OD: ESF -1,25 CIL -0,50 EIXO 90', the same for OE, and 'DNP TOTAL: 63,0', each on its own line; `''` if
 * nothing is typed.
 */
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

/** A line of the typed prescription as the shopper reads it: 'OD', 'esférico −1,25, cilíndrico −0,50, eixo 90°'. */
export type PrescriptionLine = { name: string; text: string };

/** The valid values, eye by eye, then the total pupillary distance; empty if nothing is typed. */
export function prescriptionLines(typed: TypedPrescription): PrescriptionLine[] {
  const lines = EYES.map((eye) => ({
    name: eye.toUpperCase(),
    text: MEASURES.flatMap((measure) => {
      const value = parseMeasure(typed[`${eye}-${measure}`] ?? '');
      if (value === null) return [];
      const { label } = RULES[measure];
      const name = label === label.toUpperCase() ? label : label.toLowerCase();
      // A value stays next to its name and unit.
      return [`${name}\u00a0${shownMeasure(value, measure)}${UNITS[measure] ?? ''}`];
    }).join(', '),
  }));
  const total = parseMeasure(typed['dnp-total'] ?? '');
  const distance = total === null ? '' : `${formatMeasure(total, 'dnp')} mm`;
  return [...lines, { name: 'DNP total', text: distance }].filter(({ text }) => text !== '');
}
