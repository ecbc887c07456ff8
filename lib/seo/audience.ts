import type { Produto } from '@/lib/store-api/schemas/produto';

/** For whom a product is made, in the words of Google's product data; `''` for what nobody says. */
export type Audience = {
  gender: 'female' | 'male' | 'unisex' | '';
  age: 'kids' | 'adult' | '';
};

const WORDS: readonly { called: RegExp; says: Partial<Audience> }[] = [
  { called: /^(?:feminino|mulheres)$/i, says: { gender: 'female' } },
  { called: /^(?:masculino|homens)$/i, says: { gender: 'male' } },
  { called: /^unissex$/i, says: { gender: 'unisex' } },
  { called: /^(?:infantil|crianças?|kids)$/i, says: { age: 'kids' } },
  { called: /^adultos?$/i, says: { age: 'adult' } },
];

/**
 * What a product's own filters say of whom it is made for; nothing is concluded from names and texts. What is made for
 * women and for men is for both. Shops name one kind and mean the other: 'Feminino' is for grown-ups where children
 * have a word of their own, and 'Infantil' alone is for girls and boys.
 */
export function audienceOf({ filtros }: Pick<Produto, 'filtros'>): Audience {
  const said = filtros.flatMap(({ label }) => WORDS.find(({ called }) => called.test(label))?.says ?? []);
  const genders = new Set(said.flatMap(({ gender }) => gender || []));
  const ages = new Set(said.flatMap(({ age }) => age || []));
  const [gender = ''] = genders.size > 1 ? (['unisex'] as const) : genders;
  const [age = ''] = ages.size > 1 ? [] : ages;
  return {
    gender: gender || (age === 'kids' ? 'unisex' : ''),
    age: age || (gender && ages.size === 0 ? 'adult' : ''),
  };
}
