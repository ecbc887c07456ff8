import type { LensGroup } from './options';
import { fittingChoices, isReachable, type LensState, START } from './state';
import { EYES, MAX_TYPED, MEASURES, type TypedPrescription } from './typed-prescription';

/**
 * What survives a reload, in this tab only: choices and what was typed. The photo and the consent do not: a
 * photo is a health datum too large and too private to leave lying about, and consent is given to one sending.
 */
type Kept = Pick<LensState, 'step' | 'choices' | 'notes' | 'typed'>;

const keyOf = (idProduto: number) => `lens:${idProduto}`;

function entriesOf(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** Reads what was kept, as text that anybody may have changed: what fits today's options stays, the rest goes. */
export function revive(groups: readonly LensGroup[], source: string | null): LensState {
  let kept: unknown;
  try {
    kept = JSON.parse(source ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return START;
    throw error;
  }
  if (typeof kept !== 'object' || kept === null) return START;
  const given: Partial<Record<keyof Kept, unknown>> = kept;
  const choices = fittingChoices(groups, Object.fromEntries(entriesOf(given.choices)));
  const step = typeof given.step === 'string' && isReachable(groups, choices, given.step) ? given.step : null;
  const isNote = ([id]: [string, string]) =>
    groups.some((group) => group.id === id && group.papel === 'text');
  const fields = EYES.flatMap((eye) => MEASURES.map((measure) => `${eye}-${measure}`));
  const typed: TypedPrescription = Object.fromEntries(
    entriesOf(given.typed)
      .filter(([field]) => fields.includes(field))
      .map(([field, text]) => [field, text.slice(0, MAX_TYPED)]),
  );
  return { ...START, step, choices, notes: Object.fromEntries(entriesOf(given.notes).filter(isNote)), typed };
}

/** The state of an earlier visit of this tab, or the start. Storage may be forbidden: then nothing is kept. */
export function recallLens(idProduto: number, groups: readonly LensGroup[]): LensState {
  try {
    return revive(groups, window.sessionStorage.getItem(keyOf(idProduto)));
  } catch (error) {
    if (error instanceof DOMException) return START;
    throw error;
  }
}

export function keepLens(idProduto: number, { step, choices, notes, typed }: LensState): void {
  const kept: Kept = { step, choices, notes, typed };
  try {
    window.sessionStorage.setItem(keyOf(idProduto), JSON.stringify(kept));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    console.warn('Lens choices are not kept over a reload', error);
  }
}
