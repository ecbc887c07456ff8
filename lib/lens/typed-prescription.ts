/** A prescription typed by the shopper. Everything is kept as typed; '' means not given. */

export const EYES = ['od', 'oe'] as const;
export type Eye = (typeof EYES)[number];

export const EYE_NAMES: Record<Eye, string> = { od: 'Olho direito (OD)', oe: 'Olho esquerdo (OE)' };

type Rule = { nome: string; sigla: string; min: number; max: number; passo: number; exemplo: string };

/** Ranges of A25: dioptres, degrees, and mm between nose and pupil. */
export const RULES = {
  esferico: { nome: 'Esférico', sigla: 'ESF', min: -20, max: 20, passo: 0.25, exemplo: '-1,25' },
  cilindrico: { nome: 'Cilíndrico', sigla: 'CIL', min: -6, max: 6, passo: 0.25, exemplo: '-0,50' },
  eixo: { nome: 'Eixo', sigla: 'EIXO', min: 0, max: 180, passo: 1, exemplo: '90' },
  adicao: { nome: 'Adição', sigla: 'ADD', min: 0.75, max: 3.5, passo: 0.25, exemplo: '2,00' },
  dnp: { nome: 'DNP', sigla: 'DNP', min: 20, max: 40, passo: 0.5, exemplo: '31,5' },
} satisfies Record<string, Rule>;

export type Measure = keyof typeof RULES;
export const MEASURES: readonly Measure[] = ['esferico', 'cilindrico', 'eixo', 'adicao', 'dnp'];

export type TypedPrescription = Partial<Record<`${Eye}-${Measure}`, string>>;

/** Characters kept per field. */
export const MAX_TYPED = 8;

const decimals = (measure: Measure) => (measure === 'eixo' ? 0 : measure === 'dnp' ? 1 : 2);

function written(value: number, measure: Measure): string {
  return value.toLocaleString('pt-BR', {
    minimumFractionDigits: decimals(measure),
    maximumFractionDigits: decimals(measure),
  });
}

/** The number in a field: comma or point, any minus sign, 'plano' for zero; null for '' and for what is none. */
export function typedNumber(text: string): number | null {
  const source = text.trim().replace(/^[−–]/, '-').replace(',', '.');
  if (/^(?:plano?|pl)$/i.test(source)) return 0;
  return /^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(source) ? Number(source) : null;
}

/** Why a field cannot be right, in plain words; `''` when it may be, an empty one included (A25). */
export function typedProblem(typed: TypedPrescription, eye: Eye, measure: Measure): string {
  const text = typed[`${eye}-${measure}`]?.trim() ?? '';
  const { nome, min, max, passo, exemplo } = RULES[measure];
  if (text === '') {
    const cylinder = typedNumber(typed[`${eye}-cilindrico`] ?? '');
    return measure === 'eixo' && cylinder !== null && cylinder !== 0
      ? 'Com cilíndrico, a receita traz também o eixo.'
      : '';
  }
  const value = typedNumber(text);
  if (value === null) return `Escreva um número, como ${exemplo}.`;
  if (value < min || value > max)
    return `${nome} vai de ${written(min, measure)} a ${written(max, measure)}.`;
  const steps = value / passo;
  return Number.isInteger(steps)
    ? ''
    : `${nome} muda de ${written(passo, measure)} em ${written(passo, measure)}.`;
}

export function isTypedEmpty(typed: TypedPrescription): boolean {
  return Object.values(typed).every((text) => (text ?? '').trim() === '');
}

/** True when no field is wrong. */
export function isTypedValid(typed: TypedPrescription): boolean {
  return EYES.every((eye) => MEASURES.every((measure) => typedProblem(typed, eye, measure) === ''));
}

/** 'OD: ESF -1,25 CIL -0,50 EIXO 90' and the same for OE, one line each; `''` when nothing is given. */
export function typedText(typed: TypedPrescription): string {
  return EYES.flatMap((eye) => {
    const parts = MEASURES.flatMap((measure) => {
      const value = typedNumber(typed[`${eye}-${measure}`] ?? '');
      return value === null ? [] : [`${RULES[measure].sigla} ${written(value, measure)}`];
    });
    return parts.length > 0 ? [`${eye.toUpperCase()}: ${parts.join(' ')}`] : [];
  }).join('\n');
}
