import { log, setLogSink } from './log';

test('O2: without a sink, events and failures are written to the console', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const error = jest.spyOn(console, 'error').mockImplementation();
  const failure = new Error('no disk');
  log.warn('redis-back');
  log.error('redis-down', { cause: 'refused' });
  log.failure(failure);
  expect(warn.mock.calls).toEqual([['{"event":"redis-back"}']]);
  expect(error.mock.calls).toEqual([['{"event":"redis-down","cause":"refused"}'], [failure]]);
});

test('O2: a sink receives each event with its fields, and each failure', () => {
  const sink = { event: jest.fn(), failure: jest.fn() };
  setLogSink(sink);
  log.info('response', { status: 200 });
  log.failure('no reason');
  expect(sink.event.mock.calls).toEqual([['info', { event: 'response', status: 200 }]]);
  expect(sink.failure.mock.calls).toEqual([['no reason']]);
});
