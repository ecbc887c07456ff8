import type { LensGroup } from './options';
import { fittingChoices, fittingValues, isReachable, type LensState, type Photo } from './state';
import { type Eye, MAX_TYPED, type Measure } from './typed-prescription';

/** Longest text of a text group, in characters. */
const MAX_NOTE = 500;

export type LensEvent =
  | { type: 'with-lenses' }
  | { type: 'choose'; group: string; value: string }
  | { type: 'leave-out'; group: string }
  | { type: 'go'; step: string }
  | { type: 'back' }
  | { type: 'next' }
  | { type: 'note'; group: string; text: string }
  | { type: 'type'; eye: Eye; measure: Measure; text: string }
  | { type: 'attach'; photo: Photo }
  | { type: 'remove-photo' }
  | { type: 'consent'; given: boolean }
  | { type: 'hand-over' };

function neighbour(groups: readonly LensGroup[], step: string, distance: 1 | -1): LensGroup | undefined {
  return groups[groups.findIndex(({ id }) => id === step) + distance];
}

/** The state in which one tab further is shown, when there is one and it may be opened (LENS-07). */
function onward(groups: readonly LensGroup[], state: LensState): LensState {
  const next = state.step === null ? groups[0] : neighbour(groups, state.step, 1);
  return next && isReachable(groups, state.choices, next.id) ? { ...state, step: next.id } : state;
}

function choose(groups: readonly LensGroup[], state: LensState, id: string, value: string): LensState {
  const group = groups.find((candidate) => candidate.id === id);
  if (!group || !isReachable(groups, state.choices, id)) return state;
  if (!fittingValues(groups, state.choices, group).some((candidate) => candidate.id === value)) return state;
  const choices = fittingChoices(groups, { ...state.choices, [id]: value });
  return onward(groups, { ...state, choices, step: id });
}

function leaveOut(groups: readonly LensGroup[], state: LensState, id: string): LensState {
  const group = groups.find((candidate) => candidate.id === id);
  if (!group || group.obrigatorio || !isReachable(groups, state.choices, id)) return state;
  const { [id]: _left, ...rest } = state.choices;
  return onward(groups, { ...state, choices: fittingChoices(groups, rest), step: id });
}

function back(groups: readonly LensGroup[], state: LensState): LensState {
  if (state.step === null) return state;
  return { ...state, step: neighbour(groups, state.step, -1)?.id ?? null };
}

/**
 * The lens dialog as a pure machine (LENS-05 to LENS-07): what a shopper does to what is chosen. An event
 * that is not possible in a state leaves it as it is, so no order of events reaches an impossible selection.
 */
export function lensReducer(groups: readonly LensGroup[], state: LensState, event: LensEvent): LensState {
  switch (event.type) {
    case 'with-lenses':
      return state.step === null ? onward(groups, state) : state;
    case 'choose':
      return choose(groups, state, event.group, event.value);
    case 'leave-out':
      return leaveOut(groups, state, event.group);
    case 'go':
      return isReachable(groups, state.choices, event.step) ? { ...state, step: event.step } : state;
    case 'back':
      return back(groups, state);
    case 'next':
      return onward(groups, state);
    case 'note':
      return groups.some(({ id, papel }) => id === event.group && papel === 'text')
        ? { ...state, notes: { ...state.notes, [event.group]: event.text.slice(0, MAX_NOTE) } }
        : state;
    case 'type':
      return {
        ...state,
        typed: { ...state.typed, [`${event.eye}-${event.measure}`]: event.text.slice(0, MAX_TYPED) },
      };
    case 'attach':
      // Turning a photo that was handed over changes nothing about the consent to it.
      return groups.some(({ papel }) => papel === 'upload')
        ? { ...state, photo: event.photo, handedOver: state.handedOver && state.consent }
        : state;
    case 'remove-photo':
      return { ...state, photo: null, handedOver: false };
    case 'consent':
      return { ...state, consent: event.given, handedOver: state.handedOver && event.given };
    case 'hand-over':
      return { ...state, handedOver: state.photo !== null && state.consent };
  }
}
