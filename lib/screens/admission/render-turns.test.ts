/** @jest-environment node */
import { RenderTurns, type Turn } from './render-turns';

const shopper = (index: number) => ({ key: `10.0.${index}.0/24`, shared: false });
const LOCAL = { key: '127.0.0.0/24', shared: true };

let isIdle = false;
let turns: RenderTurns;

beforeEach(() => {
  jest.useFakeTimers();
  isIdle = false;
  turns = new RenderTurns(() => isIdle);
});
afterEach(() => jest.useRealTimers());

/** Asks for the turns of pages `p0`, `p1` and so on; says what has become of each so far. */
function ask(count: number, clientOf = shopper) {
  const results: (Turn | null | 'waits')[] = Array(count).fill('waits');
  for (let index = 0; index < count; index += 1) {
    turns.take(`p${index}`, clientOf(index)).then((turn) => {
      results[index] = turn;
    });
  }
  return async (what: 'waits' | 'refused' | 'admitted') => {
    await jest.advanceTimersByTimeAsync(0);
    const kind = (result: (typeof results)[number]) =>
      result === null ? 'refused' : result === 'waits' ? 'waits' : 'admitted';
    return results.flatMap((result, index) => (kind(result) === what ? [`p${index}`] : []));
  };
}

test('R3: of many pages at once two are rendered, 32 wait, and the others are refused', async () => {
  const pages = ask(200);
  expect(await pages('admitted')).toEqual(['p0', 'p1']);
  expect(await pages('waits')).toHaveLength(32);
  expect(await pages('refused')).toHaveLength(166);
});

test('R3: pages are rendered in the order of their coming, one for each that is finished', async () => {
  const pages = ask(6);
  turns.finish('p1');
  expect(await pages('admitted')).toEqual(['p0', 'p1', 'p2']);
  turns.finish('p5');
  turns.finish('unknown');
  expect(await pages('admitted')).toEqual(['p0', 'p1', 'p2']);
});

test('R3: nobody waits for more than three seconds', async () => {
  const pages = ask(5);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(await pages('waits')).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(1);
  expect(await pages('refused')).toEqual(['p2', 'p3', 'p4']);
  turns.finish('p0');
  expect(await turns.take('later', shopper(9))).not.toBeNull();
});

test('R3: a page whose requests have all left makes room, one that others wait for does not', async () => {
  const [first, second] = await Promise.all([turns.take('page', shopper(1)), turns.take('page', shopper(2))]);
  await turns.take('other', shopper(3));
  const pages = ask(2);
  first?.leave();
  first?.leave();
  expect(await pages('admitted')).toEqual([]);
  second?.leave();
  expect(await pages('admitted')).toEqual(['p0']);
});

test('R3: who leaves late does not end a turn that the page has had since', async () => {
  const old = await turns.take('page', shopper(1));
  turns.finish('page');
  await Promise.all([turns.take('page', shopper(2)), turns.take('other', shopper(3))]);
  const pages = ask(1);
  old?.leave();
  expect(await pages('admitted')).toEqual([]);
});

test('R3: while the thread is idle more pages are rendered, though not without end', async () => {
  const pages = ask(30);
  await jest.advanceTimersByTimeAsync(500);
  expect(await pages('admitted')).toHaveLength(2);
  isIdle = true;
  await jest.advanceTimersByTimeAsync(50);
  expect(await pages('admitted')).toHaveLength(16);
});

test('C10: one network has a share of the line, a machine that stands for many has all of it', async () => {
  const oneClient = ask(20, () => shopper(1));
  expect(await oneClient('refused')).toHaveLength(12);
  expect(await turns.take('p1', shopper(2))).not.toBeNull();
  const local = new RenderTurns(() => false);
  turns = local;
  expect(await ask(34, () => LOCAL)('refused')).toEqual([]);
});

describe('takeRefresh', () => {
  test('R3: one stored page at a time is rendered again, beside those that visitors wait for', async () => {
    ask(10);
    expect(turns.takeRefresh('a')).toBe(true);
    expect(turns.takeRefresh('b')).toBe(false);
    turns.finish('a');
    expect(turns.takeRefresh('b')).toBe(true);
  });

  test('R3: the same page is not rendered twice at a time, and one that never ends is given up', async () => {
    isIdle = true;
    expect(turns.takeRefresh('a')).toBe(true);
    expect(turns.takeRefresh('a')).toBe(false);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(turns.takeRefresh('a')).toBe(true);
  });
});

test('R3: nothing is left running when nobody waits', async () => {
  const pages = ask(3);
  for (const page of ['p0', 'p1', 'p2']) turns.finish(page);
  turns.finish('p2');
  expect(await pages('admitted')).toEqual(['p0', 'p1', 'p2']);
  turns.finish('p2');
  await jest.advanceTimersByTimeAsync(100);
  expect(jest.getTimerCount()).toBe(0);
});
