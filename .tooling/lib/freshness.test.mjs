/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dependenciesAreCurrent } from './dependencies.mjs';
import { completedLock, missingOptionalPackages, platformOf } from './lock-file.mjs';
import { buildIsCurrent, forgetBuild, rememberBuild, sourceDigest } from './staleness.mjs';

describe('a build is current as long as its sources are', () => {
  let root;
  const write = (file, text) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'digest-test-'));
    write('app/page.tsx', 'a');
    write('lib/cart/total.ts', 'b');
    write('middleware.ts', 'c');
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  test.each([
    ['a changed file', () => write('app/page.tsx', 'A')],
    ['a new file', () => write('components/a/b.tsx', '')],
    [
      'a renamed file',
      () => fs.renameSync(path.join(root, 'app/page.tsx'), path.join(root, 'app/other.tsx')),
    ],
    ['a removed file', () => fs.rmSync(path.join(root, 'middleware.ts'))],
    [
      'content moved from one file to the next',
      () => {
        write('app/page.tsx', 'ab');
        write('lib/cart/total.ts', '');
      },
    ],
    ['other browsers to build for', () => write('package.json', '{"browserslist":[]}')],
    ['a changed lock file', () => write('package-lock.json', '{}')],
    ['a fresh installation', () => write('node_modules/.package-lock.json', '{}')],
  ])('%s changes the digest', (_case, change) => {
    const before = sourceDigest(root);
    change();
    expect(sourceDigest(root)).not.toBe(before);
  });

  test('tests, the store and the README do not', () => {
    const before = sourceDigest(root);
    write('app/page.test.tsx', 'x');
    write('embedded-store/main.ts', 'x');
    write('README.md', 'x');
    expect(sourceDigest(root)).toBe(before);
  });

  test('only a finished and remembered build counts', () => {
    const digest = sourceDigest(root);
    expect(buildIsCurrent(root, digest)).toBe(false);
    write('.next/trace', '');
    rememberBuild(root, digest);
    expect(buildIsCurrent(root, digest)).toBe(false);
    write('.next/BUILD_ID', 'x');
    expect(buildIsCurrent(root, digest)).toBe(true);
    expect(buildIsCurrent(root, 'another digest')).toBe(false);
    forgetBuild(root);
    expect(buildIsCurrent(root, digest)).toBe(false);
  });
});

describe('installed dependencies', () => {
  const wanted = {
    '': { name: 'shop' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha-a' },
    'node_modules/a-win32': { version: '1.0.0', optional: true },
  };
  const a = { version: '1.0.0', integrity: 'sha-a' };

  test('current when everything that this system needs is there', () => {
    expect(dependenciesAreCurrent(wanted, { 'node_modules/a': a })).toBe(true);
  });

  test.each([
    ['missing', {}],
    ['another version', { 'node_modules/a': { ...a, version: '1.0.1' } }],
    ['another content', { 'node_modules/a': { ...a, integrity: 'sha-b' } }],
    ['a wrong optional', { 'node_modules/a': a, 'node_modules/a-win32': { version: '0.9.0' } }],
  ])('not current: %s', (_case, installed) => {
    expect(dependenciesAreCurrent(wanted, installed)).toBe(false);
  });
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

  test('a platform package that npm left out is found and completed', () => {
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
  ])('the platform in the name %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});
