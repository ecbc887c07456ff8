/** @jest-environment node */
import { log } from '@/lib/shared/log';
import { logAsJson } from './json-log';
import { runInContext } from './request-context';

jest.mock('@/lib/config/operations', () => ({
  operationsConfig: () => ({ metricsToken: null, logLevel: 'warn' }),
}));

const own = { ...console };
afterEach(() => Object.assign(console, own));

function linesOf(work: () => void): Record<string, unknown>[] {
  const lines: string[] = [];
  logAsJson({ write: (line) => void lines.push(line) });
  work();
  return lines.map((line) => JSON.parse(line));
}

test('O2: an event keeps its fields and gets a level, a time and a request id', () => {
  const [line] = linesOf(() =>
    runInContext({ id: 'abc12345', screen: 'home' }, () =>
      log.warn('optional-block-missing', { cause: 'GET menu: timeout' }),
    ),
  );
  expect(line).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    request: 'abc12345',
    event: 'optional-block-missing',
    cause: 'GET menu: timeout',
  });
});

test('O2: events do not go through the console, which the framework may patch', () => {
  const lines = linesOf(() => {
    Object.assign(console, own);
    log.error('redis-down', { cause: 'refused' });
    log.failure(new Error('no disk'));
    log.failure('no reason');
  });
  expect(lines).toMatchObject([
    { level: 'error', event: 'redis-down', cause: 'refused' },
    { level: 'error', err: { message: 'no disk' } },
    { level: 'error', msg: 'no reason' },
  ]);
});

test('O2: each text and error from the framework is written as one line', () => {
  const lines = linesOf(() => {
    console.error('Failed to %s', 'render', { page: 1 });
    console.error(new Error('no disk'));
    console.warn('{"event": cut off');
  });
  expect(lines).toMatchObject([
    { level: 'error', msg: 'Failed to render { page: 1 }' },
    { level: 'error', err: { type: 'Error', message: 'no disk', stack: expect.any(String) } },
    { level: 'warn', msg: '{"event": cut off' },
  ]);
  expect(lines[0]).not.toHaveProperty('request');
});

test('O2: a failed render is logged once with its page, even if the framework reports it several times', () => {
  const failure = Object.assign(new Error('no price'), { digest: '123' });
  const lines = linesOf(() =>
    runInContext({ id: 'abc12345', screen: '/product/[...address]' }, () => {
      console.error(failure);
      console.error(' ⨯', failure);
      console.error('Error in render:', failure, { route: '/' });
      log.failure(failure);
    }),
  );
  expect(lines).toEqual([
    expect.objectContaining({
      request: 'abc12345',
      screen: '/product/[...address]',
      err: expect.objectContaining({ message: 'no price', digest: '123' }),
    }),
  ]);
});

test('O2: lines below LOG_LEVEL are left out', () => {
  expect(
    linesOf(() => {
      console.info('Ready');
      log.info('response');
    }),
  ).toEqual([]);
});
