import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createTempFolder, ROOT } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startProgram, waitUntilServing } from '../../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { readPage } from '../lib/http';
import type { Pages } from '../lib/pages';

/** Starts a bare server in its own process that returns `html` for every request. */
export async function startStaticServer(html: string) {
  const { folder, remove } = createTempFolder('bench');
  const file = path.join(folder, 'page.html');
  fs.writeFileSync(file, html);
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const program = startProgram({
    args: [path.join(ROOT, 'tools/bench/static-server.mjs'), file, String(port)],
    env: withoutConfiguration(),
    name: 'static server',
    output: 'held',
    server: true,
  });
  await waitUntilServing({ url, program, limit: 10_000 });
  const stop = async () => {
    await program.stop();
    remove();
  };
  return { url, stop };
}

/** A comment of about this many bytes that does not compress. */
const padding = (bytes: number) => `<!--${randomBytes(Math.max(0, bytes)).toString('base64')}-->`;

/**
 * The bare pages of `floor` again, each padded to as many transferred bytes as the page of the same name in
 * `pages`. They show how long the framework takes for a document of that size. Both are `{ name: address }`,
 * and so is the result's `pages`.
 */
export async function startPaddedFloor(floor: Pages, pages: Pages) {
  const servers: Record<string, Awaited<ReturnType<typeof startStaticServer>>> = {};
  for (const name of Object.keys(floor) as (keyof Pages)[]) {
    const url = floor[name];
    const [bare, own] = await Promise.all([readPage(url), readPage(pages[name])]);
    const html = bare.html
      .replace('<head>', `<head><base href="${new URL(url).origin}/"/>`)
      .replace('</body>', () => `${padding(own.bytes - bare.bytes)}</body>`);
    servers[name] = await startStaticServer(html);
  }
  return {
    pages: Object.fromEntries(Object.entries(servers).map(([name, server]) => [name, server.url])),
    stop: () => Promise.all(Object.values(servers).map((server) => server.stop())),
  };
}
