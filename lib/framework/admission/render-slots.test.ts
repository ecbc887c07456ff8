/** @jest-environment node */
import { RenderSlots, type Slot } from './render-slots';

const shopper = (index: number) => ({ key: `10.0.${index}.0/24`, shared: false });
const LOCAL = { key: '127.0.0.0/24', shared: true };

let isIdle = false;
let slots: RenderSlots;

beforeEach(() => {
  jest.useFakeTimers();
  isIdle = false;
  slots = new RenderSlots(() => isIdle);
});
afterEach(() => jest.useRealTimers());

/** Acquires slots for pages `p0`, `p1` and so on; returns a function that reads the results so far. */
function acquireSlots(count: number, clientOf = shopper) {
  const results: (Slot | null | 'waits')[] = Array(count).fill('waits');
  for (let index = 0; index < count; index += 1) {
    slots.acquire(`p${index}`, clientOf(index)).then((slot) => {
      results[index] = slot;
    });
  }
  return async (what: 'waits' | 'refused' | 'admitted') => {
    await jest.advanceTimersByTimeAsync(0);
    const kind = (result: (typeof results)[number]) =>
      result === null ? 'refused' : result === 'waits' ? 'waits' : 'admitted';
    return results.flatMap((result, index) => (kind(result) === what ? [`p${index}`] : []));
  };
}

/** The pause between two renders. */
const pause = () => jest.advanceTimersByTimeAsync(25);

test('R3: of many pages one is rendered, 32 wait, and the others are rejected', async () => {
  const pages = acquireSlots(200);
  expect(await pages('admitted')).toEqual(['p0']);
  expect(await pages('waits')).toHaveLength(32);
  expect(await pages('refused')).toHaveLength(167);
});

test('R3: pages are rendered in order, each after the previous one and a pause', async () => {
  const pages = acquireSlots(6);
  slots.finish('p0');
  expect(await pages('admitted')).toEqual(['p0']);
  await pause();
  expect(await pages('admitted')).toEqual(['p0', 'p1']);
  slots.finish('p5');
  slots.finish('unknown');
  await pause();
  expect(await pages('admitted')).toEqual(['p0', 'p1']);
});

test('R3: a released slot is free at once', async () => {
  const slot = await slots.acquire('gone', shopper(9));
  const pages = acquireSlots(1);
  slot?.release();
  expect(await pages('admitted')).toEqual(['p0']);
});

test('R3: renders that end one after another do not lengthen the pause', async () => {
  isIdle = true;
  await Promise.all(['a', 'b'].map((key) => slots.acquire(key, shopper(9))));
  const pages = acquireSlots(20);
  slots.finish('a');
  await jest.advanceTimersByTimeAsync(20);
  slots.finish('b');
  await jest.advanceTimersByTimeAsync(5);
  expect(await pages('admitted')).toHaveLength(16);
});

test('R3: a request waits at most eight seconds, or three if sixteen others are waiting', async () => {
  const pages = acquireSlots(20);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(await pages('waits')).toHaveLength(19);
  await jest.advanceTimersByTimeAsync(1);
  expect(await pages('refused')).toEqual(['p17', 'p18', 'p19']);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(await pages('waits')).toHaveLength(16);
  await jest.advanceTimersByTimeAsync(1);
  expect(await pages('refused')).toHaveLength(19);
  slots.finish('p0');
  await pause();
  expect(await slots.acquire('later', shopper(9))).not.toBeNull();
});

test('R3: a page frees its slot once all its requests have ended', async () => {
  const [first, second] = await Promise.all([
    slots.acquire('page', shopper(1)),
    slots.acquire('page', shopper(2)),
  ]);
  const pages = acquireSlots(2);
  first?.release();
  first?.release();
  await pause();
  expect(await pages('admitted')).toEqual([]);
  second?.release();
  await pause();
  expect(await pages('admitted')).toEqual(['p0']);
});

test('R3: a late release does not free a slot that the page has acquired since then', async () => {
  const old = await slots.acquire('page', shopper(1));
  slots.finish('page');
  await pause();
  await slots.acquire('page', shopper(2));
  const pages = acquireSlots(1);
  old?.release();
  await pause();
  expect(await pages('admitted')).toEqual([]);
});

test('R3: while the thread is idle more pages are rendered at a time, up to a limit', async () => {
  const pages = acquireSlots(30);
  await jest.advanceTimersByTimeAsync(500);
  expect(await pages('admitted')).toHaveLength(1);
  isIdle = true;
  await jest.advanceTimersByTimeAsync(50);
  expect(await pages('admitted')).toHaveLength(16);
});

test('C10: one client can use only part of the queue, and a shared network address all of it', async () => {
  const oneClient = acquireSlots(20, () => shopper(1));
  expect(await oneClient('refused')).toHaveLength(12);
  slots = new RenderSlots(() => false);
  expect(await acquireSlots(33, () => LOCAL)('refused')).toEqual([]);
});

describe('acquireRefresh', () => {
  test('R3: one cached page at a time is revalidated, in addition to visitors’ pages', async () => {
    acquireSlots(10);
    expect(slots.acquireRefresh('a')).toBe(true);
    expect(slots.acquireRefresh('b')).toBe(false);
    slots.finish('a');
    expect(slots.acquireRefresh('b')).toBe(false);
    await pause();
    expect(slots.acquireRefresh('b')).toBe(true);
  });

  test('R3: a page is not rendered twice at the same time, and a hanging render is abandoned', async () => {
    isIdle = true;
    expect(slots.acquireRefresh('a')).toBe(true);
    expect(slots.acquireRefresh('a')).toBe(false);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(slots.acquireRefresh('a')).toBe(true);
  });
});

test('R3: no timer is left if nothing is waiting', async () => {
  const pages = acquireSlots(3);
  for (const page of ['p0', 'p1', 'p2']) {
    slots.finish(page);
    await pause();
  }
  expect(await pages('admitted')).toEqual(['p0', 'p1', 'p2']);
  await jest.advanceTimersByTimeAsync(100);
  expect(jest.getTimerCount()).toBe(0);
});
