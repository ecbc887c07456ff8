import fs from 'node:fs';
import path from 'node:path';
import { CliError, createTempFolder, ROOT } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { type Program, runProgram, startProgram, waitUntilServing } from '../../scripts/lib/processes.mjs';
import { listen } from '../lib/listen';
import { copyRepository } from '../lib/repository-copy';
import { DOCUMENT, documentedCommands } from './documented-commands';

const START_LIMIT_MS = 60_000;
/** The folder and the ports that deploy/README.md uses. */
const FOLDER = '/srv/storefront';
const PORTS = { first: '3000', second: '3001' };
/** The changes in the second version: code that every page loads, and code that is loaded after a click. */
const CHANGES: [file: string, text: string, replacement: string][] = [
  ['components/purchase/cart/cart-button.tsx', 'data-side="right"', 'data-side="right" data-version="2"'],
  ['components/purchase/cart/cart-empty.tsx', 'Sua sacola está vazia.', 'A sua sacola está vazia.'],
  ['components/layout/menu-drawer-panel.tsx', "'use client';", "'use client';\n\nexport const VERSION = 2;"],
];

/** Commands to skip, because there is no repository to clone and the packages are already installed. */
const isDoneAlready = (line: string) => line.startsWith('git clone ') || line.endsWith('&& npm ci');

/** Adds a copy of the repository as a release. */
function addRelease(folder: string, name: string) {
  const copy = copyRepository(`release-${name}`);
  fs.symlinkSync(copy.folder, path.join(folder, 'releases', name));
  return copy;
}

function copyBuild(release: string) {
  for (const name of ['.next', 'node_modules/.cache/storefront'])
    fs.cpSync(path.join(ROOT, name), path.join(release, name), {
      recursive: true,
      filter: (source) => source !== path.join(ROOT, '.next/cache'),
    });
}

function change(release: string) {
  for (const [name, text, replacement] of CHANGES) {
    const file = path.join(release, name);
    const content = fs.readFileSync(file, 'utf8');
    if (!content.includes(text))
      throw new CliError(`${name} no longer contains "${text}": update CHANGES in tools/load/releases.ts.`);
    fs.writeFileSync(file, content.replace(text, replacement));
  }
}

/** Handles `systemctl restart storefront@PORT`, which is forwarded here by a substitute for systemctl. */
async function startSupervisor(folder: string, restart: (port: string) => Promise<boolean>) {
  const { url, close } = await listen(async (request, response) => {
    const [, port = ''] = /^\/restart\/storefront@(\d+)$/.exec(request.url ?? '') ?? [];
    response.statusCode = (await restart(port)) ? 200 : 404;
    response.end();
  });
  const program = `#!/bin/sh\nexec curl -fsS "${url}/$1/$2"\n`;
  fs.mkdirSync(path.join(folder, 'bin'));
  fs.writeFileSync(path.join(folder, 'bin/systemctl'), program, { mode: 0o755 });
  return close;
}

/**
 * Starts two instances of the current build, as deploy/storefront@.service does, and prepares a second
 * version from a changed copy. `update()` and `rollback()` run the commands exactly as deploy/README.md has
 * them, except for folder and ports. `env` says which platform is used.
 */
export async function startReleases(env: Record<string, string | undefined>) {
  const { folder, remove } = createTempFolder('releases');
  fs.mkdirSync(path.join(folder, 'releases'));
  const [first, second] = [addRelease(folder, 'v1'), addRelease(folder, 'v2')];
  copyBuild(first.folder);
  change(second.folder);
  fs.symlinkSync('releases/v1', path.join(folder, 'current'));

  const ports: [string, string] = [String(await freePort()), String(await freePort())];
  const instances = new Map<string, Program>();
  const startInstance = (port: string) => {
    const program = startProgram({
      args: ['scripts/start.mjs'],
      cwd: fs.realpathSync(path.join(folder, 'current')),
      env: { ...env, PORT: port },
      name: `storefront@${port}`,
      output: 'quiet',
    });
    instances.set(port, program);
    return program;
  };
  const closeSupervisor = await startSupervisor(folder, async (port) => {
    const program = instances.get(port);
    if (program === undefined) return false;
    await program.stop();
    startInstance(port);
    return true;
  });
  for (const port of ports) {
    const program = startInstance(port);
    await waitUntilServing({ url: `http://127.0.0.1:${port}/readyz`, program, limit: START_LIMIT_MS });
  }

  async function run(lines: readonly string[]) {
    const script = ['set -e', ...lines]
      .join('\n')
      .replaceAll(FOLDER, folder)
      .replaceAll(PORTS.first, ports[0])
      .replaceAll(PORTS.second, ports[1]);
    const { code, lines: printed } = await runProgram({
      command: 'bash',
      args: ['-c', script],
      env: { ...env, PATH: `${folder}/bin:${process.env.PATH}` },
      output: 'quiet',
    });
    if (code !== 0) throw new CliError([`The commands of ${DOCUMENT} failed:`, ...printed].join('\n'));
  }
  const commands = documentedCommands('New version').systemd.filter((line) => !isDoneAlready(line));
  const prepared = commands.findIndex((line) => line.startsWith('ln '));
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    prepare: () => run(commands.slice(0, prepared)),
    update: () => run(commands.slice(prepared)),
    rollback: () => run(documentedCommands('Rollback').systemd),
    async stop() {
      // If they were killed, their shops would keep running and write to the folders.
      await Promise.all([...instances.values()].map((program) => program.stop()));
      await closeSupervisor();
      first.remove();
      second.remove();
      remove();
    },
  };
}
