import { settingChoice } from './choices';
import type { ListingPage } from './links';
import { IDLE, type ListingEvent, type ListingState, nextListingState } from './listing-state';

const FROM: ListingPage = { path: '/solar', query: {} };
const ORDER = settingChoice('order', '/solar?order=Favoritos');
const SIZE = settingChoice('ipp', '/solar?ipp=24');
const VALUE = {
  id: 'filtro Metal',
  to: { path: '/solar', query: { filtro: 'metal' } },
  pick: { group: 'filtro', label: 'Metal', on: true },
};

const stateAfter = (...events: ListingEvent[]): ListingState =>
  events.reduce((state, event) => nextListingState(FROM, state, event), IDLE);

const CHOOSE: ListingEvent = { type: 'choose', choice: ORDER };

describe('the state of a listing', () => {
  test('LIST-24, LIST-39: a choice navigates, and the next choice is combined with it', () => {
    expect(stateAfter(CHOOSE)).toMatchObject({ status: 'navigating', href: '/solar?order=Favoritos' });
    expect(stateAfter(CHOOSE, { type: 'choose', choice: SIZE })).toMatchObject({
      status: 'navigating',
      choices: [ORDER, SIZE],
      href: '/solar?order=Favoritos&ipp=24',
    });
  });

  test('LIST-21: choices that were waiting for this listing are applied to it', () => {
    expect(stateAfter({ type: 'continue', choices: [VALUE] })).toMatchObject({
      status: 'navigating',
      href: '/solar?filtro=metal',
      waiting: [],
    });
  });

  test('LIST-18: an open sheet pauses navigation until it is closed or adds a choice', () => {
    const paused = stateAfter(CHOOSE, { type: 'pause' });
    expect(paused).toMatchObject({ status: 'paused', choices: [ORDER] });
    expect(nextListingState(FROM, paused, { type: 'resume' })).toEqual(stateAfter(CHOOSE));
    expect(nextListingState(FROM, paused, { type: 'choose', choice: SIZE })).toMatchObject({
      status: 'navigating',
      href: '/solar?order=Favoritos&ipp=24',
    });
  });

  test('LIST-18: closing the sheet without pending choices changes nothing', () => {
    const navigating = stateAfter(CHOOSE);
    expect(nextListingState(FROM, navigating, { type: 'resume' })).toBe(navigating);
    expect(stateAfter({ type: 'pause' }, { type: 'resume' })).toBe(IDLE);
  });

  test('LIST-21: if every choice is deselected, opening the sheet changes nothing', () => {
    const choose: ListingEvent = { type: 'choose', choice: VALUE };
    const taken = stateAfter(choose, choose);
    expect(taken).toMatchObject({ status: 'navigating', choices: [], href: '/solar' });
    expect(nextListingState(FROM, taken, { type: 'pause' })).toBe(taken);
  });

  test('A9: after a completed navigation nothing is pending, except in an open sheet', () => {
    expect(stateAfter(CHOOSE, { type: 'end' })).toBe(IDLE);
    expect(stateAfter(CHOOSE, { type: 'pause' }, { type: 'end' })).toMatchObject({ status: 'paused' });
  });
});
