import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { findCommand, HEADLESS_SHELL, isFile, systemChromium } from './browser.cjs';
import { BIN, log, ROOT } from './cli.mjs';
import { postgresFolder } from './postgres.mjs';
import { runProgram } from './processes.mjs';

/**
 * @typedef {import('./cli.mjs').Env} Env
 * @typedef {{ name: string, find: (env: Env) => string | undefined, packages: string[] }} Tool
 */

const INSTALL_LIMIT_MS = 5 * 60_000;

/** Describes this machine, for a report of measurements. */
export function describeMachine() {
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  const [load = 0] = os.loadavg();
  return `${os.cpus().length} processors, ${memory} GB, Node ${process.versions.node}, load ${load.toFixed(1)}`;
}

/**
 * The browser for tests: CHROME_PATH, the system's Chromium or Chrome, or Playwright's own.
 * @param {Env} env
 */
export function chromiumPath(env) {
  const file = systemChromium(env);
  if (file !== undefined) return isFile(file) ? file : undefined;
  const { chromium } = createRequire(path.join(ROOT, 'package.json'))('playwright');
  return isFile(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Programs that the tests use, and the Debian packages that contain them. @type {readonly Tool[]} */
const TOOLS = [
  { name: 'Chromium', find: chromiumPath, packages: ['chromium'] },
  { name: 'PostgreSQL', find: postgresFolder, packages: ['postgresql', 'postgresql-contrib'] },
  { name: 'Redis', find: (env) => findCommand('redis-server', env), packages: ['redis-server'] },
  { name: 'nginx', find: (env) => findCommand('nginx', env), packages: ['nginx-light'] },
];

/**
 * Whether packages can be installed without asking for a password: only as root, on Debian.
 * @param {Env} env
 */
export function canInstall(env) {
  return process.getuid?.() === 0 && findCommand('apt-get', env) !== undefined;
}

/** @param {Env} env */
export function missingTools(env) {
  return TOOLS.filter(({ find }) => find(env) === undefined);
}

/**
 * Whether Debian's Chromium is or will be installed without its headless shell, which makes browser tests a fifth faster.
 * @param {Env} env
 */
function lacksShell(env) {
  const isDebians = systemChromium(env) === undefined || findCommand('chromium', env) !== undefined;
  return !env.CHROME_PATH && isDebians && findCommand(HEADLESS_SHELL, env) === undefined;
}

/** The tests also work without it. @type {Tool} */
const SHELL = {
  name: 'Chromium’s headless shell',
  find: (env) => (lacksShell(env) ? undefined : 'not needed'),
  packages: [HEADLESS_SHELL],
};

/**
 * If CHROME_PATH names a browser that does not exist, the user has to correct that; using another browser would
 * hide the mistake.
 * @param {Env} env
 */
const wanted = (env) =>
  [...TOOLS, SHELL].filter(
    ({ name, find }) => find(env) === undefined && !(name === 'Chromium' && env.CHROME_PATH),
  );

/** Names of the programs that `installTools` installs with apt-get. @param {Env} env */
export const wantedTools = (env) => wanted(env).map(({ name }) => name);

/**
 * @param {string[]} args
 * @param {Env} env
 */
const apt = (args, env) =>
  runProgram({
    command: 'apt-get',
    args: ['-qq', ...args],
    // Without a run level, Debian's packages do not start their services.
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    output: 'held',
    limit: INSTALL_LIMIT_MS,
  });

/**
 * Installs the missing programs: with apt-get as root on Debian, elsewhere only Chromium, through Playwright.
 * @param {Env} env
 */
export async function installTools(env) {
  const tools = wanted(env);
  if (tools.length > 0 && canInstall(env)) {
    log(`Installing ${wantedTools(env).join(', ')} with apt-get.`);
    await apt(['update'], env);
    // One unavailable package must not prevent the installation of the others.
    for (const { packages } of tools)
      await apt(['install', '-y', '--no-install-recommends', ...packages], env);
  }
  if (chromiumPath(env) === undefined && !env.CHROME_PATH) {
    log('Installing Chromium through Playwright.');
    await runProgram({
      args: [BIN.playwright, 'install', 'chromium'],
      env,
      output: 'held',
      limit: INSTALL_LIMIT_MS,
    });
  }
}

/**
 * Says how to install the missing tools, one line each.
 * @param {readonly Tool[]} tools
 * @param {Env} env
 */
export function explainMissing(tools, env) {
  return tools.map(({ name, packages }) =>
    name === 'Chromium' && env.CHROME_PATH
      ? `CHROME_PATH is ${env.CHROME_PATH}, which does not exist: correct it or unset it.`
      : `${name} is not installed, so the tests that need it are skipped: install it (on Debian: ${packages.join(' ')}).`,
  );
}
