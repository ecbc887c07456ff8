import fs from 'node:fs';
import path from 'node:path';
import { findCommand } from '../../scripts/lib/browser.cjs';
import { createTempFolder, ROOT } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startProgram, waitUntilServing } from '../../scripts/lib/processes.mjs';

const START_LIMIT_MS = 20_000;

/** Whether nginx is installed. */
export const hasNginx = (env: Record<string, string | undefined> = process.env) =>
  findCommand('nginx', env) !== undefined;

/** The line in deploy/nginx.conf in whose place the instances are written. */
const INSTANCE = '  server 127.0.0.1:3000 max_fails=0;\n';

type NginxOptions = {
  folder: string;
  port: number;
  /** Port for purges; any free port by default. */
  operationsPort?: number;
  shopUrls: readonly string[];
};

/** deploy/nginx.conf with other paths, ports and instances. */
function configuration({ folder, port, operationsPort, shopUrls }: Required<NginxOptions>) {
  const instances = shopUrls.map((url) => `  server ${new URL(url).host} max_fails=0;\n`).join('');
  const deployed = fs
    .readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/var/cache/nginx/storefront', path.join(folder, 'cache'))
    .replaceAll('/var/log/nginx', folder)
    .replace(INSTANCE, instances)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen 127.0.0.1:8081;', `listen 127.0.0.1:${operationsPort};`);
  return `
    daemon off;
    # One process of the user who started it: separate workers could not write into the folder.
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

/** Starts an nginx with an empty cache in `folder`, in front of the shops, and waits until it responds. */
export async function startNginx(options: NginxOptions) {
  const { folder, port, operationsPort = await freePort() } = options;
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, configuration({ ...options, operationsPort }));
  const program = startProgram({
    command: 'nginx',
    args: ['-p', folder, '-e', 'stderr', '-c', file],
    env: process.env,
    name: 'nginx',
    output: 'held',
  });
  try {
    await waitUntilServing({ url: `http://127.0.0.1:${port}/healthz`, program, limit: START_LIMIT_MS });
  } catch (error) {
    await program.stop(0);
    throw error;
  }
  return program;
}

/** Starts an nginx in front of the shops on a free port. `stop()` also removes its files. */
export async function startOwnNginx(shopUrls: readonly string[]) {
  const { folder, remove } = createTempFolder('nginx');
  const port = await freePort();
  const program = await startNginx({ folder: path.join(folder, 'nginx'), port, shopUrls });
  const stop = async () => {
    await program.stop(0);
    remove();
  };
  return { url: `http://127.0.0.1:${port}`, pid: program.pid, stop };
}
