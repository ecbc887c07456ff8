/*
 * While a call is broken, every kind of page is requested. No page may be blank or late, lack the security
 * policy or throw a script error. All pages must work again within ten seconds.
 */
import type { Browser } from 'playwright';
import { CliError, formatDuration, formatTable, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { describeMachine } from '../../scripts/lib/system.mjs';
import { startBreakablePlatform } from '../lib/breakable-platform';
import { withChromium } from '../lib/chromium';
import { FAULTS, faultNamed } from '../lib/fault-proxy/faults';
import { milliseconds, statusText } from '../lib/figures';
import { readOptions } from '../lib/options';
import { runAttacks } from './attacks/run';
import { type Case, measureCases } from './cases';

/** Slower than a call's deadline, so that the shop aborts the call. */
const SLOW = 'slow:2400';
const ALL_FAULTS = [...Object.keys(FAULTS), SLOW];

function chosenOptions() {
  const { calls, faults } = readOptions('chaos').values;
  const chosen = faults?.split(',') ?? ALL_FAULTS;
  for (const fault of chosen) faultNamed(fault);
  return { calls: calls?.split(','), faults: chosen };
}

/** The observed calls that start with one of `prefixes`; all calls without prefixes. */
function chosenCalls(calls: string[], prefixes: string[] | undefined) {
  if (prefixes === undefined) return calls;
  const found = calls.filter((call) => prefixes.some((prefix) => call.split(' ')[1]?.startsWith(prefix)));
  if (found.length === 0) {
    throw new CliError(`No page makes such a call. Choose from these:\n${calls.join('\n')}`);
  }
  return found;
}

const rowOf = (fault: string, cases: readonly Case[]) => [
  fault,
  cases.length,
  statusText(cases),
  milliseconds(Math.max(...cases.map(({ ms }) => ms))),
  milliseconds(Math.max(...cases.map(({ recovery }) => recovery ?? Number.NaN))),
  cases.filter(({ problem }) => problem !== undefined).length,
];

async function tryAll(browser: Browser) {
  const { calls: prefixes, faults } = chosenOptions();
  const started = Date.now();
  const platform = await startBreakablePlatform();
  try {
    const calls = chosenCalls(await platform.observeCalls(), prefixes);
    log(`${calls.length} calls, ${faults.length} faults, ${platform.pages.length} kinds of page`);
    const cases: Case[] = [];
    for (const fault of faults) {
      for (const call of calls) cases.push(...(await measureCases({ platform, browser, call, fault })));
      log(`${fault}: done`);
    }
    const problems = cases.filter(({ problem }) => problem !== undefined);
    const rows = faults.map((name) =>
      rowOf(
        name,
        cases.filter(({ fault }) => fault === name),
      ),
    );
    log(formatTable([['fault', 'cases', 'responses', 'slowest', 'well again', 'problems'], ...rows]));
    for (const { fault, call, page, problem } of problems) log(`${fault}, ${call}, ${page}: ${problem}`);
    const took = formatDuration(Date.now() - started);
    log(`${cases.length} cases, ${problems.length} problems, ${took}, ${describeMachine()}`);
    return problems.length > 0 ? 1 : 0;
  } finally {
    await platform.stop();
  }
}

await runMain(() => (process.argv.includes('--only=attacks') ? runAttacks() : withChromium(tryAll)));
