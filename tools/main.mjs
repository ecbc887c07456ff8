/*
 * npm run tools -- <name>: benchmarks, load tests, chaos and other tools. Without a name, lists them. The
 * shop neither needs nor imports them.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { log } from '../scripts/lib/cli.mjs';
import { requireDependencies } from '../scripts/lib/dependencies.mjs';
import { helpFor, programOf, TOOLS } from './tools.mjs';

const [name, ...given] = process.argv.slice(2);
// `npm run tools -- soak -- --minutes=5` should mean the same as without the second `--`.
const options = given[0] === '--' ? given.slice(1) : given;
if (name === undefined || name === '--help') log(helpFor());
else if (!Object.hasOwn(TOOLS, name)) {
  process.stderr.write(`There is no tool "${name}".\n\n${helpFor()}\n`);
  process.exitCode = 2;
} else if (options.includes('--help')) log(helpFor(name));
else {
  requireDependencies();
  // The tools are TypeScript, which Node.js 20 cannot run directly.
  const { register } = await import('tsx/esm/api');
  register();
  const file = path.join(import.meta.dirname, programOf(name));
  // Each tool reads its options from argv, as if it had been started directly.
  process.argv = [process.execPath, file, ...options];
  await import(pathToFileURL(file).href);
}
