import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './ports.mjs';
import { findCommand, runProgram, startProgram } from './processes.mjs';
import { Sentence } from './project.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const READY_MS = 30_000;
const PAUSE_MS = 100;
const DATABASE = 'storefront_test';

/** PostgreSQL refuses to run as root, so root runs it as the user that the package brought. */
function asServerUser(file, args, env) {
  if (process.getuid?.() !== 0) return { command: file, args };
  if (findCommand('runuser', env))
    return { command: 'runuser', args: ['-u', 'postgres', '--', file, ...args] };
  const quoted = [file, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
  return { command: 'su', args: ['postgres', '-s', '/bin/sh', '-c', `exec ${quoted}`] };
}

/**
 * Starts a private PostgreSQL cluster on a free port of the loopback, with the server programs of `folder`.
 * Resolves to `{ url, stop }`; `stop()` ends it and removes its data. Throws a Sentence when it cannot start.
 */
export async function startPostgres(folder, env) {
  const { folder: home, remove } = temporaryFolder('postgres');
  const data = path.join(home, 'data');
  const port = await freePort();
  fs.chmodSync(home, 0o777);
  const at = { env, cwd: home };
  const run = (name, args) =>
    runProgram({ ...asServerUser(path.join(folder, name), args, env), ...at, output: 'held' });

  const created = await run('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '-N',
  ]);
  if (created.code !== 0)
    throw new Sentence(['PostgreSQL could not make a cluster:', ...created.lines].join('\n'));

  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: home, fsync: 'off' };
  const server = startProgram({
    ...asServerUser(
      path.join(folder, 'postgres'),
      [
        '-D',
        data,
        '-p',
        String(port),
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      env,
    ),
    ...at,
    name: 'PostgreSQL',
    output: 'held',
  });
  const stop = async () => {
    await server.stop();
    remove();
  };
  const createDatabase = () =>
    run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', DATABASE]);
  const deadline = Date.now() + READY_MS;
  while ((await createDatabase()).code !== 0) {
    if (server.ended || Date.now() > deadline) {
      await stop();
      throw new Sentence(['PostgreSQL did not start:', ...server.recent()].join('\n'));
    }
    await wait(PAUSE_MS);
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/${DATABASE}`, stop };
}
