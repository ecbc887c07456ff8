import http from 'node:http';
import { median, milliseconds, percentile } from '../lib/figures';
import { wireGet } from '../lib/http';
import type { Addresses, Pages } from '../lib/pages';

type Load = { connections: number; ms: number; headers?: http.OutgoingHttpHeaders; expected?: number };

/**
 * Requests `url` for `ms` over `connections` open connections, one request at a time on each. Any status other
 * than `expected` is a failure.
 */
export async function loadUrl(url: string, { connections, ms, headers = {}, expected = 200 }: Load) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failures = 0;
  const started = performance.now();
  const requestInTurn = async () => {
    while (performance.now() < started + ms) {
      const before = performance.now();
      const { status } = await wireGet(url, { agent, headers: { accept: 'text/html', ...headers } });
      if (status === expected) times.push(performance.now() - before);
      else failures++;
    }
  };
  await Promise.all(Array.from({ length: connections }, requestInTurn));
  agent.destroy();
  const perSecond = (1000 * times.length) / (performance.now() - started);
  return { perSecond, p50: median(times), p99: percentile(times, 0.99), count: times.length, failures };
}

const LOAD = { connections: 20, ms: 5000 };
const WARM_UP = { connections: 4, ms: 1000 };
/** Pages that are compared with a bare page of another name. */
const COMPARED: Record<string, string> = { search: 'listing', kit: 'product' };

async function measure(url: string, options: Partial<Load> = {}) {
  await loadUrl(url, { ...WARM_UP, ...options });
  return loadUrl(url, { ...LOAD, ...options });
}

/** Measures responses with 304. The page is loaded first, so that it is not rendered again meanwhile. */
async function measureUnchanged(url: string) {
  await loadUrl(url, WARM_UP);
  const { headers } = await wireGet(url, { headers: { accept: 'text/html' } });
  return measure(url, { headers: { 'if-none-match': headers.etag ?? '""' }, expected: 304 });
}

/**
 * Measures warm pages over 20 connections, together with a static file and bare Next pages. Resolves to the
 * rows of a table, and to the number of pages with a wrong response.
 */
export async function benchThroughput(pages: Pages & Addresses, floor: Pages, staticUrl: string) {
  const fixed = await measure(staticUrl);
  const results = new Map([['static file', fixed]]);
  for (const [name, url] of Object.entries(floor)) results.set(`${name}, floor`, await measure(url));
  for (const [name, url] of Object.entries(pages)) results.set(name, await measure(url));
  results.set('listing, 304, floor', await measureUnchanged(floor.listing));
  results.set('listing, 304', await measureUnchanged(pages.listing));
  const rows = [...results].map(([name, { perSecond, p50, p99, failures }]) => {
    const base = results.get(`${COMPARED[name] ?? name}, floor`);
    const speeds = [perSecond.toFixed(0), (perSecond / fixed.perSecond).toFixed(3)];
    const ratios = base
      ? [perSecond / base.perSecond, p99 / base.p99].map((ratio) => ratio.toFixed(2))
      : ['', ''];
    return [name, ...speeds, ...ratios, milliseconds(p50), milliseconds(p99), failures];
  });
  const titles = ['page', 'req/s', 'to static', 'to floor', 'p99 to floor', 'p50', 'p99', 'wrong'];
  return {
    table: [titles, ...rows],
    problems: [...results.values()].filter(({ failures }) => failures > 0).length,
  };
}
