import fs from 'node:fs';
import path from 'node:path';
import { runProgram } from './processes.mjs';
import { ROOT, Sentence, say } from './project.mjs';

/**
 * Whether what npm installed is what the lock file asks for. Both arguments are the `packages` tables
 * of the two lock files (ours, and the one npm keeps inside node_modules). Packages that npm leaves
 * out on other systems may be absent; nothing may differ in version or integrity.
 */
export function dependenciesAreCurrent(wanted, installed) {
  return Object.entries(wanted).every(([name, entry]) => {
    if (name === '') return true;
    const found = installed[name];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function packagesIn(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : undefined;
}

/** Runs `npm ci` when node_modules is missing or differs from package-lock.json. Says what it does. */
export async function installDependencies(env) {
  const wanted = packagesIn(path.join(ROOT, 'package-lock.json'));
  const installed = packagesIn(path.join(ROOT, 'node_modules', '.package-lock.json'));
  if (wanted === undefined) throw new Sentence('package-lock.json is missing: this is not a complete clone.');
  if (installed !== undefined && dependenciesAreCurrent(wanted, installed)) return;

  say(
    installed === undefined
      ? 'Installing the dependencies (once; this needs the network).'
      : 'Installing the dependencies again, because package-lock.json has changed.',
  );
  const npm = env.npm_execpath?.endsWith('.js')
    ? { command: process.execPath, args: [env.npm_execpath] }
    : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
  const { code } = await runProgram({
    command: npm.command,
    // NODE_ENV=production would leave out what the build needs.
    args: [...npm.args, 'ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'],
    env: { ...env, npm_config_update_notifier: 'false' },
    output: 'inherit',
  });
  if (code !== 0) {
    throw new Sentence('The dependencies could not be installed: check the network and what npm said above.');
  }
}
