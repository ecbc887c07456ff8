import fs from 'node:fs';
import path from 'node:path';
import { CliError, log, ROOT } from './cli.mjs';
import { lockPathOf } from './lock-file.mjs';
import { runProgram } from './processes.mjs';

/**
 * @typedef {import('./lock-file.mjs').Packages} Packages
 * @typedef {{ dev?: boolean, store?: boolean }} Needs
 */

/**
 * Paths in the lock file of the packages that the shop needs; with `store` also those of the embedded store,
 * with `dev` also those of tools and tests.
 * @param {Packages} packages
 * @param {{ dev: boolean, store: boolean }} needs
 */
function requiredPaths(packages, { dev, store }) {
  const roots = ['', ...(store ? ['embedded-store'] : []), ...(dev ? ['lib/face-measure', 'tools'] : [])];
  const required = new Set();
  const queue = [...roots];
  for (const at of queue) {
    const entry = packages[at] ?? {};
    const wanted = {
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
      ...(dev && roots.includes(at) ? entry.devDependencies : {}),
    };
    for (const name of Object.keys(wanted)) {
      const found = lockPathOf(packages, at, name);
      if (found === undefined || required.has(found)) continue;
      required.add(found);
      queue.push(found);
    }
  }
  return required;
}

/**
 * Whether the installed packages match the lock file. Both arguments are `packages` tables: of
 * package-lock.json, and of the lock file that npm keeps in node_modules. Optional packages, such as binaries
 * for other systems, may be missing, but none may differ.
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function areInstalled(wanted, installed, { dev = true, store = true } = {}) {
  const required = requiredPaths(wanted, { dev, store });
  return Object.entries(wanted).every(([at, entry]) => {
    const found = installed[at];
    if (!at.includes('node_modules/')) return true;
    if (found === undefined)
      return !required.has(at) || entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Packages | undefined}
 */
function packagesIn(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : undefined;
}

/** 'missing', 'stale' or 'current'. @param {Needs} [needs] */
function installationState(needs) {
  const wanted = packagesIn(path.join(ROOT, 'package-lock.json'));
  if (wanted === undefined)
    throw new CliError(
      'package-lock.json is missing: clone the repository again, or restore the file with git.',
    );
  const installed = packagesIn(path.join(ROOT, 'node_modules', '.package-lock.json'));
  if (installed === undefined) return 'missing';
  return areInstalled(wanted, installed, needs) ? 'current' : 'stale';
}

/** Throws a CliError if nothing is installed. Only logs a notice if package-lock.json has changed since. */
export function requireDependencies() {
  const state = installationState();
  if (state === 'missing') throw new CliError('The dependencies are not installed: run npm install.');
  if (state === 'stale') log('The installed dependencies do not match package-lock.json: run npm install.');
}

/**
 * Runs `npm ci` unless all needed packages are installed. `dev` adds the tools, `store` the embedded store.
 * @param {import('./cli.mjs').Env} env
 * @param {Needs} [needs]
 */
export async function installDependencies(env, needs) {
  const state = installationState(needs);
  if (state === 'current') return;
  log(
    state === 'missing'
      ? 'Installing the dependencies. This needs the network, but only the first time.'
      : 'Installing the dependencies again, because they do not match package-lock.json.',
  );
  const npm = env.npm_execpath?.endsWith('.js')
    ? { command: process.execPath, args: [env.npm_execpath] }
    : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
  const { code } = await runProgram({
    command: npm.command,
    // With NODE_ENV=production, npm would leave out the packages that the build needs.
    args: [...npm.args, 'ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'],
    env: { ...env, npm_config_update_notifier: 'false' },
    output: 'inherit',
  });
  if (code !== 0) {
    throw new CliError(
      'The dependencies could not be installed: check the network and the output of npm above.',
    );
  }
}
