import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import { load } from 'cheerio';
import { CliError } from '../../scripts/lib/cli.mjs';

/** Addresses of pages, by name. */
export type Addresses = Record<string, string>;
export type Pages = { home: string; listing: string; product: string };

type RequestOptions = Omit<http.RequestOptions, 'headers'> & {
  headers?: http.OutgoingHttpHeaders;
  body?: string | Uint8Array | undefined;
};
type WireResponse = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/**
 * Sends a request as a browser does, a GET unless `method` says otherwise. Resolves to status, headers and
 * the body as it was transferred. Without `timeout` (in ms) it waits indefinitely; Node's default agent times
 * out after 5 silent seconds.
 */
export function wireGet(
  url: string | URL,
  { headers = {}, body, ...options }: RequestOptions = {},
): Promise<WireResponse> {
  return new Promise((resolve, reject) => {
    const own = { ...options, headers: { 'accept-encoding': 'gzip', ...headers } };
    const request = http.request(url, own, (response) =>
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
        reject,
      ),
    );
    if (options.timeout) request.once('timeout', () => request.destroy(new Error('timeout')));
    request.once('error', reject).end(body);
  });
}

/**
 * Returns a function that returns an IP address in another network at each call, because limits apply per
 * network (the first three numbers of IPv4).
 * @param first first number of all addresses
 * @param start how many addresses to skip
 */
export function createNetworks(first: number, start = 0) {
  let count = start;
  return () => {
    count += 1;
    return `${first}.${(count >> 8) & 255}.${count & 255}.7`;
  };
}

/** Requests a page as a browser does. `bytes` are the transferred bytes. */
export async function readPage(url: string) {
  const { status, headers, body } = await wireGet(url, { headers: { accept: 'text/html' } });
  const html = (headers['content-encoding'] === 'gzip' ? zlib.gunzipSync(body) : body).toString('utf8');
  return { status, headers, html, bytes: body.length };
}

/** The text at an address, requested without compression. */
export async function textAt(url: string) {
  const { body } = await wireGet(url, { headers: { 'accept-encoding': 'identity' } });
  return body.toString('utf8');
}

/** The value below which `share` (0 to 1) of the values are; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Minimum, median and maximum of times in ms, as texts. */
export const rangeOf = (times: readonly number[]) =>
  [Math.min(...times), median(times), Math.max(...times)].map((ms) => `${Math.round(ms)} ms`);

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

/** The listing that is measured, with 24 cards. */
export const LISTING = '/oculos-de-sol?ipp=24';

/** The same listing with a price filter. */
export const FILTERED = '/oculos-de-sol?preco=100-900';

/** Links to whole pages of the shop. */
const LINK = 'a[href^="/"]:not([href*="?"], [href*="#"])';

/** The paths of the products to which a listing's HTML links. */
export function productPathsIn(html: string) {
  const $ = load(html);
  const cards = $('main article').toArray();
  return cards.flatMap((card) => $(card).find(LINK).attr('href') ?? []);
}

/** A product page of the embedded store, always the same, so that figures can be compared over time. */
const USUAL_PRODUCT = '/oculos-de-sol-garoa-fina-guara-hexagonal-ouro-rose-lente-cinza-degrade.html';

/** The path of the product page to measure: PRODUCT_PATH, the usual one, or else the listing's first product. */
export function productPathIn(html: string) {
  const paths = productPathsIn(html);
  const first = process.env.PRODUCT_PATH || (paths.includes(USUAL_PRODUCT) ? USUAL_PRODUCT : paths[0]);
  if (first === undefined)
    throw new CliError(`${LISTING} links to no product: set PRODUCT_PATH to the path of a product page.`);
  return first;
}

/** Whether a product's page offers sizes of which none is chosen yet. */
export function offersSizes(html: string) {
  const sizes = load(html)('input[type="radio"][form="comprar"]');
  return sizes.length > 1 && sizes.is(':not(:disabled, :checked)');
}

/** The first link below `prefix` in a page's content; undefined if there is none. */
export const linkIn = (html: string, prefix: string) =>
  load(html)('main').find(LINK).filter(`[href^="${prefix}"]`).attr('href');
