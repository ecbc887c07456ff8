/** @jest-environment jsdom */

import { abortNavigation, requestedPage, showInPage, watchNavigations } from './framework-navigation';
import { afterPaint } from './page-lifecycle';

type Sent = {
  url: string;
  signal: AbortSignal | undefined;
  respond: (response: unknown) => void;
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
          respond: (value) => resolve(value as Response),
          fail: reject,
        });
      }),
  );
  watchNavigations();
  watchNavigations();
});

beforeEach(() => {
  abortNavigation();
  sent = [];
});

const PAGE = { headers: { rsc: '1', 'next-router-state-tree': '[]' } };
const request = (url: string, init: RequestInit = PAGE) => window.fetch(url, init);
/** Resolves after the callbacks of the next paint. */
const painted = () => new Promise<void>((resolve) => afterPaint(resolve));
const ended = () => sent.map(({ signal }) => signal?.aborted ?? false);

describe('only one navigation at a time', () => {
  test('LIST-46: a superseded request is aborted and its promise stays pending', async () => {
    const done = jest.fn();
    request('/solar?filtro=a&_rsc=1').then(done, done);
    request('/solar?filtro=b&_rsc=2');
    expect(ended()).toEqual([true, false]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(done).not.toHaveBeenCalled();
  });

  test('requests for the same page, and requests for data other than pages, run in parallel', () => {
    request('/solar?_rsc=1');
    request('/solar?_rsc=2');
    request('/v2/front/settings', {});
    request('/grau?_rsc=3', { headers: { rsc: '1', 'next-router-prefetch': '1' } });
    expect(ended()).toEqual([false, false, false, false]);
  });

  test('a response that has started is not aborted, and a failure is thrown', async () => {
    const first = request('/solar?_rsc=1');
    sent[0]?.respond('page');
    expect(await first).toBe('page');
    const second = request('/grau?_rsc=2');
    expect(ended()).toEqual([false, false]);
    sent[1]?.fail(new TypeError('offline'));
    await expect(second).rejects.toThrow('offline');
  });

  test('going back aborts the request', () => {
    request('/solar?_rsc=1');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(ended()).toEqual([true]);
  });
});

describe('LIST-01, PDP-02: the pending page', () => {
  test('after a navigation to another path the page is pending from the next paint until Back', async () => {
    request('/lume.html?_rsc=1');
    expect(requestedPage.get()).toBeNull();
    await painted();
    expect(requestedPage.get()).toBe('/lume.html');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(requestedPage.get()).toBeNull();
  });

  test('of several requested pages the last one is pending', async () => {
    request('/lume.html?_rsc=1');
    request('/solar?pg=2&_rsc=2');
    await painted();
    expect(requestedPage.get()).toBe('/solar');
  });

  test('no page is pending if the response is received before the paint', async () => {
    const page = request('/lume.html?_rsc=1');
    sent[0]?.respond('page');
    await page;
    await painted();
    expect(requestedPage.get()).toBeNull();
  });

  test('no page is pending for another query, a prefetch or a listing with its own placeholders', async () => {
    request(`${window.location.pathname}?pg=2&_rsc=1`);
    request('/grau?_rsc=3', { headers: { rsc: '1', 'next-router-prefetch': '1' } });
    showInPage('/solar');
    request('/solar?_rsc=1');
    request('/solar?_rsc=2');
    await painted();
    expect(requestedPage.get()).toBeNull();
  });

  test('no page is pending for a link to the current page, which the router does not request', async () => {
    document.body.innerHTML = `<a href="${window.location.pathname}"><b>Início</b></a>`;
    request('/lume.html?_rsc=1');
    document.querySelector('b')?.click();
    await painted();
    expect(requestedPage.get()).toBeNull();
  });
});
