/** @jest-environment node */
import { createProgress, sayWhileRunning } from './progress';

let write: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  write.mockRestore();
  jest.useRealTimers();
});

test('a long run says how far it is at most once in a while, and not on stdout', () => {
  const progress = createProgress(1_000);
  for (let done = 1; done <= 25; done += 1) {
    jest.advanceTimersByTime(100);
    progress(() => `${done} of 25`);
  }
  expect(write.mock.calls).toEqual([['1 s: 10 of 25\n'], ['2 s: 20 of 25\n']]);
});

test('work that cannot say how far it is is named until it ends', async () => {
  let end: (value: string) => void = () => undefined;
  const work = new Promise<string>((resolve) => {
    end = resolve;
  });
  const result = sayWhileRunning('building', work, 1_000);
  jest.advanceTimersByTime(2_500);
  end('built');
  expect(await result).toBe('built');
  jest.advanceTimersByTime(5_000);
  expect(write.mock.calls).toEqual([['1 s: building\n'], ['2 s: building\n']]);
});
