import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { onPageRestored } from '@/lib/browser/page-lifecycle';
import type { LensGroup } from './options';
import {
  compatibleChoices,
  INITIAL_LENS_STATE,
  initialLensState,
  isReachable,
  type LensAction,
  type LensState,
  lensReducer,
  startStep,
} from './state';
import { parseTyped } from './typed-prescription';

/**
 * The state that survives a reload, in this tab only: the choices and, with the shopper's consent, the typed
 * prescription, which is health data (LGPD, art. 11). The photo is not saved, because it is too large and too
 * private. Neither is the consent, because it applies to one submission.
 */
type SavedLensState = Pick<LensState, 'step' | 'choices' | 'notes' | 'typed'>;

const KEY_PREFIX = 'lens:';

const storageKey = (idProduto: number) => `${KEY_PREFIX}${idProduto}`;

function stringEntries(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** Parses untrusted saved state: keeps what matches the current options and drops the rest. */
export function parseSavedState(groups: readonly LensGroup[], source: string | null): LensState {
  let saved: unknown;
  try {
    saved = JSON.parse(source ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return initialLensState(groups);
    throw error;
  }
  if (typeof saved !== 'object' || saved === null) return initialLensState(groups);
  const given: Partial<Record<keyof SavedLensState, unknown>> = saved;
  const choices = compatibleChoices(groups, Object.fromEntries(stringEntries(given.choices)));
  const step =
    typeof given.step === 'string' && isReachable(groups, choices, given.step)
      ? given.step
      : startStep(groups);
  const isNote = ([id]: [string, string]) => groups.some((group) => group.id === id && group.role === 'text');
  return {
    ...INITIAL_LENS_STATE,
    step,
    choices,
    notes: Object.fromEntries(stringEntries(given.notes).filter(isNote)),
    typed: parseTyped(given.typed),
  };
}

/** The saved state of this tab, or the initial state; storage may be blocked. */
function loadLensState(idProduto: number, groups: readonly LensGroup[]): LensState {
  try {
    return parseSavedState(groups, window.sessionStorage.getItem(storageKey(idProduto)));
  } catch (error) {
    if (error instanceof DOMException) return initialLensState(groups);
    throw error;
  }
}

/** The part of a state that is saved. Without consent it contains no eye data. */
export function savedLensState({ step, choices, notes, typed, consent }: LensState): SavedLensState {
  return consent ? { step, choices, notes, typed } : { step, choices, notes: {}, typed: {} };
}

function saveLensState(idProduto: number, state: LensState): void {
  try {
    window.sessionStorage.setItem(storageKey(idProduto), JSON.stringify(savedLensState(state)));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    console.warn('Lens choices could not be stored, so a reload will lose them', error);
  }
}

/** Deletes the saved states of all products in this tab; storage may be blocked. */
export function forgetLensStates(): void {
  try {
    for (const name of Object.keys(window.sessionStorage))
      if (name.startsWith(KEY_PREFIX)) window.sessionStorage.removeItem(name);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export type Lens = { groups: readonly LensGroup[]; state: LensState; dispatch: (action: LensAction) => void };

/**
 * State of a product's lens dialog. Choices survive closing the dialog, a failed call and a reload. After an order only
 * the typed prescription remains, for another pair: `leaveWithOrder` is called before the page is left, and `onReturn`
 * if the browser restores the page afterwards.
 */
export function useLens(
  idProduto: number,
  groups: readonly LensGroup[],
  onReturn: () => void,
): Lens & { leaveWithOrder: () => void } {
  const [state, dispatch] = useReducer(
    (current: LensState, action: LensAction) => lensReducer(groups, current, action),
    null,
    () => loadLensState(idProduto, groups),
  );
  useEffect(() => saveLensState(idProduto, state), [idProduto, state]);
  const isOrdered = useRef(false);
  const restart = useEffectEvent(() => {
    if (!isOrdered.current) return;
    isOrdered.current = false;
    dispatch({ type: 'restart' });
    onReturn();
  });
  useEffect(() => onPageRestored(restart), []);

  function leaveWithOrder() {
    isOrdered.current = true;
    saveLensState(idProduto, {
      ...lensReducer(groups, state, { type: 'restart' }),
      consent: state.consent,
    });
  }

  return { groups, state, dispatch, leaveWithOrder };
}
