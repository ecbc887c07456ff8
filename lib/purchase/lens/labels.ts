/** Everyday words for the platform's names of steps and values. */

/** Title and subtitle of a value: 'Fina|1.61' is 'Fina' and '1.61'. */
export function splitLabel(valor: string): { title: string; subtitle: string } {
  const [title = '', ...rest] = valor.split('|').map((part) => part.trim());
  return { title, subtitle: rest.filter(Boolean).join(', ') };
}

const LIMIT = /,?\s*indicad[oa]s? (?:até|acima de) \d+(?:[.,]\d+)? graus?/iu;

/**
 * A subtitle without the platform's limit, such as 'indicado até 4 graus', which may contradict the shop's
 * recommendation (`recommendIndex`).
 */
export const withoutLimit = (subtitle: string): string => subtitle.replace(LIMIT, '').replace(/^,\s*/, '');

const TITLES: Record<string, string> = {
  tipo: 'Tipo de lente',
  modelo: 'Tratamento da lente',
  espessura: 'Espessura da lente',
};

/** Heading of a step: the everyday name, or the platform's if there is none. */
export function stepTitle(nome: string): string {
  const key = nome.trim().toLowerCase();
  return (Object.hasOwn(TITLES, key) ? TITLES[key] : undefined) ?? nome;
}

/** A refractive index: '1,67'. */
export const indexText = (index: number): string =>
  index.toLocaleString('pt-BR', { minimumFractionDigits: 2 });

/** A length in tenths of a millimetre: '5,6 mm'. */
export const millimetreText = (value: number): string =>
  `${value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0mm`;
