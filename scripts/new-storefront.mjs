/*
 * npm run new-storefront: asks who sells and how the shop looks, and writes the file for STOREFRONT_FILE. What it does
 * not ask is in lib/config/storefronts/README.md.
 */
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { parseArgs } from 'node:util';
import { CliError, log } from './lib/cli.mjs';
import { requireDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/processes.mjs';

function readFileName() {
  try {
    return parseArgs({ allowPositionals: true }).positionals[0];
  } catch (error) {
    throw new CliError(
      `${error.message}. npm run new-storefront takes the name of the file and nothing else.`,
    );
  }
}

const slugOf = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '') || 'loja';

/** By lines rather than by `question`, which loses what a pipe sends ahead. */
async function askAll() {
  const { askForStorefront } = await import('./lib/storefront-questions.mjs');
  const terminal = readline.createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  async function ask(question) {
    process.stdout.write(question);
    const { done, value } = await lines.next();
    if (done) throw new CliError('\nThe questions ended early, so no file was written.');
    return value;
  }
  try {
    return await askForStorefront(ask, log);
  } finally {
    terminal.close();
  }
}

async function main() {
  const named = readFileName();
  requireDependencies();
  const content = await askAll();
  const file = named ?? `${slugOf(content.name)}.json`;
  if (fs.existsSync(file)) throw new CliError(`${file} exists already: name another file after the command.`);
  fs.writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  log(`Written to ${file}. Start the shop with STOREFRONT_FILE=${path.normalize(file)}.`);
  log('Logo, drawings and the other words can be added by hand: lib/config/storefronts/README.md.');
}

await runMain(main);
