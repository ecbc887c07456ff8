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
function takeTurns(count: number, clientOf = shopper) {
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

/** The moment that passes between two renders. */
const pause = () => jest.advanceTimersByTimeAsync(25);

test('R3: of many pages at once one is rendered, 32 wait, and the others are refused', async () => {
  const pages = takeTurns(200);
  expect(await pages('admitted')).toEqual(['p0']);
  expect(await pages('waits')).toHaveLength(32);
  expect(await pages('refused')).toHaveLength(167);
});

test('R3: pages are rendered in the order of their coming, one for each that is finished, after a pause', async () => {
  const pages = takeTurns(6);
  turns.finish('p0');
  expect(await pages('admitted')).toEqual(['p0']);
  await pause();
  expect(await pages('admitted')).toEqual(['p0', 'p1']);
  turns.finish('p5');
  turns.finish('unknown');
  await pause();
  expect(await pages('admitted')).toEqual(['p0', 'p1']);
});

test('R3: a page that came to nothing makes room at once', async () => {
  const turn = await turns.take('gone', shopper(9));
  const pages = takeTurns(1);
  turn?.leave();
  expect(await pages('admitted')).toEqual(['p0']);
});

test('R3: renders that end one after the other do not make a pause longer', async () => {
  isIdle = true;
  await Promise.all(['a', 'b'].map((key) => turns.take(key, shopper(9))));
  const pages = takeTurns(20);
  turns.finish('a');
  await jest.advanceTimersByTimeAsync(20);
  turns.finish('b');
  await jest.advanceTimersByTimeAsync(5);
  expect(await pages('admitted')).toHaveLength(16);
});

test('R3: nobody waits for more than eight seconds, and behind sixteen others not for more than three', async () => {
  const pages = takeTurns(20);
  await jest.advanceTimersByTimeAsync(2_999);
  expect(await pages('waits')).toHaveLength(19);
  await jest.advanceTimersByTimeAsync(1);
  expect(await pages('refused')).toEqual(['p17', 'p18', 'p19']);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(await pages('waits')).toHaveLength(16);
  await jest.advanceTimersByTimeAsync(1);
  expect(await pages('refused')).toHaveLength(19);
  turns.finish('p0');
  await pause();
  expect(await turns.take('later', shopper(9))).not.toBeNull();
});

test('R3: a page whose requests have all left makes room, one that others wait for does not', async () => {
  const [first, second] = await Promise.all([turns.take('page', shopper(1)), turns.take('page', shopper(2))]);
  const pages = takeTurns(2);
  first?.leave();
  first?.leave();
  await pause();
  expect(await pages('admitted')).toEqual([]);
  second?.leave();
  await pause();
  expect(await pages('admitted')).toEqual(['p0']);
});

test('R3: who leaves late does not end a turn that the page has had since', async () => {
  const old = await turns.take('page', shopper(1));
  turns.finish('page');
  await pause();
  await turns.take('page', shopper(2));
  const pages = takeTurns(1);
  old?.leave();
  await pause();
  expect(await pages('admitted')).toEqual([]);
});

test('R3: while the thread is idle more pages are rendered, though not without end', async () => {
  const pages = takeTurns(30);
  await jest.advanceTimersByTimeAsync(500);
  expect(await pages('admitted')).toHaveLength(1);
  isIdle = true;
  await jest.advanceTimersByTimeAsync(50);
  expect(await pages('admitted')).toHaveLength(16);
});

test('C10: one network has a share of the line, a machine that stands for many has all of it', async () => {
  const oneClient = takeTurns(20, () => shopper(1));
  expect(await oneClient('refused')).toHaveLength(12);
  turns = new RenderTurns(() => false);
  expect(await takeTurns(33, () => LOCAL)('refused')).toEqual([]);
});

describe('takeRefresh', () => {
  test('R3: one stored page at a time is rendered again, beside those that visitors wait for', async () => {
    takeTurns(10);
    expect(turns.takeRefresh('a')).toBe(true);
    expect(turns.takeRefresh('b')).toBe(false);
    turns.finish('a');
    expect(turns.takeRefresh('b')).toBe(false);
    await pause();
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
  const pages = takeTurns(3);
  for (const page of ['p0', 'p1', 'p2']) {
    turns.finish(page);
    await pause();
  }
  expect(await pages('admitted')).toEqual(['p0', 'p1', 'p2']);
  await jest.advanceTimersByTimeAsync(100);
  expect(jest.getTimerCount()).toBe(0);
});
