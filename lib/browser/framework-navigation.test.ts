/** @jest-environment jsdom */
import { abortNavigation, abortSupersededNavigations } from './framework-navigation';

type Sent = {
  url: string;
  signal?: AbortSignal;
  answer: (response: unknown) => void;
  fail: (e: unknown) => void;
};

let sent: Sent[] = [];

beforeAll(() => {
  window.fetch = jest.fn(
    (input: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const signal = init?.signal ?? undefined;
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
        sent.push({
          url: String(input),
          signal,
          answer: (value) => resolve(value as Response),
          fail: reject,
        });
      }),
  );
  abortSupersededNavigations();
  abortSupersededNavigations();
});

beforeEach(() => {
  abortNavigation();
  sent = [];
});

const PAGE = { headers: { rsc: '1', 'next-router-state-tree': '[]' } };
const ask = (url: string, init: RequestInit = PAGE) => window.fetch(url, init);
const ended = () => sent.map(({ signal }) => signal?.aborted ?? false);

describe('one navigation at a time', () => {
  test('LIST-46: a superseded request is aborted and stays pending', async () => {
    const done = jest.fn();
    ask('/solar?filtro=a&_rsc=1').then(done, done);
    ask('/solar?filtro=b&_rsc=2');
    expect(ended()).toEqual([true, false]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(done).not.toHaveBeenCalled();
  });

  test('requests for one page, and for anything but a page, run in parallel', () => {
    ask('/solar?_rsc=1');
    ask('/solar?_rsc=2');
    ask('/v2/front/settings', {});
    ask('/grau?_rsc=3', { headers: { rsc: '1', 'next-router-prefetch': '1' } });
    expect(ended()).toEqual([false, false, false, false]);
  });

  test('a response that has begun is not aborted, and a failure rejects', async () => {
    const first = ask('/solar?_rsc=1');
    sent[0]?.answer('page');
    expect(await first).toBe('page');
    const second = ask('/grau?_rsc=2');
    expect(ended()).toEqual([false, false]);
    sent[1]?.fail(new TypeError('offline'));
    await expect(second).rejects.toThrow('offline');
  });

  test('going back aborts it', () => {
    ask('/solar?_rsc=1');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(ended()).toEqual([true]);
  });
});
