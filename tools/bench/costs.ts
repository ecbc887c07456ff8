import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CliError } from '../../scripts/lib/cli.mjs';
import { startTestShop } from '../../scripts/lib/shop.mjs';
import { textAt, wireGet } from '../lib/http';
import { hasNginx, startOwnNginx } from '../lib/nginx';
import { LISTING, productPathsIn } from '../lib/pages';
import { loadUrl } from './throughput';

const METRICS_TOKEN = 'token-of-the-benchmark';
const COLD_PAGES = 60;
const WARM_VISITS = { connections: 8, ms: 10_000 };
/**
 * Pages are stored in two encodings, gzip and brotli, which together take about this many times the bytes of
 * gzip.
 */
const ENCODINGS = 1.85;

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Processor time of a process in ms, which does not depend on how busy the machine is. Linux only. */
function processorTime(pid: number | undefined) {
  const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/\(.*\)/, 'name')
    .split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return ((user + system) * 1_000) / ticksPerSecond;
}

async function platformCalls(baseUrl: string) {
  const { body } = await wireGet(`${baseUrl}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}`, 'accept-encoding': 'identity' },
  });
  const counts = body.toString('utf8').matchAll(/^storefront_platform_call_seconds_count\{[^}]*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

type Shop = Awaited<ReturnType<typeof startTestShop>>;

/** Requests each path once, one after another, and returns what rendering a page costs the shop. */
async function costOfRender({ baseUrl, pid }: Shop, paths: readonly string[]) {
  const before = { time: processorTime(pid()), calls: await platformCalls(baseUrl) };
  let bytes = 0;
  for (const [index, page] of paths.entries()) {
    // Each request comes from another network, because searches and new pages are limited per network.
    const { status, body } = await wireGet(baseUrl + page, {
      headers: { accept: 'text/html', 'x-forwarded-for': `10.9.${index}.1` },
    });
    if (status !== 200)
      throw new CliError(
        `${page} returned ${status}: check that the shop and its platform work, and run the tool again.`,
      );
    bytes += body.length;
  }
  const each = (value: number) => value / paths.length;
  return {
    ms: each(processorTime(pid()) - before.time),
    calls: each((await platformCalls(baseUrl)) - before.calls),
    sentBytes: each(bytes),
  };
}

/** Processor time in ms for responding with a stored page. */
async function costOfVisit(url: string, pid: number | undefined) {
  await wireGet(url);
  const before = processorTime(pid);
  const { count } = await loadUrl(url, WARM_VISITS);
  return (processorTime(pid) - before) / count;
}

/** Processor time in ms that nginx takes for a page in its cache; undefined if nginx is not installed. */
async function costInNginx(shopUrl: string) {
  if (!hasNginx()) return undefined;
  const nginx = await startOwnNginx([shopUrl]);
  return costOfVisit(nginx.url + LISTING, nginx.pid).finally(nginx.stop);
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;

/**
 * Measures what pages cost on this machine, with the embedded store as platform: processor time and calls to
 * the platform for a render, bytes sent and stored, and processor time for sending a stored page.
 */
export async function benchCosts() {
  const shop = await startTestShop({ quiet: true, variables: { METRICS_TOKEN } });
  try {
    const { baseUrl, pid } = shop;
    const filtered = [...Array(COLD_PAGES).keys()].map((index) => `/oculos-de-grau?preco=${index + 1}-9000`);
    const listed = productPathsIn(await textAt(`${baseUrl}/oculos-de-sol?ipp=96`));
    const products = [...new Set(listed)].slice(0, COLD_PAGES);
    // Warms up code and caches.
    await costOfRender(shop, ['/', LISTING, ...products.slice(0, 1), '/busca?busca=azul']);
    const costs = [
      { name: 'product', ...(await costOfRender(shop, products.slice(1))) },
      { name: 'listing', ...(await costOfRender(shop, filtered)) },
    ];
    const visit = await costOfVisit(baseUrl + LISTING, pid());
    const proxied = await costInNginx(baseUrl);
    return {
      title: 'What pages cost',
      table: [
        ['page', 'processor time of a render', 'calls to the platform', 'sent, gzip', 'stored'],
        ...costs.map(({ name, ms, calls, sentBytes }) => [
          name,
          `${ms.toFixed(0)} ms`,
          calls.toFixed(1),
          kilobytes(sentBytes),
          kilobytes(sentBytes * ENCODINGS),
        ]),
      ],
      notes: [
        `Sending a stored page takes ${visit.toFixed(2)} ms of an instance's processor time.`,
        proxied === undefined
          ? 'nginx is not installed.'
          : `From nginx's cache it takes ${proxied.toFixed(3)} ms of nginx's.`,
      ],
    };
  } finally {
    await shop.stop();
  }
}
