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

/** The shopper's note in a text that may end with a typed prescription: see formatPrescription. */
export function noteOf(text: string): string {
  const start = text.search(/^(?:O[DE]: \p{Lu}+ [+-]?\d|DNP TOTAL: \d)/mu);
  return start < 0 ? text : text.slice(0, start).trim();
}

/** A value with an explanation of at least this length does not fit on a line of the bag. */
const LONG_VALUE = 30;

/**
 * A chosen value without its explanation, as in the bag: 'Policarbonato, Índice 1,59' for 'Policarbonato – Índice 1,59,
 * resistente a impacto'. The shopper has read the explanation in the lens dialog.
 */
export function shortValue(valor: string): string {
  const note = noteOf(valor);
  if (note !== valor) return note || 'receita digitada';
  const [title = '', ...rest] = valor.split(/\s*\|\s*|\s+–\s+/);
  if (valor.length < LONG_VALUE || rest.length === 0) return withoutLimit(valor) || valor;
  const index = /índice\s*\d[.,]\d+/iu.exec(rest.join(', '))?.[0];
  return index ? `${title}, ${index}` : title;
}

const TITLES: Record<string, string> = {
  tipo: 'Tipo de lente',
  modelo: 'Modelo (tratamento da lente)',
  espessura: 'Espessura da lente',
};

/** The everyday word for a name, or the name itself if there is none. */
function everyday(words: Readonly<Record<string, string>>, nome: string): string {
  const key = nome.trim().toLowerCase();
  return (Object.hasOwn(words, key) ? words[key] : undefined) ?? nome;
}

/** Heading of a step: the everyday name, or the platform's if there is none. */
export const stepTitle = (nome: string): string => everyday(TITLES, nome);

/** Whether a line of the bag says that its prescription has yet to be sent, in the words of platform and lens dialog. */
export const isMissingPrescription = ({ valor }: { valor: string }): boolean =>
  valor.toLowerCase() === 'falta enviar';

const OPTIONS: Record<string, string> = { tipo: 'Tipo de lente', modelo: 'Tratamento' };

/** Name of a lens option in the bag, in the words of the store's page; the platform's if there is none. */
export const optionName = (nome: string): string => everyday(OPTIONS, nome);

/** A refractive index: '1,67'. */
export const indexText = (index: number): string =>
  index.toLocaleString('pt-BR', { minimumFractionDigits: 2 });

/** A length in tenths of a millimetre: '5,6 mm'. */
export const millimetreText = (value: number): string =>
  `${value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0mm`;
