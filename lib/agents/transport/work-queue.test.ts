/** @jest-environment node */
import { runInQueue } from './work-queue';

test('R3: calls of agents beyond the queue are rejected as busy, and failures are passed on', async () => {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const accepted = Array.from({ length: 72 }, () => runInQueue(() => ended));
  await expect(runInQueue(async () => 'ran')).rejects.toMatchObject({ code: 'busy', retryAfter: 2 });
  end();
  await Promise.all(accepted);
  expect(await runInQueue(async () => 'ran')).toBe('ran');
  await expect(runInQueue(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});
