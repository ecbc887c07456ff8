import { parseState, STATES } from './brazilian-states';

test('PDP-31: there are 27 distinct states', () => {
  expect(new Set(STATES.map(([code]) => code)).size).toBe(27);
});

test('PDP-32, A-27: the state is São Paulo unless a known one is saved, in upper or lower case', () => {
  expect(parseState(undefined)).toBe('SP');
  expect(parseState('"><script>')).toBe('SP');
  expect(parseState('mg')).toBe('MG');
});
