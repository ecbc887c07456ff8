import { rmSync } from 'node:fs';
import path from 'node:path';
import { nextEnvironment } from '../../scripts/lib/build.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { runProgram, startProgram, waitUntilServing } from '../../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { copyRepository } from '../../tools/lib/repository-copy';
import type { QuirkyStore } from './quirky';

const BUILD_LIMIT_MS = 10 * 60_000;
const NEXT = 'node_modules/next/dist/bin/next';

export type ManagedHost = Awaited<ReturnType<typeof buildForManagedHost>>;

/**
 * A build as on a host that runs Next itself, in a copy of the repository without our server and instrumentation.
 * `start` serves it under one of the policies for such hosts and returns its origin.
 */
export async function buildForManagedHost({ apiUrl, url }: QuirkyStore) {
  const { folder, remove } = copyRepository('managed-host');
  for (const name of ['server.ts', 'instrumentation.ts', 'instrumentation.test.ts'])
    rmSync(path.join(folder, name));
  const environment = (pagePolicy: string) => ({
    ...nextEnvironment(withoutConfiguration(), 'production'),
    STORE_API_URL: apiUrl,
    STORE_SITE_URL: url,
    STOREFRONT: 'oculos',
    PAGE_POLICY: pagePolicy,
  });
  const { code, lines } = await runProgram({
    args: [NEXT, 'build'],
    cwd: folder,
    env: { ...environment('inline'), SKIP_TYPE_CHECK: '1' },
    output: 'held',
    limit: BUILD_LIMIT_MS,
  });
  if (code !== 0) {
    remove();
    throw new Error(['The build failed:', ...lines].join('\n'));
  }
  const programs: ReturnType<typeof startProgram>[] = [];
  return {
    async start(pagePolicy: 'inline' | 'nonce'): Promise<string> {
      const port = await freePort();
      const program = startProgram({
        args: [NEXT, 'start', '-p', String(port)],
        cwd: folder,
        env: { ...environment(pagePolicy), PORT: String(port) },
        name: 'next',
        output: 'held',
        server: true,
      });
      programs.push(program);
      await waitUntilServing({ url: `http://localhost:${port}/robots.txt`, program, limit: 60_000 });
      return `http://localhost:${port}`;
    },
    async stop() {
      await Promise.all(programs.map((program) => program.stop(0)));
      remove();
    },
  };
}
