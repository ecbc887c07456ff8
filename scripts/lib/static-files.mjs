import fs from 'node:fs';
import path from 'node:path';
import { createTempFolder } from './cli.mjs';
import { filesIn, writeWhole } from './files.mjs';

/*
 * A page that was opened before an update still requests the scripts and styles of the earlier build. Therefore a
 * build keeps the files of the two builds before it. Their names change with their content, so they do not
 * collide.
 */

/**
 * @typedef {{ digest: string, builtAt: number, files: string[] }} Build
 * @typedef {{ folder: string, builds: Build[] }} Saved a copy of the static files of earlier builds
 */

/** A file in `.next` that lists the builds, newest first, with the names of their files. */
const RECORD = 'static-builds.json';
const KEPT_BUILDS = 2;
const DAY_MS = 24 * 60 * 60_000;

/**
 * @param {string} dist
 * @returns {Build[]}
 */
function recordedBuilds(dist) {
  const file = path.join(dist, RECORD);
  try {
    if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    // Earlier versions of this script could leave an incomplete list, for example on a full disk.
    if (!(error instanceof SyntaxError)) throw error;
  }
  const files = filesIn(path.join(dist, 'static'));
  return files.length > 0 ? [{ digest: '', builtAt: 0, files }] : [];
}

/**
 * Builds whose pages may still be open: the latest, and the one before it unless that was replaced more than
 * a day ago.
 * @param {Build[]} builds
 * @param {string} digest
 * @param {number} now
 */
function buildsToKeep(builds, digest, now) {
  const others = builds.filter((build) => build.digest !== digest || digest === '');
  const [last, ...older] = others;
  if (last === undefined) return [];
  const isRecent = now - last.builtAt < DAY_MS;
  return isRecent ? [last, ...older].slice(0, KEPT_BUILDS) : [last];
}

/**
 * @param {Iterable<string>} files
 * @param {string} from
 * @param {string} to
 */
function copyMissing(files, from, to) {
  for (const name of files) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (fs.existsSync(target) || !fs.existsSync(source)) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(source, target);
  }
}

/**
 * Copies the static files out of the `.next` folder `dist`, because the next build empties it.
 * @param {string} dist
 */
export function saveStaticFiles(dist) {
  const { folder, remove } = createTempFolder('static');
  const builds = recordedBuilds(dist);
  copyMissing(new Set(builds.flatMap(({ files }) => files)), path.join(dist, 'static'), folder);
  return { folder, builds, remove };
}

/**
 * Adds the saved files of earlier builds to the new build, which has this `digest`, and records which file
 * belongs to which build.
 * @param {Saved} saved
 * @param {string} dist
 * @param {string} digest
 */
export function addEarlierFiles({ folder, builds }, dist, digest, now = Date.now()) {
  const own = path.join(dist, 'static');
  const files = filesIn(own);
  const kept = buildsToKeep(builds, digest, now);
  copyMissing(new Set(kept.flatMap((build) => build.files)), folder, own);
  const record = [{ digest, builtAt: now, files }, ...kept];
  writeWhole(path.join(dist, RECORD), JSON.stringify(record));
}

/**
 * Restores the saved files after a failed build, so that the next build finds them.
 * @param {Saved} saved
 * @param {string} dist
 */
export function restoreStaticFiles({ folder, builds }, dist) {
  copyMissing(filesIn(folder), folder, path.join(dist, 'static'));
  writeWhole(path.join(dist, RECORD), JSON.stringify(builds));
}
