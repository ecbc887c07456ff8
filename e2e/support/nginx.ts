import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTempFolder, ROOT } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startProgram, waitForAnswer } from '../../scripts/lib/processes.mjs';

const START_LIMIT_MS = 20_000;

/** Whether nginx can be started here. */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

/** deploy/nginx.conf on a free port, before the shop at `shopUrl`, with an empty cache in `folder`. */
function configuration(folder: string, port: number, shopUrl: string): string {
  const deployed = readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replace('/var/cache/nginx/storefront', path.join(folder, 'cache'))
    .replaceAll('/var/log/nginx', folder)
    .replace('127.0.0.1:3000', new URL(shopUrl).host)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  return `
    daemon off;
    # One process of the user who runs the tests: workers of their own could not write into the folder.
    master_process off;
    pid ${folder}/nginx.pid;
    error_log stderr crit;
    events {}
    http {
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      ${deployed}
    }
  `;
}

/** Runs `use` with the address of an nginx whose cache is empty and the folder of its logs, and ends it. */
export async function withNginx(
  shopUrl: string,
  use: (url: string, logs: string) => Promise<void>,
): Promise<void> {
  const { folder, remove } = createTempFolder('nginx');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  const port = await freePort();
  writeFileSync(file, configuration(folder, port, shopUrl));
  const program = startProgram({
    command: 'nginx',
    args: ['-p', folder, '-e', 'stderr', '-c', file],
    env: process.env,
    name: 'nginx',
    output: 'held',
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitForAnswer({ url: `${url}/healthz`, program, limit: START_LIMIT_MS });
    await use(url, folder);
  } finally {
    await program.stop(0);
    remove();
  }
}
