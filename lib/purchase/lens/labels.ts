/** What the platform's names of steps and values say in everyday words. */

/** Title and subtitle of a value: 'Fina|1.61' is 'Fina' and '1.61'. */
export function splitLabel(valor: string): { title: string; subtitle: string } {
  const [title = '', ...rest] = valor.split('|').map((part) => part.trim());
  return { title, subtitle: rest.filter(Boolean).join(', ') };
}

const LIMIT = /,?\s*indicad[oa]s? (?:até|acima de) \d+(?:[.,]\d+)? graus?/iu;

/**
 * A subtitle without 'indicado até 4 graus': a rule for shoppers without a known strength, which contradicts the
 * recommendation for a strength in a frame.
 */
export const withoutLimit = (subtitle: string): string => subtitle.replace(LIMIT, '').replace(/^,\s*/, '');

const TITLES: Record<string, string> = {
  tipo: 'Tipo de lente',
  modelo: 'Tratamento da lente',
  espessura: 'Espessura da lente',
};

/** Heading of a step: the platform's name, or an everyday name for it. */
export function stepTitle(nome: string): string {
  const key = nome.trim().toLowerCase();
  return (Object.hasOwn(TITLES, key) ? TITLES[key] : undefined) ?? nome;
}
