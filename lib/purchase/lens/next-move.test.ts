import { nextMove } from './next-move';
import { INITIAL_LENS_STATE } from './state';
import { choicesBeforePrescription, choose, groups, photo, runActions, unusualGroups } from './testing';

const kindAfter = (...actions: Parameters<typeof runActions>[0]) =>
  nextMove(groups, runActions(actions))?.kind;

test('LENS-13: there is no move before the first tab, and the next tab needs a choice', () => {
  expect(nextMove(groups, INITIAL_LENS_STATE)).toBeNull();
  expect(nextMove(groups, runActions([{ type: 'with-lenses' }]))).toEqual({
    kind: 'continue',
    isPossible: false,
  });
  const chosen = runActions([{ type: 'with-lenses' }, choose('11', '1101'), { type: 'back' }]);
  expect(nextMove(groups, chosen)).toEqual({ kind: 'continue', isPossible: true });
});

test('LENS-13, LENS-15: a chosen photo is sent first, with or without consent; then the order can be finished', () => {
  const all = choicesBeforePrescription;
  expect(kindAfter({ type: 'with-lenses' }, ...all)).toBe('finish');
  expect(kindAfter({ type: 'with-lenses' }, ...all, { type: 'attach', photo })).toBe('send');
  const consent = { type: 'consent', given: true } as const;
  expect(kindAfter({ type: 'with-lenses' }, ...all, { type: 'attach', photo }, consent)).toBe('send');
  const sent = [{ type: 'attach', photo }, consent, { type: 'submit-photo' }] as const;
  expect(kindAfter({ type: 'with-lenses' }, ...all, ...sent)).toBe('finish');
});

test('LENS-13: while something is missing or wrong, the order cannot be finished', () => {
  const wrong = { type: 'type', eye: 'od', measure: 'esferico', text: '-99' } as const;
  expect(kindAfter({ type: 'with-lenses' }, ...choicesBeforePrescription, wrong)).toBe('missing');
});

test('LENS-13: what is typed into a text tab is sent with consent only', () => {
  const text = unusualGroups.find(({ role }) => role === 'text');
  const typed = {
    ...INITIAL_LENS_STATE,
    step: text?.id ?? null,
    typed: { 'od-esferico': '-1,25' },
  };
  expect(nextMove(unusualGroups, typed)?.kind).toBe('send');
  expect(nextMove(unusualGroups, { ...typed, consent: true })?.kind).toBe('continue');
});
