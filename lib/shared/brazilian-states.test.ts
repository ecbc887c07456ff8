import { parseState, STATES } from './brazilian-states';

test('PDP-31: there are 27 distinct states', () => {
  expect(new Set(STATES.map(([code]) => code)).size).toBe(27);
});

test('PDP-31, A-27: a state is known by its code in upper or lower case', () => {
  expect(parseState('SP')).toBe('SP');
  expect(parseState('mg')).toBe('MG');
  expect(parseState('"><script>')).toBeUndefined();
  expect(parseState(undefined)).toBeUndefined();
});
