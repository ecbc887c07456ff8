import { addChoice, type Choice, combineChoices } from './choices';
import type { ListingPage } from './links';

/** Choices made on a list, the latest last, and where they lead: see combineChoices. */
type Pending = { choices: readonly Choice[]; href: string; waiting: readonly Choice[] };

/**
 * Events of a list.
 * - idle: it shows what its address says
 * - navigating: choices were made, and the router was asked for the list they lead to
 * - paused: the filter sheet was opened meanwhile and has taken the choices over; the request is cancelled
 */
export type ListingState =
  | { status: 'idle'; choices: readonly [] }
  | ({ status: 'navigating' } & Pending)
  | ({ status: 'paused' } & Pending);

export type ListingEvent =
  /** The shopper uses a link or a selector. */
  | { type: 'choose'; choice: Choice }
  /** Choices made on the list before were waiting for this one's links. */
  | { type: 'continue'; choices: readonly Choice[] }
  /** The filter sheet opens. */
  | { type: 'pause' }
  /** The filter sheet closes. */
  | { type: 'resume' }
  /** The navigation is over and the list still there: the address was its own, or the shopper went back to it. */
  | { type: 'end' };

export const IDLE: ListingState = { status: 'idle', choices: [] };

const navigating = (from: ListingPage, choices: readonly Choice[]): ListingState => ({
  status: 'navigating',
  choices,
  ...combineChoices({ from, choices }),
});

/**
 * The state of the list `from` after an event. The same state where an event means nothing; sending the router to
 * `href`, or cancelling its request, is left to the caller.
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
