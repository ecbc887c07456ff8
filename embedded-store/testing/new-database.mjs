/*
 * New PGlite databases for stores under test. Creating one takes four seconds of a core and 900 MB, seeding it two more,
 * copying one a tenth of a second, so both are kept in node_modules/.cache until PGlite or the programs change. To be
 * started as: node embedded-store/testing/new-database.mjs FOLDER STOREFRONT
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '..', '..');
const STORE = join(ROOT, 'embedded-store');
const CREATE_DATABASE = join(STORE, 'db/create-database.mjs');
const SEED_DATABASE = join(STORE, 'testing/seed-database.ts');
const PGLITE = join(ROOT, 'node_modules/@electric-sql/pglite/package.json');
const KEPT = join(ROOT, 'node_modules/.cache/embedded-store');
const runNode = promisify(execFile).bind(null, process.execPath);

/** @param {readonly string[]} files */
async function digestOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** Everything on which a seeded database depends. */
async function seedSources() {
  const names = await readdir(STORE, { recursive: true });
  const sources = names.filter(
    (name) => /\.(ts|mjs|sql|json)$/.test(name) && !/\.test\.|node_modules/.test(name),
  );
  return [PGLITE, ...sources.sort().map((name) => join(STORE, name))];
}

/**
 * The kept folder of this name; several processes may create it at once.
 * @param {string} name
 * @param {(folder: string) => Promise<void>} create
 */
async function keptFolder(name, create) {
  const kept = join(KEPT, name);
  if (existsSync(kept)) return kept;
  await mkdir(KEPT, { recursive: true });
  const draft = `${kept}.${process.pid}`;
  try {
    await create(draft);
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
 * There are a thousand small files, for which the asynchronous copy takes four times as long.
 * @param {string} from
 * @param {string} to
 */
const copy = (from, to) => cpSync(from, to, { recursive: true, force: false, errorOnExist: true });

/**
 * Puts an empty database into the data folder of a store that has not been started yet.
 * @param {string} dataDir
 */
export async function putEmptyDatabase(dataDir) {
  const kept = await keptFolder(await digestOf([CREATE_DATABASE, PGLITE]), async (draft) => {
    await runNode([CREATE_DATABASE, draft]);
  });
  copy(kept, join(dataDir, 'pg'));
}

/**
 * Puts a database with the catalogue of a storefront into the data folder of a store that has not been started yet.
 * @param {string} dataDir
 * @param {string} storefront
 */
export async function putSeededDatabase(dataDir, storefront) {
  const kept = await keptFolder(`${storefront}-${await digestOf(await seedSources())}`, async (draft) => {
    await putEmptyDatabase(draft);
    await runNode(['--import', 'tsx', SEED_DATABASE, draft, storefront], { cwd: ROOT });
  });
  copy(join(kept, 'pg'), join(dataDir, 'pg'));
}

// Jest compiles modules into functions, in which nothing can be awaited at this level. If this is rejected,
// the process exits with code 1.
if (process.argv[1] === import.meta.filename) putSeededDatabase(process.argv[2] ?? '', process.argv[3] ?? '');
