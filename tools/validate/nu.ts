import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { CliError, codeOf, createTempFolder } from '../../scripts/lib/cli.mjs';
import { objectOf, objectsOf } from '../lib/json';
import type { Finding } from './findings';

const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const LIMIT_MS = 5 * 60_000;
const MAX_EXTRACT = 160;
const MAX_OUTPUT = 50_000_000;

const run = promisify(execFile);

/** Whether a Java runtime is installed. */
export async function hasJava(env: NodeJS.ProcessEnv) {
  try {
    await run('java', ['-version'], { env, timeout: LIMIT_MS });
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** The Nu HTML checker's report about pages: errors and warnings. */
export async function checkMarkup(
  pages: readonly { kind: string; html: string }[],
  env: NodeJS.ProcessEnv,
): Promise<Finding[]> {
  if (!(await hasJava(env)))
    throw new CliError(
      'The Nu HTML checker needs Java: install default-jre-headless, or choose other checkers with --only.',
    );
  const { folder, remove } = createTempFolder('validate');
  try {
    for (const [index, { html }] of pages.entries())
      fs.writeFileSync(path.join(folder, `${index}.html`), html);
    const { stderr } = await run(
      'java',
      ['-jar', CHECKER, '--format', 'json', '--exit-zero-always', folder],
      {
        env,
        timeout: LIMIT_MS,
        maxBuffer: MAX_OUTPUT,
      },
    );
    return objectsOf(objectOf(JSON.parse(stderr)).messages).map(({ url, message, extract = '', type }) => ({
      checker: 'nu',
      kind: pages[Number(path.basename(String(url), '.html'))]?.kind ?? '',
      rule: String(message).replaceAll(/“[^”]*”/g, '“…”'),
      text: `${type}: ${message} ${String(extract).replaceAll(/\s+/g, ' ').slice(0, MAX_EXTRACT)}`,
    }));
  } finally {
    remove();
  }
}
