import { act, renderHook } from '@testing-library/react';
import { useWhenIdle } from './lazy-loading';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('D5: the page counts as idle 1.5 s after the load event', () => {
  const { result } = renderHook(() => useWhenIdle());
  act(() => jest.advanceTimersByTime(1_499));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])('D5: a %s event shortens the wait', (type) => {
  const { result } = renderHook(() => useWhenIdle());
  act(() => window.dispatchEvent(new Event(type)));
  act(() => jest.advanceTimersByTime(299));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

test('TRACK-02: with skipWait the page counts as idle right after the load event', () => {
  const { result, rerender } = renderHook(({ skipWait }) => useWhenIdle(skipWait), {
    initialProps: { skipWait: false },
  });
  expect(result.current).toBe(false);
  rerender({ skipWait: true });
  expect(result.current).toBe(true);
});
