import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { percentile, statusText, treeMemory } from '../../lib/figures';
import { sendSteadily, type TimedResponse } from '../../lib/steady';
import { CART_CALL, inTurns, JSON_OF_SHOP, type Outcome, PHOTO_CALL, send } from './send';
import type { Context, Victim } from './victim';

/**
 * Limits for an attack. `growth` and `left`: how much memory may grow at the peak and afterwards, in MB.
 * `slow`: the longest request of a bystander; `p99`: the 99th percentile of their page loads; both in ms on a
 * quiet machine. `allowed`: statuses that are allowed.
 */
type Bars = Partial<typeof USUAL> & { allowed?: (number | string)[] };
type Times = { p99: number; slowest: number; failures: { status: number | string }[] };
/**
 * `one` sends one of `count` requests, `width` at a time (by default all). With `isFresh`, the shop is started
 * just before. With `isPhoto`, the wait of a bystander's photo is measured, too.
 */
export type Flood = {
  id: string;
  what: string;
  count: number;
  width?: number;
  bars: Bars;
  isFresh?: boolean;
  isPhoto?: boolean;
  one: (context: Context, index: number) => Promise<Outcome>;
};
type Measured = {
  outcomes: Outcome[];
  memory: { before: number; peak: number; after: number };
  beside: { page: Times; cart: Times };
  photo?: { ms: number; status: Outcome['status'] } | undefined;
};

const USUAL = { growth: 100, left: 60, slow: 1_000, p99: Number.POSITIVE_INFINITY };
const BYSTANDERS = { page: 20, cart: 4 };
const BASELINE_MS = 2_000;
/** Requests that are still in progress may take this long to end, in ms. */
const AFTERMATH_MS = 500;
const SAMPLE_MS = 150;
const SETTLE_MS = 10_000;
const SETTLED_MB = 40;
/** How long a bystander's photo may take, in ms; how long it is tried; and the time between attempts. */
const PHOTO_MS = 3_000;
const GIVEN_UP_MS = 60_000;
const RETRY_MS = 300;
/** A bystander's photo is sent this long after the beginning of a flood, in ms. */
const HEAD_START_MS = 400;

const mb = (value: number) => `${Math.round(value)} MB`;

function timesOf(responses: readonly TimedResponse[]): Times {
  const times = responses.map(({ ms }) => Math.round(ms));
  return {
    p99: percentile(times, 0.99) || 0,
    slowest: Math.max(0, ...times),
    failures: responses.filter(({ status }) => status !== 200),
  };
}

/** Starts shoppers who load stored pages, and others who add to the cart. `stop()` resolves to the times of both. */
function startBystanders({ baseUrl, stored, bought, through }: Context) {
  // nginx limits connections per IP address, so bystanders use a different one from the attackers.
  const options = through === 'nginx' ? { localAddress: '127.0.0.9' } : {};
  const ids = { ...bought, idUnidadeVenda: '0', idArmazem: '0' };
  const cart = {
    method: 'POST',
    path: CART_CALL,
    headers: JSON_OF_SHOP,
    body: JSON.stringify({
      tipo: 'produto',
      itens: [{ ...ids, quantidade: '1', adicional: '', parametros: '' }],
    }),
  };
  const pages = stored.map((path) => ({ path, headers: { 'accept-encoding': 'identity' } }));
  const endPages = sendSteadily(baseUrl, pages, { ...options, perSecond: BYSTANDERS.page });
  const endCart = sendSteadily(baseUrl, [cart], { ...options, perSecond: BYSTANDERS.cart });
  return {
    async stop() {
      const [page, own] = await Promise.all([endPages(), endCart()]);
      return { page: timesOf(page), cart: timesOf(own) };
    },
  };
}

/**
 * Watches the resident memory of a process and its children, in MB, and its peak. `settle()` waits until
 * memory is low again.
 */
function watchMemory(pid: number) {
  const read = () => treeMemory(pid) / 1024 ** 2;
  const before = read();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, read());
  }, SAMPLE_MS);
  return {
    async settle() {
      const end = Date.now() + SETTLE_MS;
      while (read() > before + SETTLED_MB && Date.now() < end) await wait(SAMPLE_MS);
      clearInterval(timer);
      return { before, peak, after: read() };
    },
  };
}

const isAllowed = (status: Outcome['status'], allowed: readonly Outcome['status'][]) =>
  allowed.some((each) => each === status || each === `${Math.floor(Number(status) / 100)}xx`);

/**
 * Problems with the responses to an attack, with memory, and with the bystanders' requests. How long these take
 * counts only on a quiet machine.
 */
export function problemsOf({ outcomes, memory, beside, photo }: Measured, bars: Bars, isQuiet: boolean) {
  const { growth, left, slow, p99, allowed = [] } = { ...USUAL, ...bars };
  const wrong = outcomes.filter(({ status }) => !isAllowed(status, allowed));
  const [grown, kept] = [memory.peak - memory.before, memory.after - memory.before];
  const found = [
    wrong.length > 0 && `${statusText(wrong)} (${wrong[0]?.path})`,
    grown > growth && `memory + ${mb(grown)}`,
    kept > left && `${mb(kept)} not released`,
    ...Object.entries(beside).flatMap(([name, { failures, slowest }]) => [
      failures.length > 0 && `a bystander's ${name} request: ${statusText(failures)}`,
      isQuiet && slowest > slow && `a bystander's ${name} request took ${slowest} ms`,
    ]),
    isQuiet && beside.page.p99 > p99 && `pages' p99 is ${beside.page.p99} ms, more than ${p99}`,
    photo && photo.status !== 200 && `a bystander's photo: ${photo.status}`,
    photo && isQuiet && photo.ms > PHOTO_MS && `a bystander's photo took ${photo.ms} ms`,
  ];
  return found.filter((problem) => typeof problem === 'string');
}

/** How long it takes until a shopper's photo is in the cart, including repeated attempts. */
async function timeOfPhoto({ target, orderWith, network }: Context) {
  const photo = sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#f4f4f2' } }).jpeg();
  const body = orderWith([(await photo.toBuffer()).toString('base64')]);
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  let status: Outcome['status'] = 0;
  do {
    if (status !== 0) await wait(RETRY_MS);
    const headers = { ...JSON_OF_SHOP, 'x-forwarded-for': network() };
    const order = { method: 'POST', path: PHOTO_CALL, headers, body, limitMs: GIVEN_UP_MS };
    ({ status } = await send(target, order));
  } while ((status === 429 || status === 503) && ms() < GIVEN_UP_MS);
  return { ms: ms(), status };
}

/** Floods the given shop. Resolves to the problems, and to the figures in one line. */
export async function measureFlood(flood: Flood, given: Victim) {
  const { bars, count, width = count, isFresh, isPhoto = false, one } = flood;
  const context = isFresh ? await given.refreshed() : given;
  const baseline = startBystanders(context);
  await wait(BASELINE_MS);
  const { page: usual } = await baseline.stop();
  // If more programs want to run than there are processors, late responses prove nothing.
  const [load = 0] = os.loadavg();
  const isQuiet = load <= os.cpus().length && usual.p99 < 100;
  const watched = watchMemory(context.pid);
  const bystanders = startBystanders(context);
  // It starts the process that decodes photos, whose memory counts.
  const alone = isPhoto ? await timeOfPhoto(context) : undefined;
  const flooding = inTurns(count, width, (index) => one(context, index));
  await wait(HEAD_START_MS);
  const photo = alone && (await timeOfPhoto(context));
  const outcomes = await flooding;
  await wait(AFTERMATH_MS);
  const beside = await bystanders.stop();
  const memory = await watched.settle();
  const figures = [
    statusText(outcomes),
    `memory ${Object.values(memory).map(Math.round).join(' / ')} MB`,
    `pages' p99 ${beside.page.p99} ms, before ${usual.p99}`,
    `cart's p99 ${beside.cart.p99} ms`,
    ...(photo ? [`a bystander's photo took ${photo.ms} ms, ${alone?.ms} ms alone`] : []),
    ...(isQuiet ? [] : ['times do not count: the machine is busy']),
  ];
  return {
    problems: problemsOf({ outcomes, memory, beside, photo }, bars, isQuiet),
    figures: figures.join(', '),
  };
}
