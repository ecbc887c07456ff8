import { WorkSlots } from './work-slots';

/** Work that ends when the test says so. */
function held() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

const LIMITS = { running: 2, waiting: 2, waitMs: 1_000 };

afterEach(() => jest.useRealTimers());

test('a limited number of tasks run at a time, and the others in order', async () => {
  const slots = new WorkSlots(LIMITS);
  const [first, second] = [held(), held()];
  const order: string[] = [];
  const running = [slots.run(first.work), slots.run(second.work)];
  const third = slots.run(async () => order.push('third'));
  const fourth = slots.run(async () => order.push('fourth'));
  expect([slots.queued, order]).toEqual([2, []]);
  first.end();
  await Promise.all([third, fourth]);
  second.end();
  await Promise.all(running);
  expect(order).toEqual(['third', 'fourth']);
});

test('work is rejected if the queue is full or the wait is too long', async () => {
  jest.useFakeTimers();
  const slots = new WorkSlots(LIMITS);
  const work = held();
  const running = [slots.run(work.work), slots.run(work.work)];
  const waiting = [slots.run(async () => 'ran'), slots.run(async () => 'ran')].map((one) =>
    one.catch(({ code }) => code),
  );
  await expect(slots.run(async () => 'ran')).rejects.toMatchObject({ code: 'busy', retryAfter: 2 });
  jest.advanceTimersByTime(1_001);
  expect(await Promise.all(waiting)).toEqual(['busy', 'busy']);
  work.end();
  await Promise.all(running);
  expect(await slots.run(async () => 'ran')).toBe('ran');
});

test('a failed task frees its slot', async () => {
  const slots = new WorkSlots({ ...LIMITS, running: 1 });
  await expect(slots.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await slots.run(async () => 'ran')).toBe('ran');
});
