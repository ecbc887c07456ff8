import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installationProblems } from './dependencies.mjs';
import { completedLock, missingOptionalPackages, platformOf } from './lock-file.mjs';

test('missing packages and other versions are found, additional ones are not', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'installed-'));
  const write = (file, content) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  };
  write('package.json', { dependencies: { a: '1.0.0', b: '1.0.0' }, devDependencies: { c: '1.0.0' } });
  write('node_modules/a/package.json', { name: 'a', version: '1.0.0', dependencies: { d: '1.0.0' } });
  write('node_modules/b/package.json', { name: 'b', version: '1.0.1' });
  write('node_modules/d/package.json', { name: 'd', version: '1.0.0' });
  write('node_modules/more/package.json', { name: 'more', version: '1.0.0' });
  const problems = (...options) => installationProblems(process.env, folder, options).join('\n');
  expect(problems()).toMatch(
    /^missing: c@1\.0\.0.*\ninvalid: b@1\.0\.1|^invalid: b@1\.0\.1.*\nmissing: c@1\.0\.0/,
  );
  write('node_modules/b/package.json', { name: 'b', version: '1.0.0' });
  expect(problems('--omit=dev')).toBe('');
  rmSync(folder, { recursive: true });
});

describe('lock file', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      'node_modules/tool': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: {
          '@tool/linux-x64-musl': '2.0.0',
          '@tool/darwin-arm64': '2.0.0',
          nested: '1.0.0',
        },
      },
      'node_modules/tool/node_modules/nested': { version: '1.0.0' },
      'node_modules/@tool/darwin-arm64': { version: '2.0.0' },
    },
  };

  test('a platform package missing from the lock file is found and added', () => {
    expect(missingOptionalPackages(lock.packages)).toEqual([
      { name: '@tool/linux-x64-musl', version: '2.0.0', dev: true },
    ]);
    const completed = completedLock(lock);
    expect(missingOptionalPackages(completed.packages)).toEqual([]);
    expect(completed.packages['node_modules/@tool/linux-x64-musl']).toEqual({
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    });
  });

  test.each([
    ['@next/swc-win32-arm64-msvc', { os: ['win32'], cpu: ['arm64'] }],
    ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@unrs/resolver-binding-linux-riscv64-musl', { os: ['linux'], cpu: ['riscv64'], libc: ['musl'] }],
    ['@oxc-parser/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['fsevents', {}],
  ])('the platform is read from the name %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});
