import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile, statusText, treeMemory } from '../../lib/figures';
import { type Answered, sendSteadily } from '../../lib/steady';
import type { Answer } from './send';
import type { Victim } from './victim';

/**
 * Limits for an attack. `growth` and `left`: how much memory may grow at the peak and afterwards, in MB.
 * `slow`: the longest request of a bystander; `p99`: the 99th percentile of their page loads; both in ms on a
 * quiet machine. `allowed`: statuses that are allowed.
 */
export type Bars = Partial<typeof USUAL> & { allowed?: (number | string)[] };
export type Problem = { text: string; needsQuiet?: boolean };
type Times = { p99: number; slowest: number; failures: { status: number | string }[] };
export type Context = Omit<Victim, 'refreshed' | 'stop'>;
export type Outcome = { answers: Answer[]; problems?: Problem[]; note?: string };
export type Attack = {
  id: string;
  what: string;
  bars: Bars;
  /** Whether the attack needs a shop that was just started. */
  isFresh?: boolean;
  run: (context: Context) => Promise<Outcome>;
};
type Measured = {
  answers: Answer[];
  memory: { before: number; peak: number; after: number };
  beside: { page: Times; cart: Times };
};

const USUAL = { growth: 100, left: 60, slow: 1_000, p99: Number.POSITIVE_INFINITY };
const BYSTANDERS = { page: 20, cart: 4 };
const BASELINE_MS = 2_000;
/** Requests that are still in progress may take this long to end, in ms. */
const AFTERMATH_MS = 500;
const SAMPLE_MS = 150;
const SETTLE_MS = 10_000;
const SETTLED_MB = 40;

const mb = (value: number) => `${Math.round(value)} MB`;

function timesOf(answers: readonly Answered[]): Times {
  const times = answers.map(({ ms }) => Math.round(ms));
  return {
    p99: percentile(times, 0.99) || 0,
    slowest: Math.max(0, ...times),
    failures: answers.filter(({ status }) => status !== 200),
  };
}

/** Starts shoppers who load stored pages, and others who add to the cart. `stop()` resolves to the times of both. */
function startBystanders({ baseUrl, stored, product, through }: Context) {
  // nginx limits connections per IP address, so bystanders use a different one from the attackers.
  const options = through === 'nginx' ? { localAddress: '127.0.0.9' } : {};
  const ids = { idProduto: product.id, idAtributoSimples: '0', idUnidadeVenda: '0', idArmazem: '0' };
  const cart = {
    method: 'POST',
    path: '/v2/front/checkout/cart',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
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

const isAllowed = (status: Answer['status'], allowed: readonly Answer['status'][]) =>
  allowed.some((each) => each === status || each === `${Math.floor(Number(status) / 100)}xx`);

/** Problems with the responses to an attack, with memory, and with the bystanders' requests. */
export function problemsOf(
  { answers, memory: { before, peak, after }, beside }: Measured,
  bars: Bars,
): Problem[] {
  const { growth, left, slow, p99, allowed = [] } = { ...USUAL, ...bars };
  const wrong = answers.filter(({ status }) => !isAllowed(status, allowed));
  const found = [
    wrong.length > 0 && { text: `${statusText(wrong)} (${wrong[0]?.path})` },
    peak - before > growth && { text: `memory + ${mb(peak - before)}` },
    after - before > left && { text: `${mb(after - before)} not released` },
    ...Object.entries(beside).flatMap(([name, { failures, slowest }]) => [
      failures.length > 0 && { text: `a bystander's ${name} request: ${statusText(failures)}` },
      slowest > slow && { text: `a bystander's ${name} request took ${slowest} ms`, needsQuiet: true },
    ]),
    beside.page.p99 > p99 && {
      text: `pages' p99 is ${beside.page.p99} ms, more than ${p99}`,
      needsQuiet: true,
    },
  ];
  return found.filter((problem) => problem !== false);
}

/**
 * `holds`; `fails`; or `unsure` if the machine was busy and only limits that need a quiet machine were
 * missed.
 */
export function verdictOf(problems: readonly Problem[], isQuiet: boolean) {
  if (problems.length === 0) return 'holds';
  return isQuiet || problems.some(({ needsQuiet }) => !needsQuiet) ? 'fails' : 'unsure';
}

/** Attacks the given shop. Resolves to the verdict, the problems, and the figures in one line. */
export async function measureAttack({ bars, isFresh, run }: Attack, given: Victim) {
  const context = isFresh ? await given.refreshed() : given;
  const baseline = startBystanders(context);
  await wait(BASELINE_MS);
  const { page: usual } = await baseline.stop();
  // If more programs want to run than there are processors, late responses prove nothing.
  const [load = 0] = os.loadavg();
  const isQuiet = load <= os.cpus().length && usual.p99 < 100;
  const watched = watchMemory(context.pid);
  const bystanders = startBystanders(context);
  const { answers, problems = [], note } = await run(context);
  await wait(AFTERMATH_MS);
  const beside = await bystanders.stop();
  const memory = await watched.settle();
  const all = [...problems, ...problemsOf({ answers, memory, beside }, bars)];
  const [before, peak, after] = Object.values(memory).map(Math.round);
  const figures = [
    statusText(answers),
    `memory ${before} / ${peak} / ${after} MB`,
    `pages' p99 ${beside.page.p99} ms, before ${usual.p99}`,
    `cart's p99 ${beside.cart.p99} ms`,
    ...(note ? [note] : []),
  ];
  return {
    verdict: verdictOf(all, isQuiet),
    problems: all.map(({ text, needsQuiet }) => (needsQuiet ? `${text} (quiet machine)` : text)),
    figures: figures.join(', '),
  };
}
