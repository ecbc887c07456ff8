import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CliError, log, ROOT } from './cli.mjs';
import { runProgram } from './processes.mjs';

const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * npm as a command and its first arguments: the npm that runs this script, or that on PATH.
 * @param {import('./cli.mjs').Env} env
 */
function npmOf(env) {
  return env.npm_execpath?.endsWith('.js')
    ? { command: process.execPath, args: [env.npm_execpath] }
    : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

/**
 * What `npm ls` finds wrong with the installed packages: missing ones and other versions. Additional packages are fine.
 * @param {import('./cli.mjs').Env} env
 * @param {string} folder
 * @param {string[]} options
 * @returns {string[]}
 */
export function installationProblems(env, folder, options = []) {
  const { command, args } = npmOf(env);
  const { stdout } = spawnSync(command, [...args, 'ls', '--all', '--json', ...options], {
    cwd: folder,
    env: /** @type {NodeJS.ProcessEnv} */ (env),
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
  });
  /** @type {{ problems?: string[] }} */
  const { problems = [] } = JSON.parse(stdout || '{}');
  return problems.filter((problem) => !problem.startsWith('extraneous'));
}

/**
 * 'missing', 'stale' or 'current'. A finished build needs no build tools: `dev: false`.
 * @param {import('./cli.mjs').Env} env
 * @param {boolean} dev
 */
function installationState(env, dev) {
  if (!fs.existsSync(path.join(ROOT, 'node_modules', '.package-lock.json'))) return 'missing';
  return installationProblems(env, ROOT, dev ? [] : ['--omit=dev']).length > 0 ? 'stale' : 'current';
}

/** Throws a CliError when nothing is installed, and says so when package.json has changed since. */
export function requireDependencies() {
  const state = installationState(process.env, true);
  if (state === 'missing') throw new CliError('The dependencies are not installed: run npm install.');
  if (state === 'stale') log('The dependencies are not those of package-lock.json: run npm install.');
}

/**
 * Runs `npm ci` unless everything needed is installed.
 * @param {import('./cli.mjs').Env} env
 */
export async function installDependencies(env, { dev = true } = {}) {
  const state = installationState(env, dev);
  if (state === 'current') return;
  log(
    state === 'missing'
      ? 'Installing the dependencies (once; this needs the network).'
      : 'Installing the dependencies again, because they are not those of package-lock.json.',
  );
  const { command, args } = npmOf(env);
  const { code } = await runProgram({
    command,
    // With NODE_ENV=production, npm would not install the packages that the build needs.
    args: [...args, 'ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'],
    env: { ...env, npm_config_update_notifier: 'false' },
    output: 'inherit',
  });
  if (code !== 0) {
    throw new CliError('The dependencies could not be installed: check the network and what npm said above.');
  }
}
