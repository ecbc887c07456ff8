import { toCents } from '@/lib/money/format';
import { splitLabel } from './label';
import type { LensGroup, LensValue } from './options';
import { chosenValue, type LensState } from './state';
import { typedText } from './typed-prescription';

/**
 * What a value adds to the price, in whole cents: its price, else its default price; times its pieces
 * when the group says so, a pair of lenses being two.
 */
export function valueCents(group: LensGroup, value: LensValue): number {
  const pieces = group.multiplicarPreco ? Math.max(1, Math.round(value.quantidade)) : 1;
  return toCents(value.preco || defaultPrice(group, value)) * pieces;
}

/** The platform writes `precoDefault` as a price, or as the flag that the group's own price holds. */
function defaultPrice(group: LensGroup, { precoDefault }: LensValue): number {
  if (/^(?:s|sim|1|true)$/i.test(precoDefault)) return group.preco;
  const price = Number(precoDefault.replace(',', '.'));
  return Number.isFinite(price) ? price : 0;
}

/** What is sent for a text group: the shopper's words; the first such group also takes the typed prescription. */
export function noteOf(groups: readonly LensGroup[], state: LensState, group: LensGroup): string {
  const isFirst = groups.find(({ papel }) => papel === 'text') === group;
  const own = state.notes[group.id]?.trim() ?? '';
  return [own, isFirst ? typedText(state.typed) : ''].filter(Boolean).join('\n');
}

/** Whether the shopper has given a group of the kind 'upload' or 'text' something. */
export function isFilled(groups: readonly LensGroup[], state: LensState, group: LensGroup): boolean {
  return group.papel === 'upload' ? state.photo !== null : noteOf(groups, state, group) !== '';
}

/** A line of the summary; `cents` is what it adds (LENS-10). */
export type SummaryLine = { id: string; nome: string; title: string; subtitle: string; cents: number };

/** What is chosen, tab by tab; groups without anything are left out. */
export function lensSummary(groups: readonly LensGroup[], state: LensState): SummaryLine[] {
  return groups.flatMap((group) => {
    const { id, nome, preco } = group;
    if (group.papel === 'choice') {
      const value = chosenValue(group, state.choices);
      return value === null
        ? []
        : [{ id, nome, ...splitLabel(value.valor), cents: valueCents(group, value) }];
    }
    if (!isFilled(groups, state, group)) return [];
    const title = group.papel === 'upload' ? 'Foto anexada' : 'Texto preenchido';
    return [{ id, nome, title, subtitle: '', cents: toCents(preco) }];
  });
}

/** Frame and lenses together, in reais; `frame` is the price of the chosen size. */
export function lensTotal(groups: readonly LensGroup[], state: LensState, frame: number): number {
  const cents = lensSummary(groups, state).reduce((sum, line) => sum + line.cents, toCents(frame));
  return cents / 100;
}
