/*
 * npm test: every check of the project, to the end even when one fails. `npm test -- --only=lint,unit` runs some of
 * the steps. The last line is the result.
 */
import { parseArgs } from 'node:util';
import { CliError, formatDuration, log } from './lib/cli.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/processes.mjs';
import { withoutConfiguration } from './lib/settings.mjs';
import { summaryLine } from './test/counts.mjs';
import { createSharedShops, STEPS } from './test/steps.mjs';

function chosenSteps() {
  const all = STEPS.map(({ key }) => key).join(',');
  let only;
  try {
    ({ only } = parseArgs({ options: { only: { type: 'string' } } }).values);
  } catch (error) {
    throw new CliError(`${error.message}. npm test takes --only=${all}.`);
  }
  if (only === undefined) return STEPS;
  const keys = only.split(',').map((key) => key.trim());
  const unknown = keys.find((key) => !STEPS.some((step) => step.key === key));
  if (unknown !== undefined) throw new CliError(`There is no step "${unknown}": choose among ${all}.`);
  return STEPS.filter(({ key }) => keys.includes(key));
}

/** Runs a step to its end; a step that throws has failed. */
async function runStep(step, context) {
  const started = Date.now();
  const counts = await step.run(context).catch((error) => ({
    failed: 1,
    lines: [error instanceof CliError ? error.message : error.stack],
  }));
  return { step, counts, ms: Date.now() - started };
}

const printTitle = (step) => log(`\n== ${step.title}`);

function printResult({ step, counts, ms }) {
  for (const line of counts.lines ?? []) log(line);
  log(`${counts.failed ? 'FAILED' : 'ok'}: ${step.title}, ${summaryLine([counts])}, ${formatDuration(ms)}`);
}

/** Runs the steps in order, those of the background beside the others: they are reported between two steps. */
async function runSteps(steps, context) {
  const results = [];
  const background = [];
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
  const steps = chosenSteps();
  const plainText = process.stdout.isTTY ? {} : { FORCE_COLOR: '0' };
  const context = { env: { ...withoutConfiguration(), ...plainText }, shops: createSharedShops() };
  await installDependencies(context.env);

  const results = await runSteps(steps, context).finally(() => context.shops.stop());
  const failed = results.filter(({ counts }) => counts.failed).map(({ step }) => step.title);
  const names = failed.length > 0 ? ` Failed: ${failed.join('; ')}.` : '';
  log(`\n${formatDuration(Date.now() - started)} in all.${names}`);
  log(summaryLine(results.map(({ counts }) => counts)));
  return failed.length > 0 ? 1 : 0;
}

await runMain(main, { signalCode: 130 });
