import { createTempFolder } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startNginx } from '../../tools/lib/nginx';

/** Starts nginx with an empty cache, runs `use` with its address and the folder of its logs, then stops it. */
export async function withNginx(
  shopUrl: string,
  use: (url: string, logs: string) => Promise<void>,
): Promise<void> {
  const { folder, remove } = createTempFolder('nginx');
  const port = await freePort();
  try {
    const program = await startNginx({ folder, port, shopUrls: [shopUrl] });
    try {
      await use(`http://127.0.0.1:${port}`, folder);
    } finally {
      await program.stop(0);
    }
  } finally {
    remove();
  }
}
