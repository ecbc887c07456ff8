import type { Outcome } from '../protocol/envelope';
import { SharedResponses } from './shared-responses';

const LIMITS = { responses: 2, length: 200, responseLength: 100 };

const outcomeOf = (name: string): Outcome => ({ status: 200, outcome: 'success', body: { name } });
const respondingWith = (name: string) => jest.fn(async () => outcomeOf(name));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('identical calls within two seconds share one response, serialised once', async () => {
  const responses = new SharedResponses(LIMITS);
  const run = respondingWith('first');
  const [first, second] = await Promise.all([responses.share('a', run), responses.share('a', run)]);
  jest.advanceTimersByTime(1_900);
  const third = await responses.share('a', run);
  expect(run).toHaveBeenCalledTimes(1);
  expect(first).toEqual({ ...outcomeOf('first'), text: '{"name":"first"}' });
  expect([second, third]).toEqual([first, first]);
  jest.advanceTimersByTime(200);
  expect(await responses.share('a', respondingWith('second'))).toMatchObject({ body: { name: 'second' } });
});

test('different calls have different responses', async () => {
  const responses = new SharedResponses(LIMITS);
  await responses.share('a', respondingWith('first'));
  expect(await responses.share('b', respondingWith('second'))).toMatchObject({ body: { name: 'second' } });
});

test('a failed call is not cached, and all callers waiting for it fail', async () => {
  const responses = new SharedResponses(LIMITS);
  const failing = jest.fn(() => Promise.reject(new Error('failed')));
  const calls = [responses.share('a', failing), responses.share('a', failing)];
  for (const call of calls) await expect(call).rejects.toThrow('failed');
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await responses.share('a', respondingWith('later'))).toMatchObject({ body: { name: 'later' } });
});

test.each([
  ['so many responses', ['a', 'b', 'c'], 10],
  ['so much text', ['a', 'b', 'c'], 80],
  ['no response that is too long', ['a'], 150],
])('responses beyond the cache limits are not cached: %s', async (_, calls, length) => {
  const responses = new SharedResponses(LIMITS);
  for (const call of calls) await responses.share(call, respondingWith('x'.repeat(length)));
  const again = respondingWith('again');
  await responses.share('a', again);
  expect(again).toHaveBeenCalledTimes(1);
});
