/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headlessChromium, launchOptions, systemChromium } from './browser.cjs';

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

test('the browser tests prefer the headless shell, and take Chromium where there is none', () => {
  const env = { PATH: folder };
  const chromium = install('chromium');
  expect(headlessChromium(env)).toBe(chromium);
  const shell = install('chromium-headless-shell');
  expect(headlessChromium(env)).toBe(shell);
  expect(systemChromium(env)).toBe(chromium);
});

test('CHROME_PATH wins over both', () => {
  install('chromium-headless-shell');
  expect(headlessChromium({ PATH: folder, CHROME_PATH: '/opt/chrome' })).toBe('/opt/chrome');
});

test('without a file Playwright starts its own browser', () => {
  expect(launchOptions(undefined)).not.toHaveProperty('executablePath');
  expect(launchOptions('/opt/chrome', ['--more'])).toMatchObject({
    executablePath: '/opt/chrome',
    args: expect.arrayContaining(['--more']),
  });
});
