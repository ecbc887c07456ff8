import http from 'node:http';
import { median, percentile } from '../lib/figures';
import { wireGet } from '../lib/http';
import type { Addresses, Pages } from '../lib/pages';

type Load = { connections: number; ms: number; headers?: http.OutgoingHttpHeaders; expected?: number };

/**
 * Requests `url` for `ms` over `connections` open connections, one request at a time on each. Resolves to `{
 * perSecond, p50, p99, count, failures }`, with times in ms. Any status other than `expected` is a failure.
 */
export async function loadUrl(url: string, { connections, ms, headers = {}, expected = 200 }: Load) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failures = 0;
  const started = performance.now();
  const end = started + ms;
  const requestInTurn = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      const { status } = await wireGet(url, { agent, headers: { accept: 'text/html', ...headers } });
      if (status === expected) times.push(performance.now() - before);
      else failures++;
    }
  };
  await Promise.all(Array.from({ length: connections }, requestInTurn));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return {
    perSecond: times.length / seconds,
    p50: median(times),
    p99: percentile(times, 0.99),
    count: times.length,
    failures,
  };
}

const LOAD = { connections: 20, ms: 5000 };
const WARM_UP = { connections: 4, ms: 1000 };

async function measure(name: string, url: string, options: Partial<Parameters<typeof loadUrl>[1]> = {}) {
  await loadUrl(url, { ...WARM_UP, ...options });
  return { name, ...(await loadUrl(url, { ...LOAD, ...options })) };
}

/**
 * The request headers that lead to a 304. The page is loaded first, so that it is not rendered again during
 * the measurement.
 */
async function conditional(url: string) {
  await loadUrl(url, WARM_UP);
  const { headers } = await wireGet(url, { headers: { accept: 'text/html' } });
  return { headers: { 'if-none-match': headers.etag ?? '""' }, expected: 304 };
}

/** Pages that are compared with a bare page of another name. */
const COMPARED: Record<string, string> = { search: 'listing', kit: 'product' };

/**
 * Measures warm pages over 20 connections, together with a static file and bare Next pages. Resolves to the
 * rows of a table, and to the number of pages with a wrong response.
 */
export async function benchThroughput(pages: Pages & Addresses, floor: Pages, staticUrl: string) {
  const fixed = await measure('static file', staticUrl);
  type Measured = typeof fixed;
  const results: (Measured & { base?: Measured | undefined })[] = [fixed];
  const floors: Record<string, Measured> = {};
  for (const [name, url] of Object.entries(floor)) {
    const measured = await measure(`${name}, floor`, url);
    floors[name] = measured;
    results.push(measured);
  }
  for (const [name, url] of Object.entries(pages)) {
    results.push({ ...(await measure(name, url)), base: floors[COMPARED[name] ?? name] });
  }
  const bare304 = await measure('listing, floor, 304', floor.listing, await conditional(floor.listing));
  const own304 = await measure('listing, 304', pages.listing, await conditional(pages.listing));
  results.push(bare304, { ...own304, base: bare304 });

  const ratio = (value: number, base: number | undefined) => (base ? (value / base).toFixed(2) : '');
  const rows = results.map(({ name, perSecond, p50, p99, failures, base }) => [
    name,
    perSecond.toFixed(0),
    (perSecond / fixed.perSecond).toFixed(3),
    ratio(perSecond, base?.perSecond),
    `${p50.toFixed(1)} ms`,
    `${p99.toFixed(1)} ms`,
    ratio(p99, base?.p99),
    failures,
  ]);
  const titles = ['page', 'req/s', 'to static', 'to floor', 'p50', 'p99', 'p99 to floor', 'wrong'];
  return { table: [titles, ...rows], problems: results.filter(({ failures }) => failures > 0).length };
}
