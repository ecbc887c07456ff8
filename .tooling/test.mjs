/*
 * npm test: every check of the project, to the end even when one fails.
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

/** Runs a step to its end, whatever becomes of it: its counts, its `lines` and how long it took. */
async function outcomeOf(step, context) {
  const started = Date.now();
  const counts = await step.run(context).catch((error) => ({
    failed: 1,
    lines: [error instanceof Sentence ? error.message : error.stack],
  }));
  return { step, counts, ms: Date.now() - started };
}

const announce = (step) => say(`\n== ${step.title}`);

function tell({ step, counts, ms }) {
  for (const line of counts.lines ?? []) say(line);
  say(`${counts.failed ? 'FAILED' : 'ok'}: ${step.title}, ${summaryLine([counts])}, ${duration(ms)}`);
}

/** Runs the steps in their order, those `beside` while the others go on. Each is told when nothing else speaks. */
async function runSteps(steps, context) {
  const outcomes = [];
  const beside = [];
  const untold = [];
  const tellEnded = () => {
    for (const outcome of untold.splice(0)) {
      announce(outcome.step);
      tell(outcome);
      outcomes.push(outcome);
    }
  };
  for (const step of steps) {
    if (step.beside) {
      say(`\n${step.title}: runs beside what follows.`);
      beside.push(outcomeOf(step, context).then((outcome) => untold.push(outcome)));
      continue;
    }
    announce(step);
    const outcome = await outcomeOf(step, context);
    tell(outcome);
    outcomes.push(outcome);
    tellEnded();
  }
  await Promise.all(beside);
  tellEnded();
  return outcomes;
}

async function main() {
  const started = Date.now();
  const steps = chosenSteps();
  const plainText = process.stdout.isTTY ? {} : { FORCE_COLOR: '0' };
  const context = { env: { ...plainEnvironment(), ...plainText } };
  await installDependencies(context.env);

  const outcomes = await runSteps(steps, context);
  const failed = outcomes.filter(({ counts }) => counts.failed).map(({ step }) => step.title);
  say(
    `\n${duration(Date.now() - started)} in all.${failed.length > 0 ? ` Failed: ${failed.join('; ')}.` : ''}`,
  );
  say(summaryLine(outcomes.map(({ counts }) => counts)));
  return failed.length > 0 ? 1 : 0;
}

await runMain(main, { signalCode: 130 });
