import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findCommand, runProgram } from './processes.mjs';
import { BIN, ROOT, say } from './project.mjs';

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_LIMIT_MS = 5 * 60_000;

/** The folder of the newest PostgreSQL server on this system (it keeps initdb off PATH), or undefined. */
export function postgresFolder(env) {
  const versions = '/usr/lib/postgresql';
  const debian = fs.existsSync(versions)
    ? fs
        .readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(versions, version, 'bin'))
    : [];
  const onPath = findCommand('initdb', env);
  const folders = [...debian, ...(onPath ? [path.dirname(onPath)] : [])];
  return folders.find((folder) =>
    ['initdb', 'postgres', 'createdb'].every((name) => fs.existsSync(path.join(folder, name))),
  );
}

/** The browser's executable: CHROME_PATH, the system's Chromium or Chrome, or the one Playwright keeps. */
export function chromiumPath(env) {
  if (env.CHROME_PATH) return fs.existsSync(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  const installed = CHROMIUM_NAMES.map((name) => findCommand(name, env)).find((file) => file !== undefined);
  if (installed) return installed;
  const { chromium } = createRequire(path.join(ROOT, 'package.json'))('playwright');
  return fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** What the tests want from the system: how to find it, and the Debian packages that bring it. */
const TOOLS = [
  { name: 'PostgreSQL', find: postgresFolder, packages: ['postgresql', 'postgresql-contrib'] },
  { name: 'Chromium', find: chromiumPath, packages: ['chromium'] },
];

async function installWithApt(packages, env) {
  // Without a run level, Debian's packages do not start the services they bring.
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (args) =>
    runProgram({
      command: 'apt-get',
      args: ['-qq', ...args],
      env: quiet,
      output: 'held',
      limit: INSTALL_LIMIT_MS,
    });
  await apt(['update']);
  const { code } = await apt(['install', '-y', '--no-install-recommends', ...packages]);
  return code === 0;
}

/**
 * Installs what is missing: with apt when root on Debian, Chromium otherwise through Playwright.
 * Says what it does and what cannot be had. Resolves to `{ chromium, postgres, missing }`: two paths
 * (or undefined) and the names that stayed missing.
 */
export async function prepareSystem(env) {
  const absent = () => TOOLS.filter(({ find }) => find(env) === undefined);
  // A browser that was named and is not there is a mistake to mend, not one to install around.
  const installable = () => absent().filter(({ name }) => name !== 'Chromium' || !env.CHROME_PATH);
  const mayUseApt = process.getuid?.() === 0 && findCommand('apt-get', env) !== undefined;
  if (mayUseApt && installable().length > 0) {
    const wanted = installable();
    say(`Installing ${wanted.map(({ name }) => name).join(', ')} with apt-get.`);
    const together = wanted.flatMap(({ packages }) => packages);
    // One package that cannot be had must not keep the others away.
    if (!(await installWithApt(together, env))) {
      for (const { packages } of installable()) await installWithApt(packages, env);
    }
  }
  if (chromiumPath(env) === undefined && !env.CHROME_PATH) {
    say('Installing Chromium through Playwright.');
    await runProgram({
      args: [BIN.playwright, 'install', 'chromium'],
      env,
      output: 'held',
      limit: INSTALL_LIMIT_MS,
    });
  }
  const missing = absent().map(({ name }) => name);
  for (const name of missing) say(explain(name, env));
  return { chromium: chromiumPath(env), postgres: postgresFolder(env), missing };
}

function explain(name, env) {
  if (name !== 'Chromium')
    return `${name} is not installed and could not be: the tests that need it are skipped.`;
  if (env.CHROME_PATH)
    return `CHROME_PATH names ${env.CHROME_PATH}, where no file is: correct it or unset it.`;
  return 'Chromium is not installed and could not be: set CHROME_PATH to a Chromium or Chrome to run the browser tests.';
}
