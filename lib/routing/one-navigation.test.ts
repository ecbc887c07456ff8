/** @jest-environment jsdom */
import { endNavigation, endOvertakenNavigations } from './one-navigation';

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
  endOvertakenNavigations();
  endOvertakenNavigations();
});

beforeEach(() => {
  endNavigation();
  sent = [];
});

const PAGE = { headers: { rsc: '1', 'next-router-state-tree': '[]' } };
const ask = (url: string, init: RequestInit = PAGE) => window.fetch(url, init);
const ended = () => sent.map(({ signal }) => signal?.aborted ?? false);

describe('one navigation at a time', () => {
  test('LIST-46: the request of a page that another one overtakes is cancelled and stays without an answer', async () => {
    const settled = jest.fn();
    ask('/solar?filtro=a&_rsc=1').then(settled, settled);
    ask('/solar?filtro=b&_rsc=2');
    expect(ended()).toEqual([true, false]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(settled).not.toHaveBeenCalled();
  });

  test('several requests for one page, and requests for anything else, run beside each other', () => {
    ask('/solar?_rsc=1');
    ask('/solar?_rsc=2');
    ask('/v2/front/settings', {});
    ask('/grau?_rsc=3', { headers: { rsc: '1', 'next-router-prefetch': '1' } });
    expect(ended()).toEqual([false, false, false, false]);
  });

  test('an answer that has come is left to end, a failure is told', async () => {
    const first = ask('/solar?_rsc=1');
    sent[0]?.answer('page');
    expect(await first).toBe('page');
    const second = ask('/grau?_rsc=2');
    expect(ended()).toEqual([false, false]);
    sent[1]?.fail(new TypeError('offline'));
    await expect(second).rejects.toThrow('offline');
  });

  test('going back ends it', () => {
    ask('/solar?_rsc=1');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(ended()).toEqual([true]);
  });
});
