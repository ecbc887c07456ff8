import { toCents } from '@/lib/shared/money';
import { parseDecimal } from '@/lib/shared/parse-decimal';
import { splitLabel, withoutLimit } from './labels';
import type { LensGroup, LensValue } from './options';
import { chosenValue, type LensState } from './state';
import {
  formatPrescription,
  isPrescriptionValid,
  type PrescriptionLine,
  prescriptionLines,
} from './typed-prescription';

/**
 * The amount that a value adds to the price, in whole cents: its price or its default price. If the group
 * requires a quantity it is multiplied by that, since lenses come in pairs.
 */
export function valueCents(group: LensGroup, value: LensValue): number {
  const quantity = group.multiplicarPreco ? Math.max(1, Math.round(value.quantidade)) : 1;
  return toCents(value.preco || defaultPrice(group, value)) * quantity;
}

/**
 * The platform sends `precoDefault` either as a price, or as a flag meaning that the group's price applies.
 */
function defaultPrice(group: LensGroup, { precoDefault }: LensValue): number {
  if (/^(?:s|sim|1|true)$/i.test(precoDefault)) return group.preco;
  return parseDecimal(precoDefault) ?? 0;
}

/** Whether the chosen lenses are for a single distance, so that their prescription has no addition. */
export const isSingleVision = (groups: readonly LensGroup[], { choices }: LensState): boolean =>
  groups.some((group) => /^(?:vis[ãa]o simples|monofocal)/i.test(chosenValue(group, choices)?.valor ?? ''));

/** The tab that asks for the prescription, as a photo or as text; undefined if there is none. */
export const prescriptionTab = (groups: readonly LensGroup[]): LensGroup | undefined =>
  groups.find(({ role }) => role !== 'choice');

/** The typed prescription to send. Incomplete values are left out if a photo is sent. */
const sentPrescription = ({ typed, photoSubmitted }: LensState) =>
  photoSubmitted && !isPrescriptionValid(typed) ? '' : formatPrescription(typed);

/** Text to send for a group: the shopper's note and, in the first text group, the typed prescription. */
export function groupNote(groups: readonly LensGroup[], state: LensState, group: LensGroup): string {
  const isFirst = groups.find(({ role }) => role === 'text') === group;
  const own = state.notes[group.id]?.trim() ?? '';
  return [own, isFirst ? sentPrescription(state) : ''].filter(Boolean).join('\n');
}

/** Whether the shopper has completed a group of the kind 'upload' or 'text'. */
export function isFilled(groups: readonly LensGroup[], state: LensState, group: LensGroup): boolean {
  return group.role === 'upload' ? state.photo !== null : groupNote(groups, state, group) !== '';
}

/**
 * A line of the summary. `cents` is the amount that it adds to the price; `step` is the tab that changes it, and `values`
 * are the typed prescription.
 */
export type SummaryLine = {
  id: string;
  nome: string;
  title: string;
  subtitle: string;
  cents: number;
  step: string;
  values: readonly PrescriptionLine[];
};

/** The lines of a group in which something is written: the note, and the prescription under the tab that asks for it. */
function textLines(groups: readonly LensGroup[], state: LensState, group: LensGroup): SummaryLine[] {
  const { id, nome, preco } = group;
  const hasNote = Boolean(state.notes[id]?.trim());
  const hasValues = groups.find(({ role }) => role === 'text') === group && sentPrescription(state) !== '';
  const asking = prescriptionTab(groups) ?? group;
  const note = {
    id,
    nome,
    title: 'Texto preenchido',
    subtitle: '',
    cents: toCents(preco),
    step: id,
    values: [],
  };
  const typed = {
    ...note,
    id: hasNote ? `${id}-receita` : id,
    nome: asking.nome,
    title: 'Valores da receita',
    // The price of the group is counted once.
    cents: hasNote ? 0 : note.cents,
    step: asking.id,
    values: prescriptionLines(state.typed),
  };
  return [...(hasValues ? [typed] : []), ...(hasNote ? [note] : [])];
}

/** The choices, tab by tab, skipping empty groups. */
export function lensSummary(groups: readonly LensGroup[], state: LensState): SummaryLine[] {
  return groups.flatMap((group) => {
    const { id, nome, preco, role } = group;
    if (role === 'text') return textLines(groups, state, group);
    const line = { id, nome, subtitle: '', step: id, values: [] };
    if (role === 'choice') {
      const value = chosenValue(group, state.choices);
      if (value === null) return [];
      const { title, subtitle } = splitLabel(value.valor);
      return [{ ...line, title, subtitle: withoutLimit(subtitle), cents: valueCents(group, value) }];
    }
    if (!isFilled(groups, state, group)) return [];
    const title = state.photoSubmitted ? 'Foto anexada' : 'Foto escolhida, ainda não enviada';
    return [{ ...line, title, cents: toCents(preco) }];
  });
}

/**
 * How the order contains the prescription: as a photo or as typed values, both only with consent. 'chosen' is
 * a photo that is not submitted yet. Null if the platform accepts no prescription with the order.
 */
export function prescriptionStatus(
  groups: readonly LensGroup[],
  state: LensState,
): 'attached' | 'chosen' | 'typed' | 'missing' | null {
  if (groups.every(({ role }) => role === 'choice')) return null;
  if (state.photoSubmitted) return 'attached';
  if (state.photo !== null) return 'chosen';
  const isTyped = groups.some((group) => group.role === 'text' && groupNote(groups, state, group) !== '');
  return isTyped && state.consent ? 'typed' : 'missing';
}

/** Price of frame and lenses together, in BRL. `frame` is the price of the chosen size. */
export function lensTotal(groups: readonly LensGroup[], state: LensState, frame: number): number {
  const cents = lensSummary(groups, state).reduce((sum, line) => sum + line.cents, toCents(frame));
  return cents / 100;
}

/** `size` is '' without a choice of sizes. */
type Product = { nome: string; size: string; url: string };

/**
 * Message for sending a prescription by chat: the frame, its size, the choices and, with consent, the typed
 * prescription, unless that is sent with the order or has a wrong value: a power without a sign would read as plus.
 */
export function prescriptionMessage(
  { nome, size, url }: Product,
  groups: readonly LensGroup[],
  state: LensState,
): string {
  const choices = lensSummary(
    groups.filter(({ role }) => role === 'choice'),
    state,
  ).map((line) => `${line.nome}: ${[line.title, line.subtitle].filter(Boolean).join(', ')}`);
  const isInOrder = groups.some(({ role }) => role === 'text');
  const isSent = state.consent && !isInOrder && isPrescriptionValid(state.typed);
  const typed = isSent ? formatPrescription(state.typed) : '';
  return [
    `Olá! Quero enviar a receita para este produto: ${nome}.`,
    size,
    url,
    ...choices,
    typed === '' ? '' : `Receita:\n${typed}`,
  ]
    .filter(Boolean)
    .join('\n');
}
