import { setTimeout as wait } from 'node:timers/promises';

const RESPONSE_MS = 30_000;
/** The longest pause in ms, even if Retry-After asks for more. */
const MAX_PAUSE_MS = 10_000;
const TRIES = 3;
/** Statuses of an overloaded shop, after which a crawler repeats the request; 0 stands for no response. */
const TRANSIENT = [0, 429, 502, 503, 504];

type Options = { headers?: Record<string, string>; site?: string | undefined; base?: string };
export type ShopResponse = {
  status: number;
  problem?: string;
  location: string;
  headers: Headers;
  bytes: Buffer;
  text: () => string;
};
export type Reader = (url: string) => Promise<ShopResponse>;

const failed = (error: Error): ShopResponse => ({
  status: 0,
  problem:
    error.name === 'TimeoutError'
      ? `no response within ${RESPONSE_MS / 1000} s`
      : String(error.cause ?? error),
  location: '',
  headers: new Headers(),
  bytes: Buffer.alloc(0),
  text: () => '',
});

/**
 * Returns a function that reads addresses as a crawler does: with a crawler's name, and again after a pause
 * if the shop is overloaded. A failure has status 0 and a `problem`; it never throws. In texts, the public
 * origin `site` is replaced by `base`, at which the shop is reached.
 */
export function createReader({ headers = {}, site = '', base = '' }: Options = {}): Reader {
  async function once(url: string): Promise<ShopResponse> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        'user-agent': 'storefront-crawl',
        accept: 'text/html,application/xml,*/*;q=0.8',
        ...headers,
      },
      signal: AbortSignal.timeout(RESPONSE_MS),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      headers: response.headers,
      bytes,
      text: () => (site ? bytes.toString('utf8').replaceAll(site, base) : bytes.toString('utf8')),
    };
  }
  return async function read(url) {
    for (let tries = 1; ; tries += 1) {
      const result = await once(url).catch(failed);
      if (tries === TRIES || !TRANSIENT.includes(result.status)) return result;
      const seconds = Number(result.headers.get('retry-after')) || 1;
      await wait(Math.min(1000 * seconds, MAX_PAUSE_MS));
    }
  };
}

/** The address of a link on a page as a list, which is empty if the link is invalid. */
export const addressesOf = (link: string, page: string) =>
  URL.canParse(link, page) ? [new URL(link, page)] : [];

/** A response as text, for findings. */
export const describeResponse = ({ status, problem }: Pick<ShopResponse, 'status' | 'problem'>) =>
  problem ?? `returns ${status}`;
