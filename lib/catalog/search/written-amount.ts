import { foldText } from '@/lib/shared/fold-text';

const UNITS = 'um dois tres quatro cinco seis sete oito nove dez'.split(' ');
const TENS = 'dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const HUNDREDS =
  'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' ');

const VALUES = new Map([
  ...UNITS.map((word, index) => [word, index + 1] as const),
  ...TENS.map((word, index) => [word, (index + 1) * 10] as const),
  ...HUNDREDS.map((word, index) => [word, (index + 1) * 100] as const),
  ['cem', 100] as const,
]);

const anyOf = (...words: string[]) => `(?:${words.join('|').replace('tres', 'tr[eê]s')})`;
const hundreds = anyOf('cem', ...HUNDREDS);
const tens = anyOf(...TENS);
const units = anyOf(...UNITS);
const smaller = String.raw`(?:\s+e\s+${tens})?(?:\s+e\s+${units})?(?!\s+e\s+(?:${tens}|${units}))`;
const thousands = String.raw`(?:(?:\d{1,3}(?:[.,]\d)?|${units}|${tens})\s*)?mil(?:\s+(?:e\s+)?(?:${hundreds}|\d{2,3}))?`;

/** Pattern of an amount with words: 'mil', '2 mil e 500', 'duzentos e cinquenta e dois'. It never ends early. */
export const AMOUNT_IN_WORDS = `(?:${thousands}|${hundreds})${smaller}`;

/** A point before three digits, which separates thousands. */
const THOUSANDS = /\.(?=\d{3}(?!\d))/g;

/** The value of an amount in digits or words: 1200 for '1.200', 199.9 for '199,90', 1500 for 'mil e quinhentos'. */
export function amountOf(text: string): number {
  const parts = foldText(text).match(/\d[\d.,]*|[a-z]+/g) ?? [];
  const total = parts.reduce((sum, part) => {
    if (part === 'mil') return (sum || 1) * 1000;
    return (
      sum +
      (/\d/.test(part) ? Number(part.replace(THOUSANDS, '').replace(',', '.')) : (VALUES.get(part) ?? 0))
    );
  }, 0);
  // 2.3 * 1000 is 2299.9999999999995.
  return Math.round(total * 100) / 100;
}
