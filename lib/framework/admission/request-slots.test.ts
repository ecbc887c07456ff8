/** @jest-environment node */

import { currentResponse } from '@/lib/framework/core/node-request';
import { createResponse } from '@/lib/framework/core/testing';
import { type RequestInProgress, runInRequest } from '@/lib/platform/deadline';
import { renderSlots } from './process-slots';
import { RenderSlots } from './render-slots';
import { createSlotWaiter } from './request-slots';

jest.mock('@/lib/framework/core/node-request');
jest.mock('./process-slots');

const CLIENT = { key: '10.0.0.0/24', shared: false };

/** A request in progress; `end()` ends its response. */
function request() {
  const { response, close } = createResponse();
  jest.mocked(currentResponse).mockReturnValue(response);
  return { waitForSlot: createSlotWaiter(CLIENT), end: close };
}

beforeEach(() => {
  jest.useFakeTimers();
  const slots = new RenderSlots(() => false);
  jest.mocked(renderSlots).mockReturnValue(slots);
});
afterEach(() => jest.useRealTimers());

/** The pause between two renders. */
const pause = () => jest.advanceTimersByTimeAsync(25);

/** Whether the result is still pending after a pause. */
async function isPending(result: Promise<unknown>): Promise<boolean> {
  const onSettled = jest.fn();
  result.then(onSettled);
  await pause();
  return onSettled.mock.calls.length === 0;
}

test('R3: a request holds the slot of its page until its response ends', async () => {
  const [first, second] = [request(), request()];
  expect(await first.waitForSlot('/a')).toBe(true);
  const waiting = second.waitForSlot('/b');
  expect(await isPending(waiting)).toBe(true);
  first.end();
  await pause();
  expect(await waiting).toBe(true);
});

test('R3: a request holds a single slot, which it exchanges for the slot of another page', async () => {
  const [first, second] = [request(), request()];
  expect([await first.waitForSlot('/a'), await first.waitForSlot('/a')]).toEqual([true, true]);
  const error = first.waitForSlot('/error');
  await pause();
  expect(await error).toBe(true);
  const waiting = second.waitForSlot('/b');
  expect(await isPending(waiting)).toBe(true);
  first.end();
  await pause();
  expect(await waiting).toBe(true);
});

test('R3: a request that is cancelled while waiting gets no slot and blocks no others', async () => {
  const [first, second, third] = [request(), request(), request()];
  await first.waitForSlot('/a');
  const left = second.waitForSlot('/b');
  const next = third.waitForSlot('/c');
  second.end();
  first.end();
  await pause();
  expect(await left).toBe(false);
  await pause();
  expect(await next).toBe(true);
});

test('R3: a request that waits too long is rejected', async () => {
  const waits = [request(), request()].map(({ waitForSlot }, index) => waitForSlot(`/${index}`));
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await Promise.all(waits)).toEqual([true, false]);
});

test('R1: the time spent waiting for a slot does not count towards the deadline', async () => {
  const pageRequest: RequestInProgress = { startedAt: performance.now(), hasEnded: () => false };
  const startedAt = pageRequest.startedAt;
  const [first, second] = [request(), request()];
  await first.waitForSlot('/a');
  const waiting = runInRequest(pageRequest, () => second.waitForSlot('/b'));
  await jest.advanceTimersByTimeAsync(2_000);
  first.end();
  await pause();
  expect(await waiting).toBe(true);
  expect(pageRequest.startedAt - startedAt).toBeGreaterThanOrEqual(2_000);
});

test('R3: without the patched server, which reports the end of responses, no request waits', async () => {
  jest.mocked(currentResponse).mockReturnValue(undefined);
  const waitForSlot = createSlotWaiter(CLIENT);
  const all = await Promise.all(Array.from({ length: 100 }, (_, index) => waitForSlot(`/${index}`)));
  expect(all).not.toContain(false);
});
