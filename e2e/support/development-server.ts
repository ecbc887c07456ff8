import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startProgram, waitUntilServing } from '../../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { copyRepository } from '../../tools/lib/repository-copy';

/** The home page is compiled before the first response. */
const COMPILE_LIMIT_MS = 240_000;

/** `npm run dev` in a copy of the repository, with the store at `storeUrl`. `edit` changes a file in the copy. */
export async function startDevelopmentServer(storeUrl: string, variables: Record<string, string>) {
  const { folder, remove } = copyRepository('development');
  const port = await freePort();
  const program = startProgram({
    args: ['scripts/start.mjs', '--dev'],
    cwd: folder,
    env: {
      ...withoutConfiguration(),
      PORT: String(port),
      STORE_API_URL: `${storeUrl}/api`,
      STORE_SITE_URL: storeUrl,
      STOREFRONT: 'oculos',
      ...variables,
    },
    name: 'development server',
    output: 'quiet',
  });
  const stop = async () => {
    await program.stop();
    remove();
  };
  try {
    const limit = COMPILE_LIMIT_MS;
    await waitUntilServing({ url: `http://localhost:${port}/`, program, limit, requestLimit: limit });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    baseUrl: `http://localhost:${port}`,
    /** @throws if the file does not contain `text` exactly once */
    edit(file: string, text: string, replacement: string) {
      const name = path.join(folder, file);
      const content = readFileSync(name, 'utf8');
      const parts = content.split(text);
      if (parts.length !== 2) throw new Error(`${file} holds "${text}" ${parts.length - 1} times.`);
      writeFileSync(name, parts.join(replacement));
    },
    stop,
  };
}
