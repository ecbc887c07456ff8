import { CliError, describeError, formatDuration, log, readOptions } from '../lib/cli.mjs';
import { withoutConfiguration } from '../lib/settings.mjs';
import type { Counts } from './counts';
import { summaryLine } from './counts';
import { createSharedShops } from './shared-shops.mjs';
import type { Context, Step } from './steps';
import { STEPS } from './steps';

export type StepResult = { step: Step; counts: Counts; ms: number };

const ALL_STEPS = STEPS.map(({ key }) => key).join(',');

function chosenSteps(only: string) {
  const keys = only.split(',').map((key) => key.trim());
  const unknown = keys.find((key) => !STEPS.some((step) => step.key === key));
  if (unknown !== undefined) throw new CliError(`There is no step "${unknown}": choose from ${ALL_STEPS}.`);
  return STEPS.filter(({ key }) => keys.includes(key));
}

/** Runs a step until it ends. A step that throws has failed. */
async function runStep(step: Step, context: Context): Promise<StepResult> {
  const started = Date.now();
  const counts = await step.run(context).catch((error) => ({
    failed: 1,
    lines: [describeError(error)],
  }));
  return { step, counts, ms: Date.now() - started };
}

function printResult({ step, counts, ms }: StepResult) {
  for (const line of counts.lines ?? []) log(line);
  log(`${counts.failed ? 'FAILED' : 'ok'}: ${step.title}, ${summaryLine([counts])}, ${formatDuration(ms)}`);
}

/** The failed tests of a step, or the step itself if it has no tests. */
function namesOfFailures({ step, counts }: StepResult) {
  return counts.failures?.length ? counts.failures : [step.title];
}

/** Runs the steps in order. Background steps run in parallel with the others, and are reported at the end. */
async function runSteps(steps: readonly Step[], context: Context) {
  const results: StepResult[] = [];
  const background: Promise<StepResult>[] = [];
  for (const step of steps) {
    log(`\n== ${step.title}`);
    if (step.background) {
      log('Runs in parallel with the next steps.');
      background.push(runStep(step, context));
      continue;
    }
    const result = await runStep(step, context);
    printResult(result);
    results.push(result);
  }
  const late = await Promise.all(background);
  for (const result of late) printResult(result);
  return [...results, ...late];
}

/** Runs the steps that the command line selects, even after one has failed. Resolves to the exit code. */
export async function runTests() {
  const started = Date.now();
  const { only, 'no-install': noInstall } = readOptions(
    { only: { type: 'string', default: ALL_STEPS }, 'no-install': { type: 'boolean', default: false } },
    `npm test only takes --only=${ALL_STEPS} and --no-install.`,
  );
  const steps = chosenSteps(only);
  const plainText = process.stdout.isTTY ? {} : { FORCE_COLOR: '0' };
  const context = {
    env: { ...withoutConfiguration(), ...plainText },
    shops: createSharedShops(),
    mayInstall: !noInstall,
  };
  const results = await runSteps(steps, context).finally(() => context.shops.stop());
  const failed = results.filter(({ counts }) => counts.failed);
  log('');
  for (const line of failed.flatMap(namesOfFailures)) log(`FAILED: ${line}`);
  log(`${formatDuration(Date.now() - started)} in all.`);
  log(summaryLine(results.map(({ counts }) => counts)));
  return failed.length > 0 ? 1 : 0;
}
