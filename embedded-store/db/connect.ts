import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { StartupError } from '../errors';
import { lockFolder } from './folder-lock';

/** The store's database with either driver, or a transaction of it. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database and a function to close it; closing twice is harmless. */
export type Connection = { db: Database; close: () => Promise<void> };

const migrationsFolder = join(__dirname, 'migrations');
const createDatabaseScript = join(__dirname, 'create-database.mjs');
// PostgreSQL's default of 128 MB would be half of the store's total memory, and the demo's tables take 20 MB.
const sharedBuffers = '16MB';
// Lock id: two processes that start on one PostgreSQL must not migrate or seed at the same time.
const startupLock = 1956_0411;

/** Where the database is: in a schema of PostgreSQL if there is a url, otherwise in PGlite in `dataDir`. */
export type DatabaseLocation = { databaseUrl: string | null; dataDir: string; schema?: string };

/** Opens and migrates the store's database. */
export function connect({ databaseUrl, dataDir, schema = 'public' }: DatabaseLocation): Promise<Connection> {
  return databaseUrl ? connectPostgres(databaseUrl, schema) : connectPglite(dataDir);
}

async function connectPglite(dataDir: string): Promise<Connection> {
  await createFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'pg');
    if (!existsSync(folder)) await createDatabase(folder);
    const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`];
    const client = await PGlite.create(folder, { startParams });
    const db = drizzlePglite(client);
    await migratePglite(db, { migrationsFolder });
    return { db, close: once(() => client.close().finally(lock.release)) };
  } catch (cause) {
    await lock.release();
    throw new StartupError(
      `The database in ${dataDir} could not be opened (${firstLine(cause)}): restore it from a backup, or set STORE_DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** Creates an empty database in `folder`. The folder appears only once the database is complete. */
async function createDatabase(folder: string): Promise<void> {
  const parent = dirname(folder);
  const draftPrefix = `${basename(folder)}.new-`;
  for (const name of await readdir(parent)) {
    if (name.startsWith(draftPrefix)) await rm(join(parent, name), { recursive: true, force: true });
  }
  const draft = join(parent, `${draftPrefix}${process.pid}`);
  await promisify(execFile)(process.execPath, [createDatabaseScript, draft]);
  await rename(draft, folder);
}

async function createFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (cause) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${firstLine(cause)}): fix its permissions or set STORE_DATA_DIR to another folder.`,
      { cause },
    );
  }
}

async function connectPostgres(connectionString: string, schema: string): Promise<Connection> {
  const options = `-c search_path=${schema}`;
  const pool = new Pool({ connectionString, options, max: 10, connectionTimeoutMillis: 5000 });
  // The pool replaces an idle connection that was dropped. Without a listener, the error would end the
  // process.
  pool.on('error', (error) =>
    console.error(`Embedded store: a database connection was lost (${error.message}).`),
  );
  const db = drizzlePostgres(pool);
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [startupLock]);
      await client.query(`create schema if not exists ${schema}`);
      const migrationsSchema = schema === 'public' ? 'drizzle' : `drizzle_${schema}`;
      await migratePostgres(db, { migrationsFolder, migrationsSchema });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [startupLock]);
      client.release();
    }
  } catch (cause) {
    await pool.end();
    throw new StartupError(
      `The database of DATABASE_URL cannot be used (${firstLine(cause)}): check that it runs and that the address, user and password are right.`,
      { cause },
    );
  }
  return { db, close: once(() => pool.end()) };
}

/** First line of an error. Node reports a rejected connection as an AggregateError without a message. */
function firstLine(cause: unknown): string {
  if (cause instanceof AggregateError) return firstLine(cause.errors[0]);
  const text = cause instanceof Error ? cause.message || cause.name : String(cause);
  return text.split('\n')[0] ?? text;
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= action();
    return running;
  };
}
