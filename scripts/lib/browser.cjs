/* The browser for tests. CommonJS, because playwright.config.ts is loaded as CommonJS too. */
const fs = require('node:fs');
const path = require('node:path');

/**
 * Repeats the features that Playwright itself disables, because Chromium uses only the last
 * --disable-features list. scripts/test/browser.test.mjs fails if a new Playwright version disables more.
 */
const DISABLED_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Address bar suggestions. For them every window loads two hidden pages, which cost more than a page of the
 * shop.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * A spare renderer process for the next site. Each test has its own browser context, so it would start two
 * processes.
 */
const SPARE_RENDERER = ['SpareRendererForSitePerProcess'];

/** Chromium cannot use its sandbox when it runs as root. */
const BROWSER_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...DISABLED_BY_PLAYWRIGHT, ...ADDRESS_BAR, ...SPARE_RENDERER].join(',')}`,
];

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @param {string | undefined} file */
const isFile = (file) => fs.statSync(file ?? '', { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * The file of a command on PATH or in the usual system folders; undefined if it is not installed.
 * @param {string} name
 * @param {Record<string, string | undefined>} env
 */
function findCommand(name, env) {
  const folders = [...(env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders
    .filter((folder) => folder !== '')
    .map((folder) => path.join(folder, name))
    .find(isFile);
}

/**
 * The browser's executable: CHROME_PATH if set, otherwise the system's Chromium or Chrome. If undefined,
 * Playwright uses its own.
 * @param {Record<string, string | undefined>} env
 */
function systemChromium(env) {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const installed = COMMANDS.map((name) => findCommand(name, env)).find((file) => file !== undefined);
  return installed ?? (process.platform === 'darwin' ? MAC_APPLICATIONS.find(isFile) : undefined);
}

/** Debian's Chromium without a window system, which takes less processor time for the same pages. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * The browser for tests: CHROME_PATH, the headless shell, or the browser that `systemChromium` finds.
 * @param {Record<string, string | undefined>} env
 */
function headlessChromium(env) {
  return env.CHROME_PATH || findCommand(HEADLESS_SHELL, env) || systemChromium(env);
}

/**
 * Playwright's options for starting the browser for tests. Without `executablePath` it starts its own.
 * @param {string | undefined} executablePath
 * @param {readonly string[]} args more arguments
 */
function launchOptions(executablePath, args = []) {
  return { ...(executablePath && { executablePath }), args: [...BROWSER_ARGS, ...args] };
}

module.exports = { findCommand, HEADLESS_SHELL, headlessChromium, isFile, launchOptions, systemChromium };
