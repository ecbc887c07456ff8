import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findCommand } from './browser.cjs';
import { CliError, createTempFolder } from './cli.mjs';
import { freePort } from './ports.mjs';
import { runProgram, startProgram } from './processes.mjs';

const READY_MS = 30_000;
const PAUSE_MS = 100;
const DATABASE = 'storefront_test';

/**
 * PostgreSQL does not run as root, so root starts it as the user that its package has created.
 * @param {string} file
 * @param {string[]} args
 */
const asServerUser = (file, args) =>
  process.getuid?.() === 0
    ? { command: 'runuser', args: ['-u', 'postgres', '--', file, ...args] }
    : { command: file, args };

/**
 * The folder of the newest PostgreSQL server, since Debian does not put initdb on PATH; undefined without a server.
 * @param {import('./cli.mjs').Env} env
 */
export function postgresFolder(env) {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => path.join(debian, version, 'bin'));
  return [...folders, path.dirname(findCommand('initdb', env) ?? '')].find((folder) =>
    ['initdb', 'postgres', 'createdb'].every((name) => fs.existsSync(path.join(folder, name))),
  );
}

/**
 * Starts a private PostgreSQL cluster on a free loopback port, with the programs in `folder`. Resolves to `{
 * url, server, query, kill, start, stop }`: `server` is the running program, `query(sql)` resolves to the
 * lines of the result, `start()` restarts the server after a `kill()` and resolves to the new program,
 * `stop()` also removes the data.
 * @param {string} folder
 * @param {import('./cli.mjs').Env} env
 */
export async function startPostgres(folder, env) {
  const { folder: home, remove } = createTempFolder('postgres');
  const data = path.join(home, 'data');
  const port = await freePort();
  fs.chmodSync(home, 0o777);
  const at = { env, cwd: home };
  /**
   * @param {string} name
   * @param {string[]} args
   */
  const run = (name, args) =>
    runProgram({ ...asServerUser(path.join(folder, name), args), ...at, output: 'held' });

  const options = '-U postgres -A trust -E UTF8 --locale=C -N'.split(' ');
  const created = await run('initdb', ['-D', data, ...options]);
  if (created.code !== 0)
    throw new CliError(['PostgreSQL failed to create a cluster:', ...created.lines].join('\n'));

  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${home}`, 'fsync=off'];
  const serverArgs = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const startServer = () =>
    startProgram({
      ...asServerUser(path.join(folder, 'postgres'), serverArgs),
      ...at,
      name: 'PostgreSQL',
      output: 'held',
    });
  let server = startServer();
  const stop = async () => {
    await server.stop();
    remove();
  };
  const client = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  /**
   * Runs a client repeatedly until it succeeds, which shows that the server is ready.
   * @param {string} name
   * @param {string[]} args
   */
  async function untilReady(name, args) {
    const deadline = Date.now() + READY_MS;
    while ((await run(name, [...client, ...args])).code !== 0) {
      if (server.ended || Date.now() > deadline) {
        await server.stop();
        throw new CliError(['PostgreSQL did not start:', ...server.lastLines()].join('\n'));
      }
      await wait(PAUSE_MS);
    }
  }
  /** @param {string} sql */
  async function query(sql) {
    const { code, lines } = await run('psql', [...client, '-d', DATABASE, '-Atqc', sql]);
    if (code !== 0) throw new CliError(['PostgreSQL rejected a query:', ...lines].join('\n'));
    return lines;
  }
  try {
    await untilReady('createdb', [DATABASE]);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    server,
    url: `postgres://postgres@127.0.0.1:${port}/${DATABASE}`,
    query,
    kill: () => server.stop(0),
    async start() {
      server = startServer();
      await untilReady('psql', ['-d', DATABASE, '-c', 'select 1']);
      return server;
    },
    stop,
  };
}
