import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './cli.mjs';
import { writeWhole } from './files.mjs';

/** The server of a production build. */
export const SERVER_FILE = path.join(ROOT, '.next', 'shop-server.cjs');

/** The server of `npm run dev`. */
export const DEV_SERVER_FILE = path.join(ROOT, 'node_modules/.cache/storefront/dev-server.cjs');

/** The process that handles agents' calls, next to a production build's server. */
const AGENT_WORKER_FILE = path.join(ROOT, '.next', 'agent-worker.cjs');

/** The embedded store's program, which starts in half the time that its modules take. */
export const STORE_FILE = path.join(ROOT, 'node_modules/.cache/embedded-store/store.cjs');

/**
 * Bundles a program into one file that plain Node.js can run. The file is written in one step, because
 * several processes may need it at once.
 * @param {string} entry
 * @param {string} outfile
 * @param {import('esbuild').BuildOptions} packages which packages are not bundled; by default all of them
 */
export async function bundle(entry, outfile, packages = { packages: 'external' }) {
  // Imported here, because only builds and the development server need it.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    ...packages,
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    // The package marks modules that must not reach a browser. It throws unless Next bundles them.
    plugins: [
      {
        name: 'server-only',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^server-only$/ }, () => ({ path: 'server-only', namespace: 'empty' }));
          onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: '' }));
        },
      },
      {
        // The store reads its pictures and migrations from the folders of its modules.
        name: 'folders',
        setup({ onLoad }) {
          onLoad({ filter: /embedded-store.*\.ts$/ }, ({ path: file }) => ({
            loader: 'ts',
            contents: `const __dirname = ${JSON.stringify(path.dirname(file))};${fs.readFileSync(file, 'utf8')}`,
          }));
        },
      },
    ],
    logLevel: 'error',
    write: false,
  });
  for (const { contents } of outputFiles) writeWhole(outfile, contents);
}

/** Bundles server.ts. @param {string} outfile */
export const bundleServer = (outfile) => bundle('server.ts', outfile);

export const bundleStore = () => bundle('embedded-store/main.ts', STORE_FILE);

export const bundleAgentWorker = (outfile = AGENT_WORKER_FILE) =>
  bundle('lib/agents/worker/main.ts', outfile);
