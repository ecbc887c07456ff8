/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headlessChromium, launchOptions, systemChromium } from './browser.cjs';
import { wantedTools } from './system.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function install(name) {
  const file = path.join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

test('the browser tests prefer the headless shell, and otherwise use Chromium', () => {
  const env = { PATH: folder };
  const chromium = install('chromium');
  expect(headlessChromium(env)).toBe(chromium);
  const shell = install('chromium-headless-shell');
  expect(headlessChromium(env)).toBe(shell);
  expect(systemChromium(env)).toBe(chromium);
});

describe('browsers that npm test installs', () => {
  const SHELL = 'Chromium’s headless shell';
  const wanted = (env = {}) => wantedTools({ PATH: folder, ...env });

  test('with Debian’s Chromium its faster headless shell is installed', () => {
    install('chromium');
    expect(wanted()).toEqual(expect.arrayContaining([SHELL]));
    expect(wanted()).not.toContain('Chromium');
    install('chromium-headless-shell');
    expect(wanted()).not.toContain(SHELL);
  });

  test('with CHROME_PATH or Google Chrome nothing is installed', () => {
    install('google-chrome');
    expect(wanted()).not.toContain(SHELL);
    expect(wanted({ CHROME_PATH: install('chromium') })).not.toContain(SHELL);
  });
});

test('CHROME_PATH takes precedence', () => {
  install('chromium-headless-shell');
  expect(headlessChromium({ PATH: folder, CHROME_PATH: '/opt/chrome' })).toBe('/opt/chrome');
});

test('without a browser file Playwright starts its bundled browser', () => {
  expect(launchOptions(undefined)).not.toHaveProperty('executablePath');
  expect(launchOptions('/opt/chrome', ['--more'])).toMatchObject({
    executablePath: '/opt/chrome',
    args: expect.arrayContaining(['--more']),
  });
});
