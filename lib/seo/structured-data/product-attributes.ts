import type { Produto } from '@/lib/platform/schemas/product';

/** Audience of a product, in the terms of Google's product data; `''` if unknown. */
export type Audience = {
  gender: 'female' | 'male' | 'unisex' | '';
  age: 'kids' | 'adult' | '';
};

const FILTER_LABELS: readonly { pattern: RegExp; audience: Partial<Audience> }[] = [
  { pattern: /^(?:feminino|mulheres)$/i, audience: { gender: 'female' } },
  { pattern: /^(?:masculino|homens)$/i, audience: { gender: 'male' } },
  { pattern: /^unissex$/i, audience: { gender: 'unisex' } },
  { pattern: /^(?:infantil|crianças?|kids)$/i, audience: { age: 'kids' } },
  { pattern: /^adultos?$/i, audience: { age: 'adult' } },
];

/**
 * Audience of a product, judging only by its filters and never by names and texts. Women and men together are
 * unisex. A gender without an age means adults, since children have their own filter; 'Infantil' alone means
 * all children.
 */
export function audienceOf({ filtros }: Pick<Produto, 'filtros'>): Audience {
  const matches = filtros.flatMap(
    ({ label }) => FILTER_LABELS.find(({ pattern }) => pattern.test(label))?.audience ?? [],
  );
  const genders = new Set(matches.flatMap(({ gender }) => gender || []));
  const ages = new Set(matches.flatMap(({ age }) => age || []));
  const [gender = ''] = genders.size > 1 ? (['unisex'] as const) : genders;
  const [age = ''] = ages.size > 1 ? [] : ages;
  return {
    gender: gender || (age === 'kids' ? 'unisex' : ''),
    age: age || (gender && ages.size === 0 ? 'adult' : ''),
  };
}

/**
 * The EAN-13 of a product if its check digit is right, otherwise undefined, because a wrong number is worse
 * than none.
 * @param ean as sent by the platform, possibly with spaces
 */
export function validGtin13(ean: string): string | undefined {
  const digits = ean.replace(/\D/g, '');
  if (digits.length !== 13 || /^0+$/.test(digits)) return undefined;
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0 ? digits : undefined;
}
