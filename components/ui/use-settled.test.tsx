import { act, renderHook } from '@testing-library/react';
import { useSettled } from './use-settled';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('D5: what nobody waits for comes four seconds after the load', () => {
  const { result } = renderHook(() => useSettled());
  act(() => jest.advanceTimersByTime(3_999));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'D5: a %s brings it soon, after what it asks for itself',
  (sign) => {
    const { result } = renderHook(() => useSettled());
    act(() => window.dispatchEvent(new Event(sign)));
    act(() => jest.advanceTimersByTime(299));
    expect(result.current).toBe(false);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe(true);
  },
);

test('TRACK-02: who allowed to be measured is measured right after the load', () => {
  const { result, rerender } = renderHook(({ hurry }) => useSettled(hurry), {
    initialProps: { hurry: false },
  });
  expect(result.current).toBe(false);
  rerender({ hurry: true });
  expect(result.current).toBe(true);
});
