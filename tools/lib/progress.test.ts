/** @jest-environment node */
import { createProgress } from './progress';

test('a long run says how far it is at most once in a while, and not on stdout', () => {
  jest.useFakeTimers();
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const progress = createProgress(1_000);
  for (let done = 1; done <= 25; done += 1) {
    jest.advanceTimersByTime(100);
    progress(() => `${done} of 25`);
  }
  expect(write.mock.calls).toEqual([['1 s: 10 of 25\n'], ['2 s: 20 of 25\n']]);
  write.mockRestore();
  jest.useRealTimers();
});
