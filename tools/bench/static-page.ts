import fs from 'node:fs';
import path from 'node:path';
import { createTempFolder, ROOT } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startProgram, waitUntilServing } from '../../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';

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
