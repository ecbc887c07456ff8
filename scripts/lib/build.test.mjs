/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  BUILD_RESULTS,
  isBuildCurrent,
  nextEnvironment,
  removeBuildRecord,
  sourceDigest,
  writeBuildRecord,
} from './build.mjs';

describe('whether the build is up to date', () => {
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
  ])('%s changes the digest', (_case, change) => {
    const before = sourceDigest(root);
    change();
    expect(sourceDigest(root)).not.toBe(before);
  });

  test('tests, the store, the README and a fresh installation do not change the digest', () => {
    const before = sourceDigest(root);
    write('app/page.test.tsx', 'x');
    write('embedded-store/main.ts', 'x');
    write('README.md', 'x');
    write('node_modules/.package-lock.json', '{}');
    expect(sourceDigest(root)).toBe(before);
  });

  function finish(digest) {
    for (const file of BUILD_RESULTS) write(file, '');
    writeBuildRecord(root, digest);
  }

  test('a finished and recorded build of these sources is up to date', () => {
    const digest = sourceDigest(root);
    expect(isBuildCurrent(root)).toBe(false);
    finish(digest);
    expect(isBuildCurrent(root)).toBe(true);
    expect(isBuildCurrent(root, 'another digest')).toBe(false);
    removeBuildRecord(root);
    expect(isBuildCurrent(root)).toBe(false);
  });

  test.each(BUILD_RESULTS)(
    'a build without %s, which a fresh installation may remove, is not up to date',
    (file) => {
      finish(sourceDigest(root));
      fs.rmSync(path.join(root, file));
      expect(isBuildCurrent(root)).toBe(false);
    },
  );
});

test('a Next program runs without telemetry, and without HOSTNAME from the shell', () => {
  expect(nextEnvironment({ HOSTNAME: 'a', PORT: '1' }, 'production')).toEqual({
    PORT: '1',
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
  });
});
