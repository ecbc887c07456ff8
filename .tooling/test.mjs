/*
 * npm test: every check of the project, one after the other, to the end even when one fails.
 * `npm test -- --only=lint,jest` runs some of the steps. The last line is the result.
 */
import { parseArgs } from 'node:util';
import { installDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/lifetime.mjs';
import { Sentence, say } from './lib/project.mjs';
import { duration, summaryLine } from './lib/summary.mjs';
import { plainEnvironment } from './lib/temporary-shop.mjs';
import { STEPS } from './lib/test-steps.mjs';

function chosenSteps() {
  let only;
  try {
    ({ only } = parseArgs({ options: { only: { type: 'string' } } }).values);
  } catch (error) {
    throw new Sentence(`${error.message}. npm test takes --only=${STEPS.map(({ key }) => key).join(',')}.`);
  }
  if (only === undefined) return STEPS;
  const keys = only.split(',').map((key) => key.trim());
  const unknown = keys.find((key) => !STEPS.some((step) => step.key === key));
  if (unknown !== undefined) {
    throw new Sentence(
      `There is no step "${unknown}": choose among ${STEPS.map(({ key }) => key).join(', ')}.`,
    );
  }
  return STEPS.filter(({ key }) => keys.includes(key));
}

async function runStep(step, context) {
  say(`\n== ${step.title}`);
  const started = Date.now();
  let counts;
  try {
    counts = await step.run(context);
  } catch (error) {
    say(error instanceof Sentence ? error.message : error.stack);
    counts = { failed: 1 };
  }
  say(
    `${counts.failed ? 'FAILED' : 'ok'}: ${step.title}, ${summaryLine([counts])}, ${duration(Date.now() - started)}`,
  );
  return counts;
}

async function main() {
  const started = Date.now();
  const steps = chosenSteps();
  const plainText = process.stdout.isTTY ? {} : { FORCE_COLOR: '0' };
  const context = { env: { ...plainEnvironment(), ...plainText } };
  await installDependencies(context.env);

  const results = [];
  const failed = [];
  for (const step of steps) {
    const counts = await runStep(step, context);
    results.push(counts);
    if (counts.failed) failed.push(step.title);
  }
  say(
    `\n${duration(Date.now() - started)} in all.${failed.length > 0 ? ` Failed: ${failed.join('; ')}.` : ''}`,
  );
  say(summaryLine(results));
  return failed.length > 0 ? 1 : 0;
}

await runMain(main, { signalCode: 130 });
