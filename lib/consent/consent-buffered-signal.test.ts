/** @jest-environment jsdom */
import { ACCEPTED, applyConsent, createBufferedSignal, REFUSED } from './consent';

afterEach(() => applyConsent(null));

test('TRACK-11: events from before the analytics code loads are delivered once and in order', () => {
  applyConsent(ACCEPTED);
  const { subscribe, emit } = createBufferedSignal<string>();
  emit('first');
  emit('second');
  const [early, late] = [jest.fn(), jest.fn()];
  subscribe(early);
  emit('third');
  subscribe(late);
  expect(early.mock.calls).toEqual([['first'], ['second'], ['third']]);
  expect(late).not.toHaveBeenCalled();
});

test('TRACK-11, L10: events before consent or after declining are dropped', () => {
  const { subscribe, emit } = createBufferedSignal<string>();
  emit('unasked');
  applyConsent(REFUSED);
  emit('refused');
  applyConsent({ ...REFUSED, marketing: true });
  emit('marketing alone');
  applyConsent(ACCEPTED);
  const listener = jest.fn();
  subscribe(listener);
  expect(listener).not.toHaveBeenCalled();
});

test('TRACK-11: a listener that has unsubscribed receives nothing, and the buffer is limited', () => {
  applyConsent(ACCEPTED);
  const { subscribe, emit } = createBufferedSignal<number>();
  const gone = jest.fn();
  subscribe(gone)();
  for (let press = 0; press < 100; press += 1) emit(press);
  const listener = jest.fn();
  subscribe(listener);
  expect(gone).not.toHaveBeenCalled();
  expect(listener).toHaveBeenCalledTimes(20);
});
