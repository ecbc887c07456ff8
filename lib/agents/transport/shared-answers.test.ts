import type { Outcome } from '../protocol/envelope';
import { SharedAnswers } from './shared-answers';

const LIMITS = { answers: 2, length: 200, answerLength: 100 };

const outcomeOf = (name: string): Outcome => ({ status: 200, outcome: 'success', body: { name } });
const answering = (name: string) => jest.fn(async () => outcomeOf(name));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('identical calls within two seconds share one response, serialised once', async () => {
  const answers = new SharedAnswers(LIMITS);
  const run = answering('first');
  const [first, second] = await Promise.all([answers.share('a', run), answers.share('a', run)]);
  jest.advanceTimersByTime(1_900);
  const third = await answers.share('a', run);
  expect(run).toHaveBeenCalledTimes(1);
  expect(first).toEqual({ ...outcomeOf('first'), text: '{"name":"first"}' });
  expect([second, third]).toEqual([first, first]);
  jest.advanceTimersByTime(200);
  expect(await answers.share('a', answering('second'))).toMatchObject({ body: { name: 'second' } });
});

test('different calls have different responses', async () => {
  const answers = new SharedAnswers(LIMITS);
  await answers.share('a', answering('first'));
  expect(await answers.share('b', answering('second'))).toMatchObject({ body: { name: 'second' } });
});

test('a failed call is not cached, and all callers waiting for it fail', async () => {
  const answers = new SharedAnswers(LIMITS);
  const failing = jest.fn(() => Promise.reject(new Error('failed')));
  const calls = [answers.share('a', failing), answers.share('a', failing)];
  for (const call of calls) await expect(call).rejects.toThrow('failed');
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await answers.share('a', answering('later'))).toMatchObject({ body: { name: 'later' } });
});

test.each([
  ['so many answers', ['a', 'b', 'c'], 10],
  ['so much text', ['a', 'b', 'c'], 80],
  ['no answer that is too long', ['a'], 150],
])('responses beyond the cache limits are not cached: %s', async (_, calls, length) => {
  const answers = new SharedAnswers(LIMITS);
  for (const call of calls) await answers.share(call, answering('x'.repeat(length)));
  const again = answering('again');
  await answers.share('a', again);
  expect(again).toHaveBeenCalledTimes(1);
});
