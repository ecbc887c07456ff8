/** @jest-environment node */
import { flushTraces, setTracing } from './spans';

test('a collector that does not respond delays the end of the process by two seconds at most', async () => {
  jest.useFakeTimers();
  setTracing({
    inSpan: (_name, _attributes, work) => work(),
    currentIds: () => undefined,
    flush: () => new Promise(() => undefined),
  });
  const ended = jest.fn();
  void flushTraces().then(ended);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(ended).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
