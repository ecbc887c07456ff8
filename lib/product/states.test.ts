import { STATES, stateOf } from './states';

test('PDP-31: 27 different states', () => {
  expect(new Set(STATES.map(([code]) => code)).size).toBe(27);
});

test('PDP-32, A-27: SP unless a known state is remembered, in either case', () => {
  expect(stateOf(undefined)).toBe('SP');
  expect(stateOf('"><script>')).toBe('SP');
  expect(stateOf('mg')).toBe('MG');
});
