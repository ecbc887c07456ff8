import { endingOf } from './answers.mjs';
import { stopAll } from './processes.mjs';
import { Sentence, say } from './project.mjs';

const PARENT_CHECK_MS = 500;
let leaving = false;

/**
 * npm does not always hand SIGTERM on, and then leaves without us. So a script that npm started ends
 * when its parent is gone; one started by hand may well outlive the shell.
 */
function followNpm(leave) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    leave('SIGTERM');
  }, PARENT_CHECK_MS);
  check.unref();
}

/**
 * Runs the main function of a script. Ctrl-C or SIGTERM ends every program it started and exits with
 * `signalCode`; a Sentence is printed as it stands with exit code 1.
 */
export async function runMain(main, { signalCode = 0, farewell } = {}) {
  const leave = async (signal) => {
    if (leaving) return stopAll(0);
    leaving = true;
    if (farewell) say(signal === 'SIGINT' ? `\n${farewell}` : farewell);
    await stopAll();
    process.exit(signalCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => leave(signal));
  followNpm(leave);

  try {
    const code = await main();
    if (!leaving) process.exitCode = code ?? 0;
  } catch (error) {
    if (leaving) return;
    leaving = true;
    process.stderr.write(`${error instanceof Sentence ? error.message : error.stack}\n`);
    await stopAll();
    process.exit(1);
  }
}

/**
 * Keeps the programs running together: resolves never while all run; when one ends by itself,
 * throws a Sentence about it (the others are then stopped by runMain).
 */
export async function keepTogether(programs) {
  const first = await Promise.race(programs.map((program) => program.exited.then(() => program)));
  const others = programs.filter((program) => program !== first).map((program) => program.name);
  const consequence = others.length > 0 ? `, so the ${others.join(' and the ')} is stopped as well` : '';
  throw new Sentence(`The ${first.name} ${endingOf(first.ended)} unexpectedly${consequence}.`);
}
