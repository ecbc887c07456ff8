/*
 * npm test: runs every check of the project, also after one has failed. `npm test -- --only=lint,unit` runs some of the
 * steps, `--no-install` installs no programs. At the end it names the failed tests; the last line is the result.
 */
import { CliError, describeError, formatDuration, log, readOptions } from './lib/cli.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/processes.mjs';
import { withoutConfiguration } from './lib/settings.mjs';
import { summaryLine } from './test/counts.mjs';
import { createSharedShops } from './test/shared-shops.mjs';
import { STEPS } from './test/steps.mjs';

/**
 * @typedef {import('./test/steps.mjs').Step} Step
 * @typedef {import('./test/steps.mjs').Context} Context
 * @typedef {{ step: Step, counts: import('./test/counts.mjs').Counts, ms: number }} StepResult
 */

const ALL_STEPS = STEPS.map(({ key }) => key).join(',');

/** @param {string} only */
function chosenSteps(only) {
  const keys = only.split(',').map((key) => key.trim());
  const unknown = keys.find((key) => !STEPS.some((step) => step.key === key));
  if (unknown !== undefined) throw new CliError(`There is no step "${unknown}": choose among ${ALL_STEPS}.`);
  return STEPS.filter(({ key }) => keys.includes(key));
}

/**
 * Runs a step to its end; a step that throws has failed.
 * @param {Step} step
 * @param {Context} context
 * @returns {Promise<StepResult>}
 */
async function runStep(step, context) {
  const started = Date.now();
  const counts = await step.run(context).catch((error) => ({
    failed: 1,
    lines: [describeError(error)],
  }));
  return { step, counts, ms: Date.now() - started };
}

/** @param {Step} step */
const printTitle = (step) => log(`\n== ${step.title}`);

/** @param {StepResult} result */
function printResult({ step, counts, ms }) {
  for (const line of counts.lines ?? []) log(line);
  log(`${counts.failed ? 'FAILED' : 'ok'}: ${step.title}, ${summaryLine([counts])}, ${formatDuration(ms)}`);
}

/** The failed tests of a step, or the step itself if it has no tests. @param {StepResult} result */
function namesOfFailures({ step, counts }) {
  return counts.failures?.length ? counts.failures : [step.title];
}

/**
 * Runs the steps in order. Background steps run next to the others and are reported between two steps.
 * @param {readonly Step[]} steps
 * @param {Context} context
 */
async function runSteps(steps, context) {
  const results = [];
  const background = [];
  /** @type {StepResult[]} */
  const unreported = [];
  const reportBackground = () => {
    for (const result of unreported.splice(0)) {
      printTitle(result.step);
      printResult(result);
      results.push(result);
    }
  };
  for (const step of steps) {
    if (step.background) {
      log(`\n${step.title}: runs beside what follows.`);
      background.push(runStep(step, context).then((result) => unreported.push(result)));
      continue;
    }
    printTitle(step);
    const result = await runStep(step, context);
    printResult(result);
    results.push(result);
    reportBackground();
  }
  await Promise.all(background);
  reportBackground();
  return results;
}

async function main() {
  const started = Date.now();
  const { only, 'no-install': noInstall } = readOptions(
    { only: { type: 'string', default: ALL_STEPS }, 'no-install': { type: 'boolean', default: false } },
    `npm test takes --only=${ALL_STEPS} and --no-install.`,
  );
  const steps = chosenSteps(only);
  const plainText = process.stdout.isTTY ? {} : { FORCE_COLOR: '0' };
  const context = {
    env: { ...withoutConfiguration(), ...plainText },
    shops: createSharedShops(),
    mayInstall: !noInstall,
  };
  await installDependencies(context.env);

  const results = await runSteps(steps, context).finally(() => context.shops.stop());
  const failed = results.filter(({ counts }) => counts.failed);
  log('');
  for (const line of failed.flatMap(namesOfFailures)) log(`FAILED: ${line}`);
  log(`${formatDuration(Date.now() - started)} in all.`);
  log(summaryLine(results.map(({ counts }) => counts)));
  return failed.length > 0 ? 1 : 0;
}

await runMain(main, { signalCode: 130 });
