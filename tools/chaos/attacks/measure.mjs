import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { statusText } from '../../lib/figures';
import { answerProblems, bystanderProblems, memoryProblems, verdictOf } from './bars.mjs';
import { baselineOf, startBystanders } from './bystanders.mjs';
import { memoryOf, settledMemory, watchMemory } from './memory.mjs';

/**
 * @typedef {{ sent: string, answers: import('./wire.mjs').Answer[], problems?: import('./bars.mjs').Problem[],
 *   note?: string }} Outcome
 * @typedef {{ id: string, name: string, bars?: import('./bars.mjs').Bars, isCalm?: boolean, isFresh?: boolean,
 *   skip?: (context: object) => string | undefined, setUp?: (context: object) => Promise<object>,
 *   run: (context: object) => Promise<Outcome> }} Attack `isCalm`: without bystanders. `isFresh`: what memory it takes is
 *   measured on a shop that has just started.
 */

const BASELINE_MS = 2_000;
/** What was under way may end in it. */
const AFTERMATH_MS = 500;
const SETTLE_MS = 10_000;
const SETTLED_MB = 40;
const MEGABYTE = 1024 ** 2;

const NOBODY = { count: 0, p99: 0, slowest: 0, slow: 0, failures: [], marked: 0 };
const NO_BYSTANDERS = { page: NOBODY, cart: NOBODY };

const round = (value) => (value === undefined ? undefined : Math.round(value));

/** A machine on which more wants to run than it has processors for cannot tell whether an answer is late. */
const isQuiet = (baseline) => os.loadavg()[0] <= os.cpus().length && baseline.page.p99 < 100;

async function measureOn(attack, context) {
  const { pid } = context;
  const isCalm = attack.isCalm === true;
  const baseline = isCalm ? NO_BYSTANDERS : await baselineOf(context, BASELINE_MS);
  const before = memoryOf(pid);
  const memory = watchMemory(pid);
  const started = performance.now();
  const bystanders = isCalm ? undefined : startBystanders(context);
  const outcome = await attack.run(context).catch((error) => ({
    sent: 'ended early',
    answers: [],
    problems: [{ text: String(error.message).split('\n')[0] }],
  }));
  const ms = performance.now() - started;
  if (!isCalm) await wait(AFTERMATH_MS);
  const beside = (await bystanders?.stop()) ?? NO_BYSTANDERS;
  const after = await settledMemory(pid, before + SETTLED_MB, SETTLE_MS);
  memory.stop();

  const { answers } = outcome;
  const bytes = answers.reduce((sum, { sent }) => sum + sent, 0);
  const used = { before, peak: memory.peak(), after };
  const problems = [
    ...(outcome.problems ?? []),
    ...answerProblems(answers, attack.bars ?? {}, new URL(context.baseUrl).host),
    ...memoryProblems(used, attack.bars),
    ...bystanderProblems(beside, attack.bars),
  ];
  return {
    sent: outcome.sent,
    statuses: statusText(answers),
    memory: { before: round(used.before), peak: round(used.peak), after: round(used.after) },
    megabytes: Number((bytes / MEGABYTE).toFixed(1)),
    growthPerByte:
      bytes < MEGABYTE || before === undefined ? undefined : ((used.peak - before) * MEGABYTE) / bytes,
    page: { ...beside.page, baseline: baseline.page.p99 },
    cart: { ...beside.cart, baseline: baseline.cart.p99 },
    ms: Math.round(ms),
    load: Number(os.loadavg()[0].toFixed(1)),
    verdict: verdictOf(problems, isQuiet(baseline)),
    problems: problems.map(({ text, needsQuiet }) => (needsQuiet ? `${text} (quiet machine)` : text)),
    note: outcome.note,
  };
}

/**
 * A row of the table for one attack: `{ id, name, through, verdict, … }`.
 * @param {Attack} attack
 */
export async function measureAttack(attack, context) {
  const { id, name } = attack;
  const row = { id, name, through: context.through };
  const reason = attack.skip?.(context);
  if (reason !== undefined) return { ...row, verdict: 'skipped', problems: [reason] };
  if (attack.setUp === undefined) {
    const fresh = (attack.isFresh === true && (await context.refreshed?.())) || context;
    return { ...row, ...(await measureOn(attack, { ...context, ...fresh })) };
  }
  const own = await attack
    .setUp(context)
    .catch((error) => ({ failed: String(error.message).split('\n')[0] }));
  if (own.failed !== undefined)
    return { ...row, verdict: 'fails', problems: [`could not start: ${own.failed}`] };
  if (own.skipped !== undefined) return { ...row, verdict: 'skipped', problems: [own.skipped] };
  try {
    return { ...row, ...(await measureOn(attack, { ...context, ...own })) };
  } finally {
    await own.stop();
  }
}
