/*
 * Asks in Portuguese, because sellers in Brazil use it. lib/config/storefronts/README.md describes the fields
 * that are not asked for.
 */
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { storefrontSchema } from '../../lib/config/storefront-schema.mjs';
import { CliError, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { objectOf } from '../lib/json';
import { readOptions } from '../lib/options';
import { type Answers, askForStorefront } from './ask';

const WORDS = {
  early: '\nAs perguntas acabaram antes da hora, e nenhum arquivo foi escrito.',
  exists: (file: string) => `${file} já existe: dê outro nome depois do comando.`,
  written: (files: string[]) => `Escrito: ${files.join(' e ')}.`,
  more: 'O que falta, como desenhos e outros textos, se põe à mão: lib/config/storefronts/README.md.',
  start: (command: string) => `Com a sua plataforma: STORE_API_URL=… ${command}`,
  later: (command: string, address: string) => `Prévia: ${command}, e abra ${address}`,
};

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '') || 'loja';

/** Asks on the terminal. Reads line by line, because `question` would lose input that a pipe sends early. */
function createTerminal() {
  const terminal = readline.createInterface({ input: process.stdin });
  const lines = terminal[Symbol.asyncIterator]();
  return {
    async ask(question: string): Promise<string> {
      process.stdout.write(question);
      const { done, value } = await lines.next();
      if (done) throw new CliError(WORDS.early);
      return value;
    },
    close: () => terminal.close(),
  };
}

/** Writes the storefront file, with its logo next to it. Returns the paths. */
function writeFiles(file: string, { content, logo }: Answers) {
  const files = [file];
  let whole = content;
  if (logo !== undefined) {
    const name = `${path.basename(file, path.extname(file))}-${logo.name}`;
    whole = { ...content, files: { ...objectOf(objectOf(content).files), logo: name } };
    const logoFile = path.join(path.dirname(file), name);
    fs.writeFileSync(logoFile, logo.bytes);
    files.push(logoFile);
  }
  fs.writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
  return files;
}

async function main() {
  const [named] = readOptions('new-storefront').positionals;
  if (named !== undefined && fs.existsSync(named)) throw new CliError(WORDS.exists(named));
  const terminal = createTerminal();
  try {
    const answers = await askForStorefront(terminal.ask, log);
    const { name, features } = storefrontSchema.parse(answers.content);
    const file = named ?? `${slugOf(name ?? '')}.json`;
    if (fs.existsSync(file)) throw new CliError(WORDS.exists(file));
    log(WORDS.written(writeFiles(file, answers)));
    const command = `STOREFRONT_FILE=${path.normalize(file)} npm start`;
    // The demo catalogue that suits the shop: glasses, or machines for every other trade.
    const storefront = features.lenses ? 'oculos' : 'maquinas';
    log(WORDS.more);
    log(WORDS.start(command));
    log(WORDS.later(`STOREFRONT=${storefront} ${command}`, 'http://localhost:3000'));
  } finally {
    terminal.close();
  }
}

await runMain(main);
