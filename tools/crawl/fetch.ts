import { setTimeout as wait } from 'node:timers/promises';

const ANSWER_MS = 30_000;
const MAX_BYTES = 10_000_000;
/** The longest pause, even if Retry-After asks for more. */
const MAX_PAUSE_MS = 10_000;
const TRIES = 3;
/** Statuses of an overloaded shop, after which a crawler repeats the request. */
const TRANSIENT = [429, 502, 503, 504];

async function bytesOf(response: Response) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new RangeError(`more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function retryDelay(response: Response) {
  const seconds = Number(response.headers.get('retry-after'));
  return Math.min(Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 1000, MAX_PAUSE_MS);
}

const problemOf = (error: Error) =>
  error.name === 'TimeoutError' ? `no answer in ${ANSWER_MS / 1000} s` : String(error.cause ?? error);

type Options = { headers?: Record<string, string>; site?: string | undefined; base?: string };
export type Reader = ReturnType<typeof createReader>;
export type Answer = Awaited<ReturnType<Reader>>;

/**
 * A function that reads addresses as a crawler would: with a crawler's name, with limits of time and size, and again
 * after a pause when the shop is overloaded. A failure is status 0 with a `problem`, never an exception. The shop at
 * `base` writes its public origin `site`, which is replaced by `base` in texts.
 */
export function createReader({ headers = {}, site = '', base = '' }: Options = {}) {
  async function once(url: string) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        'user-agent': 'storefront-crawl',
        accept: 'text/html,application/xml,*/*;q=0.8',
        ...headers,
      },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return { response, bytes: await bytesOf(response) };
  }
  return async function read(url: string) {
    for (let tries = 1; ; tries += 1) {
      try {
        const { response, bytes } = await once(url);
        if (TRANSIENT.includes(response.status) && tries < TRIES) {
          await wait(retryDelay(response));
          continue;
        }
        const raw = () => bytes.toString('utf8');
        return {
          status: response.status,
          location: response.headers.get('location') ?? '',
          headers: response.headers,
          bytes,
          text: () => (site === '' || site === base ? raw() : raw().replaceAll(site, base)),
        };
      } catch (error) {
        if (tries < TRIES) continue;
        return {
          status: 0,
          problem: problemOf(error as Error),
          location: '',
          headers: new Headers(),
          bytes: Buffer.alloc(0),
          text: () => '',
        };
      }
    }
  };
}

/** A response as text, for findings. */
export const describeAnswer = ({ status, problem }: Pick<Answer, 'status' | 'problem'>) =>
  problem ?? `answers ${status}`;
