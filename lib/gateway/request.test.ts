/** @jest-environment node */
import { readFormBody, readJsonBody } from './request';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** A request that begins a body and never ends it. */
function endless(type: string): Request {
  const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('{"tipo":')) });
  const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
  return new Request('http://localhost:3000/v2/front/checkout/cart', init as RequestInit);
}

test('R3: a body that does not end is waited for some seconds, a large one in proportion', async () => {
  const small = readJsonBody(endless('application/json'), 2_000);
  const form = readFormBody(endless('application/x-www-form-urlencoded'), 2_000);
  const settled = jest.fn();
  const large = readJsonBody(endless('application/json'), 10_000_000).finally(settled);
  await jest.advanceTimersByTimeAsync(11_000);
  expect(await Promise.all([small, form])).toEqual([{ problem: 408 }, { problem: 408 }]);
  await jest.advanceTimersByTimeAsync(100_000);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await large).toEqual({ problem: 408 });
});
