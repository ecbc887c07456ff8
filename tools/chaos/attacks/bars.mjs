import { statusText } from '../../lib/figures';

/**
 * @typedef {import('./wire.mjs').Answer} Answer
 * @typedef {{ growth?: number, left?: number, slow?: number, p99?: number, allowed?: (number | string)[],
 *   maxBody?: number }} Bars `growth` and `left`: MB of memory at the peak and afterwards. `slow`: ms that no healthy
 *   request may take, `p99` those of pages; both for a quiet machine. `maxBody`: bytes of an answer.
 * @typedef {{ text: string, needsQuiet?: boolean }} Problem
 */

/** @type {Bars} */
const USUAL = {
  growth: 100,
  left: 60,
  slow: 1_000,
  allowed: ['2xx', '3xx', '4xx', 503, 'closed', 'reset', 'left'],
};

/** Whether a status is one of those; `4xx` means all from 400 to 499. */
export function isAllowed(status, allowed) {
  return allowed.some((each) => each === status || each === `${Math.floor(Number(status) / 100)}xx`);
}

/** Whether a Location leads a browser to a host that is not ours. */
export function leavesShop(location, ownHost) {
  if (location === undefined) return false;
  const base = `http://${ownHost}`;
  if (!URL.canParse(location, base)) return true;
  return new URL(location, base).host !== ownHost;
}

const shown = (paths) =>
  [...new Set(paths)]
    .slice(0, 3)
    .map((path) => String(path).slice(0, 60))
    .join(', ');

/**
 * Problems of the answers to an attack.
 * @param {Answer[]} answers
 * @param {Bars} bars
 * @returns {Problem[]}
 */
export function answerProblems(answers, bars, ownHost) {
  const allowed = bars.allowed ?? USUAL.allowed;
  const problems = [];
  const wrong = answers.filter(({ status }) => !isAllowed(status, allowed));
  if (wrong.length > 0)
    problems.push({ text: `${statusText(wrong)} (${shown(wrong.map(({ path }) => path ?? '/'))})` });
  const leaving = answers.filter(({ location }) => leavesShop(location, ownHost));
  if (leaving.length > 0)
    problems.push({ text: `leads to ${shown(leaving.map(({ location }) => location))}` });
  const large = answers.filter(
    ({ status, bytes }) => bars.maxBody !== undefined && Number(status) >= 400 && bytes > bars.maxBody,
  );
  if (large.length > 0)
    problems.push({
      text: `${large.length} refusals of up to ${Math.max(...large.map(({ bytes }) => bytes))} bytes`,
    });
  return problems;
}

const mb = (value) => `${Math.round(value)} MB`;

/** @returns {Problem[]} */
export function memoryProblems({ before, peak, after }, bars) {
  const { growth, left } = { ...USUAL, ...bars };
  if (before === undefined) return [];
  const problems = [];
  if (peak - before > growth) problems.push({ text: `memory + ${mb(peak - before)}` });
  if (after - before > left) problems.push({ text: `${mb(after - before)} not given back` });
  return problems;
}

/** @returns {Problem[]} */
export function bystanderProblems({ page, cart }, bars) {
  const { slow, p99 } = { ...USUAL, ...bars };
  const problems = [];
  for (const [name, times] of Object.entries({ page, cart })) {
    if (times.failures.length > 0) {
      const what = statusText(times.failures.map((status) => ({ status })));
      problems.push({ text: `a bystander's ${name}: ${what}` });
    }
    if (times.marked > 0) problems.push({ text: `a bystander's ${name} holds what an attacker sent` });
    if (times.slowest > slow)
      problems.push({ text: `a bystander's ${name} took ${times.slowest} ms`, needsQuiet: true });
  }
  if (p99 !== undefined && page.p99 > p99)
    problems.push({ text: `pages' p99 is ${page.p99} ms, more than ${p99}`, needsQuiet: true });
  return problems;
}

/**
 * `holds`, `fails`, or `unsure`: only bars for a quiet machine were missed, and it was not quiet.
 * @param {Problem[]} problems
 * @param {boolean} isQuiet
 */
export function verdictOf(problems, isQuiet) {
  if (problems.length === 0) return 'holds';
  return isQuiet || problems.some(({ needsQuiet }) => !needsQuiet) ? 'fails' : 'unsure';
}
