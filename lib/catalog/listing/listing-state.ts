import { addChoice, type Choice, combineChoices } from './choices';
import type { ListingPage } from './links';

/** Choices made on a list, the latest last, and the resulting address: see combineChoices. */
type Pending = { choices: readonly Choice[]; href: string; waiting: readonly Choice[] };

/**
 * States of a list.
 * - idle: shows the list of its address
 * - navigating: the shopper made choices, and the router loads the resulting list
 * - paused: the filter sheet was opened meanwhile and took over the choices; the request is cancelled
 */
export type ListingState =
  | { status: 'idle'; choices: readonly [] }
  | ({ status: 'navigating' } & Pending)
  | ({ status: 'paused' } & Pending);

export type ListingEvent =
  /** The shopper uses a link or a selector. */
  | { type: 'choose'; choice: Choice }
  /** This list is shown, and choices made on the previous list have waited for its links. */
  | { type: 'continue'; choices: readonly Choice[] }
  /** The filter sheet opens. */
  | { type: 'pause' }
  /** The filter sheet closes. */
  | { type: 'resume' }
  /**
   * The navigation ended but this list is still shown: the target was its own address, or the shopper went
   * back to it.
   */
  | { type: 'end' };

export const IDLE: ListingState = { status: 'idle', choices: [] };

const navigating = (from: ListingPage, choices: readonly Choice[]): ListingState => ({
  status: 'navigating',
  choices,
  ...combineChoices({ from, choices }),
});

/**
 * The state of the list `from` after an event; unchanged if the event does not apply to the state. The caller
 * navigates to `href`, or cancels the navigation.
 */
export function nextListingState(from: ListingPage, state: ListingState, event: ListingEvent): ListingState {
  switch (event.type) {
    case 'choose':
      return navigating(from, addChoice(state.choices, event.choice, from));
    case 'continue':
      return navigating(from, [...event.choices, ...state.choices]);
    case 'pause':
      return state.status === 'navigating' && state.choices.length > 0
        ? { ...state, status: 'paused' }
        : state;
    case 'resume':
      return state.status === 'paused' ? { ...state, status: 'navigating' } : state;
    case 'end':
      return state.status === 'navigating' ? IDLE : state;
  }
}
