import fs from 'node:fs';
import path from 'node:path';
import { CliError, formatDuration, formatTable, log, ROOT } from '../../scripts/lib/cli.mjs';
import { runMain, runProgram } from '../../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { testsOf } from '../../scripts/test/reports';
import { readNames, readOptions } from '../lib/options';
import { applyArguments, isBrowserTest, readFaults, type SeededFault } from './patches';
import { createWorkspace } from './workspace';

const TEST_LIMIT_MS = 15 * 60_000;
const LEVELS: Record<string, (fault: SeededFault) => boolean> = {
  unit: (fault) => !isBrowserTest(fault.test),
  browser: (fault) => isBrowserTest(fault.test),
};

/** Result for a fault: the title of the test that caught it, or why no test did. */
type Outcome = { caughtBy: string | null; note: string };
type Row = Outcome & { fault: SeededFault };

function chooseFaults() {
  const all = readFaults(ROOT);
  const ids = readNames(
    'faults',
    all.map(({ id }) => id),
  );
  const { level } = readOptions('faults').values;
  if (level !== undefined && !Object.hasOwn(LEVELS, level))
    throw new CliError('--level must be unit or browser.');
  return all.filter((fault) => ids.includes(fault.id) && (LEVELS[level ?? '']?.(fault) ?? true));
}

/** The program that runs a fault's test file, limited to tests of the fault's requirement. */
function testProgram({ test, requirement }: SeededFault, report: string) {
  const only = (option: string) => (requirement === null ? [] : [option, `\\b${requirement}\\b`]);
  if (isBrowserTest(test)) {
    const options = '--project=desktop --retries=0 --workers=1 --max-failures=1 --reporter=json'.split(' ');
    const args = ['node_modules/playwright/cli.js', 'test', test, ...options, ...only('-g')];
    return { args, variables: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
  }
  const options = ['--ci', '--runInBand', '--json', `--outputFile=${report}`, '--runTestsByPath', test];
  const args = ['node_modules/jest/bin/jest.js', ...options, ...only('-t')];
  return { args, variables: { NODE_ENV: 'test' } };
}

/** Runs the tests for a fault in the copy, and returns those that ran. */
async function runTest(fault: SeededFault, folder: string) {
  const report = path.join(folder, 'fault-report.json');
  fs.rmSync(report, { force: true });
  const { args, variables } = testProgram(fault, report);
  const { lines } = await runProgram({
    args,
    cwd: folder,
    env: { ...withoutConfiguration(), ...variables },
    output: 'held',
    limit: TEST_LIMIT_MS,
  });
  if (!fs.existsSync(report)) throw new CliError([`${fault.test} left no report:`, ...lines].join('\n'));
  const tests = testsOf(JSON.parse(fs.readFileSync(report, 'utf8')));
  return tests.filter(({ result }) => result !== 'skipped');
}

async function tryFault(fault: SeededFault, workspace: ReturnType<typeof createWorkspace>): Promise<Outcome> {
  workspace.apply(applyArguments(fault));
  try {
    const tests = await runTest(fault, workspace.folder);
    if (tests.length === 0) return { caughtBy: null, note: 'no test of this requirement ran' };
    const failed = tests.find(({ result }) => result === 'failed');
    return failed
      ? { caughtBy: failed.name, note: '' }
      : { caughtBy: null, note: `${tests.length} tests passed` };
  } finally {
    workspace.restore(fault.files);
  }
}

async function main() {
  const workspace = createWorkspace();
  const rows: Row[] = [];
  for (const fault of chooseFaults()) {
    const started = Date.now();
    const outcome = await tryFault(fault, workspace);
    const verdict = outcome.caughtBy === null ? 'NOT CAUGHT' : 'caught';
    log(`${verdict}: ${fault.id}, ${formatDuration(Date.now() - started)}`);
    rows.push({ fault, ...outcome });
  }
  const missed = rows.filter(({ caughtBy }) => caughtBy === null);
  const cells = rows.map(({ fault, caughtBy, note }) => [
    fault.id,
    fault.test,
    caughtBy ?? `NOTHING: ${note}`,
  ]);
  log(`\n${formatTable([['fault', 'test', 'caught by'], ...cells])}`);
  log(`\n${rows.length} faults, ${rows.length - missed.length} caught, ${missed.length} not.`);
  return missed.length > 0 ? 1 : 0;
}

await runMain(main, { signalCode: 130 });
