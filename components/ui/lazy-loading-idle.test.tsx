import { act, renderHook } from '@testing-library/react';
import { useWhenIdle } from './lazy-loading';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('D5: becomes idle 1.5 s after the load', () => {
  const { result } = renderHook(() => useWhenIdle());
  act(() => jest.advanceTimersByTime(1_499));
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'D5: a %s event ends the wait after a short delay',
  (type) => {
    const { result } = renderHook(() => useWhenIdle());
    act(() => window.dispatchEvent(new Event(type)));
    act(() => jest.advanceTimersByTime(299));
    expect(result.current).toBe(false);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe(true);
  },
);

test('TRACK-02: with skipWait it becomes idle right after the load', () => {
  const { result, rerender } = renderHook(({ skipWait }) => useWhenIdle(skipWait), {
    initialProps: { skipWait: false },
  });
  expect(result.current).toBe(false);
  rerender({ skipWait: true });
  expect(result.current).toBe(true);
});
