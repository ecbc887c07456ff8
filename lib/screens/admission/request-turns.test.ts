/** @jest-environment node */
import { type AnsweredRequest, runInRequest } from '@/lib/platform/deadline';
import { currentResponse } from '@/lib/screens/framework/node-request';
import { createResponse } from '@/lib/screens/framework/testing';
import { renderTurns } from './process-turns';
import { RenderTurns } from './render-turns';
import { turnsOfRequest } from './request-turns';

jest.mock('@/lib/screens/framework/node-request');
jest.mock('./process-turns');

const CLIENT = { key: '10.0.0.0/24', shared: false };

/** A request that is being answered; `end()` is its answer's end. */
function request() {
  const { response, close } = createResponse();
  jest.mocked(currentResponse).mockReturnValue(response);
  return { waitForTurn: turnsOfRequest(CLIENT), end: close };
}

beforeEach(() => {
  jest.useFakeTimers();
  const turns = new RenderTurns(() => false);
  jest.mocked(renderTurns).mockReturnValue(turns);
});
afterEach(() => jest.useRealTimers());

/** The moment that passes between two renders. */
const pause = () => jest.advanceTimersByTimeAsync(25);

test('R3: a request holds the turn of its page until it is answered', async () => {
  const [first, second] = [request(), request()];
  expect(await first.waitForTurn('/a')).toBe(true);
  const waiting = second.waitForTurn('/b');
  first.end();
  await pause();
  expect(await waiting).toBe(true);
});

test('R3: it holds one turn: the same for the same page, and that of another page instead', async () => {
  const [first, second] = [request(), request()];
  expect([await first.waitForTurn('/a'), await first.waitForTurn('/a')]).toEqual([true, true]);
  const error = first.waitForTurn('/error');
  await pause();
  expect(await error).toBe(true);
  const waiting = second.waitForTurn('/b');
  first.end();
  await pause();
  expect(await waiting).toBe(true);
});

test('R3: who left while waiting gets no turn and blocks nobody', async () => {
  const [first, second, third] = [request(), request(), request()];
  await first.waitForTurn('/a');
  const left = second.waitForTurn('/b');
  const next = third.waitForTurn('/c');
  second.end();
  first.end();
  await pause();
  expect(await left).toBe(false);
  await pause();
  expect(await next).toBe(true);
});

test('R3: who waits too long is refused', async () => {
  const waits = [request(), request()].map(({ waitForTurn }, index) => waitForTurn(`/${index}`));
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await Promise.all(waits)).toEqual([true, false]);
});

test('R1: the time until its turn does not count for its deadline', async () => {
  const answered: AnsweredRequest = { startedAt: performance.now(), isAnswered: () => false };
  const startedAt = answered.startedAt;
  const [first, second] = [request(), request()];
  await first.waitForTurn('/a');
  const waiting = runInRequest(answered, () => second.waitForTurn('/b'));
  await jest.advanceTimersByTimeAsync(2_000);
  first.end();
  await pause();
  expect(await waiting).toBe(true);
  expect(answered.startedAt - startedAt).toBeGreaterThanOrEqual(2_000);
});

test('R3: without the patched server, where no end is heard of, nobody waits', async () => {
  jest.mocked(currentResponse).mockReturnValue(undefined);
  const waitForTurn = turnsOfRequest(CLIENT);
  const all = await Promise.all(Array.from({ length: 100 }, (_, index) => waitForTurn(`/${index}`)));
  expect(all).not.toContain(false);
});
