/*
 * A new PGlite database for a store under test, as made by `db/create-database.mjs`. Creating one takes four
 * seconds of a core and 900 MB, copying one a tenth of a second, so one is kept in node_modules/.cache until
 * PGlite or the program changes. To be started as: node embedded-store/testing/empty-database.mjs FOLDER
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '..', '..');
const CREATE_DATABASE = join(ROOT, 'embedded-store/db/create-database.mjs');
const SOURCES = [CREATE_DATABASE, join(ROOT, 'node_modules/@electric-sql/pglite/package.json')];
const KEPT = join(ROOT, 'node_modules/.cache/embedded-store');

/** @param {readonly string[]} files */
async function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** The folder of the database to copy; several processes may create it at once. */
async function keptDatabase() {
  const kept = join(KEPT, await digestOf(SOURCES));
  if (existsSync(kept)) return kept;
  await mkdir(KEPT, { recursive: true });
  const draft = `${kept}.${process.pid}`;
  try {
    await promisify(execFile)(process.execPath, [CREATE_DATABASE, draft]);
    // Renaming fails if another process has created the folder in the meantime; that folder is just as good.
    await rename(draft, kept).catch((error) => {
      if (!existsSync(kept)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return kept;
}

/**
 * Puts an empty database into the data folder of a store that has not been started yet.
 * @param {string} dataDir
 */
export async function putEmptyDatabase(dataDir) {
  // There are a thousand small files, for which the asynchronous copy takes four times as long.
  const options = { recursive: true, force: false, errorOnExist: true };
  cpSync(await keptDatabase(), join(dataDir, 'pg'), options);
}

// Jest compiles modules into functions, in which nothing can be awaited at this level. If this is rejected,
// the process exits with code 1.
if (process.argv[1] === import.meta.filename) putEmptyDatabase(process.argv[2] ?? '');
