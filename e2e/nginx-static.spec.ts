import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { createTempFolder } from '../scripts/lib/cli.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { hasNginx, startNginx } from '../tools/lib/nginx';
import { rawRequest } from './support/raw-request';

const YEAR = 'public, max-age=31536000, immutable';

/** An instance that serves a single file, `own`, and counts its requests. */
async function startInstance(own: string) {
  const asked: string[] = [];
  const server = http.createServer(({ url = '' }, response) => {
    asked.push(url);
    const isThere = url === '/healthz' || url === own;
    response.writeHead(isThere ? 200 : 404, { 'cache-control': isThere ? YEAR : 'no-store' });
    response.end(isThere ? url : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('nginx finds files of two builds on either instance and caches them, but does not cache 404s', {
  tag: '@desktop',
}, async () => {
  test.skip(!hasNginx(), 'nginx is not installed.');
  const [older, newer] = ['/_next/static/chunks/old.js', '/_next/static/chunks/new.js'];
  const instances = await Promise.all([older, newer].map(startInstance));
  const { folder, remove } = createTempFolder('nginx');
  const port = await freePort();
  const nginx = await startNginx({ folder, port, shopUrls: instances.map(({ url }) => url) });
  const statusOf = async (path: string) => (await rawRequest(`http://127.0.0.1:${port}`, path)).status;
  try {
    for (const path of [older, newer, older, newer]) expect(await statusOf(path)).toBe(200);
    for (const { asked } of instances) asked.splice(0);
    for (const path of [older, newer]) expect(await statusOf(path)).toBe(200);
    expect(instances.flatMap(({ asked }) => asked)).toEqual([]);
    for (const time of [1, 2]) expect(await statusOf('/_next/static/chunks/nada.js'), `${time}`).toBe(404);
    // A file that is missing now may exist in the next version.
    expect(instances.flatMap(({ asked }) => asked)).toHaveLength(4);
  } finally {
    await nginx.stop(0);
    for (const { stop } of instances) stop();
    remove();
  }
});
