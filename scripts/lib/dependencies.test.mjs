import { areInstalled } from './dependencies.mjs';
import { completedLock, missingOptionalPackages, platformOf } from './lock-file.mjs';

describe('installed dependencies', () => {
  const wanted = {
    '': {
      dependencies: { a: '1.0.0' },
      optionalDependencies: { 'a-win32': '1.0.0' },
      devDependencies: { tool: '1.0.0' },
    },
    'embedded-store': { dependencies: { database: '1.0.0' } },
    'node_modules/@shop/store': { resolved: 'embedded-store', link: true },
    'node_modules/a': { version: '1.0.0', integrity: 'sha-a', dependencies: { b: '1.0.0' } },
    'node_modules/a-win32': { version: '1.0.0', optional: true },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', dev: true },
    'node_modules/database': { version: '1.0.0' },
  };
  const a = { version: '1.0.0', integrity: 'sha-a' };
  const one = { version: '1.0.0' };
  const shop = { 'node_modules/a': a, 'node_modules/b': one };
  const all = { ...shop, 'node_modules/tool': one, 'node_modules/database': one };

  test('up to date if everything that this system needs is installed', () => {
    expect(areInstalled(wanted, all)).toBe(true);
  });

  test('a finished build needs no tools, and a shop with another platform no embedded store', () => {
    expect(areInstalled(wanted, shop, { dev: false, store: false })).toBe(true);
    expect(areInstalled(wanted, shop, { dev: true, store: false })).toBe(false);
    expect(areInstalled(wanted, shop, { dev: false, store: true })).toBe(false);
  });

  test.each([
    ['a missing package', { 'node_modules/a': undefined }],
    ['a missing package of a package', { 'node_modules/b': undefined }],
    ['another version', { 'node_modules/a': { ...a, version: '1.0.1' } }],
    ['another content', { 'node_modules/a': { ...a, integrity: 'sha-b' } }],
    ['a wrong optional', { 'node_modules/a-win32': { version: '0.9.0' } }],
  ])('not up to date: %s', (_case, change) => {
    expect(areInstalled(wanted, { ...all, ...change })).toBe(false);
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

  test('a platform package that the lock file lacks is found and added', () => {
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
