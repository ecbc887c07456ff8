import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What a production build is made from, relative to the top level. */
const BUILD_SOURCES = [
  'app',
  'components',
  'lib',
  'styles',
  'public',
  'middleware.ts',
  'next.config.mjs',
  // Its browserslist decides what the build compiles to.
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const TEST_FILE = /\.test\.tsx?$/;

function filesUnder(root, relative) {
  const absolute = path.join(root, relative);
  const stat = fs.statSync(absolute, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [relative];
  return fs
    .readdirSync(absolute)
    .sort()
    .flatMap((name) => filesUnder(root, `${relative}/${name}`));
}

/** The build keeps compiled helpers inside node_modules, so a fresh installation needs a fresh build. */
function installationMark(root) {
  const stat = fs.statSync(path.join(root, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false });
  return `${stat?.mtimeMs ?? 'none'}\0`;
}

/**
 * A digest (hex) of the installation and of the names and contents of all build sources. Test files are left out: they never
 * reach a build, so changing one must not cost a rebuild.
 */
export function sourceDigest(root, sources = BUILD_SOURCES) {
  const hash = createHash('sha256').update(installationMark(root));
  for (const source of sources) {
    for (const file of filesUnder(root, source)) {
      if (TEST_FILE.test(file)) continue;
      const content = fs.readFileSync(path.join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

const stampFile = (root) => path.join(root, '.next', 'source-digest');

/** Whether `.next` holds a finished build of exactly these sources. */
export function buildIsCurrent(root, digest) {
  const stamp = stampFile(root);
  return (
    fs.existsSync(path.join(root, '.next', 'BUILD_ID')) &&
    fs.existsSync(stamp) &&
    fs.readFileSync(stamp, 'utf8') === digest
  );
}

/** Forgets the build, so that an interrupted or failed one is never taken for finished. */
export function forgetBuild(root) {
  fs.rmSync(stampFile(root), { force: true });
}

/** Notes that `.next` now holds a build of the sources with this digest. */
export function rememberBuild(root, digest) {
  fs.writeFileSync(stampFile(root), digest);
}
