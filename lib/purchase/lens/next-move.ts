import type { LensGroup } from './options';
import { isReachable, type LensState } from './state';
import { isFilled } from './summary';
import { firstProblem } from './validation';

/** Action of a tab's one button: 'send' the prescription, 'continue', 'finish', or show what is 'missing'. */
export type Move = { kind: 'send' | 'continue' | 'finish' | 'missing'; isPossible: boolean };

/** Whether a tab has something of the prescription that the shopper has not sent yet. */
function isUnsent(groups: readonly LensGroup[], state: LensState, group: LensGroup): boolean {
  if (group.role === 'upload') return state.photo !== null && !state.photoSubmitted;
  return group.role === 'text' && isFilled(groups, state, group) && !state.consent;
}

/** The next move in the open tab; null before the first one. 'Finalizar' is a move once it can succeed. */
export function nextMove(groups: readonly LensGroup[], state: LensState): Move | null {
  const index = groups.findIndex(({ id }) => id === state.step);
  const group = groups[index];
  if (group === undefined) return null;
  if (isUnsent(groups, state, group)) return { kind: 'send', isPossible: true };
  const next = groups[index + 1];
  if (next) return { kind: 'continue', isPossible: isReachable(groups, state.choices, next.id) };
  return { kind: firstProblem(groups, state) === null ? 'finish' : 'missing', isPossible: true };
}
