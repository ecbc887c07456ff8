import type { LensGroup } from './options';
import type { LensState } from './state';
import { lensSummary } from './totals';
import { typedText } from './typed-prescription';

type Product = { nome: string; url: string };

/**
 * What the shopper writes in the chat when sending the prescription there (LENS-11): the frame, what is
 * chosen, and with consent the typed prescription, unless it goes with the order.
 */
export function prescriptionMessage(
  { nome, url }: Product,
  groups: readonly LensGroup[],
  state: LensState,
): string {
  const choices = lensSummary(
    groups.filter(({ papel }) => papel === 'choice'),
    state,
  ).map((line) => `${line.nome}: ${[line.title, line.subtitle].filter(Boolean).join(', ')}`);
  const goesWithOrder = groups.some(({ papel }) => papel === 'text');
  const typed = state.consent && !goesWithOrder ? typedText(state.typed) : '';
  return [
    `Olá! Quero enviar a receita para os óculos ${nome}.`,
    url,
    ...choices,
    typed === '' ? '' : `Receita:\n${typed}`,
  ]
    .filter(Boolean)
    .join('\n');
}
