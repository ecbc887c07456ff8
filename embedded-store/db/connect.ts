import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { StartupError } from '../startup-error';
import { lockFolder } from './folder-lock';

/** The store's database, whichever driver is behind it; also the type of a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database and the way to close it; closing twice is harmless. */
export type Connection = { db: Database; close: () => Promise<void> };

const migrationsFolder = join(__dirname, 'migrations');
// Two starting processes on one PostgreSQL must not migrate or seed at the same time.
const startupLock = 1956_0411;

/** Where the store's data lives: PostgreSQL in one of its schemas when a url is given, PGlite in `dataDir` otherwise. */
export type Place = { databaseUrl: string | null; dataDir: string; schema?: string };

/** Opens and migrates the store's database. */
export function connect({ databaseUrl, dataDir, schema = 'public' }: Place): Promise<Connection> {
  return databaseUrl ? connectPostgres(databaseUrl, schema) : connectPglite(dataDir);
}

async function connectPglite(dataDir: string): Promise<Connection> {
  await createFolder(dataDir);
  const lock = await lockFolder(dataDir);
  try {
    const client = await PGlite.create(join(dataDir, 'pg'));
    const db = drizzlePglite(client);
    await migratePglite(db, { migrationsFolder });
    return { db, close: once(() => client.close().finally(lock.release)) };
  } catch (cause) {
    await lock.release();
    throw new StartupError(
      `The database in ${dataDir} could not be opened (${reason(cause)}): restore it from a backup, or set STORE_DATA_DIR to another folder.`,
      { cause },
    );
  }
}

async function createFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (cause) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written (${reason(cause)}): fix its permissions or set STORE_DATA_DIR to another folder.`,
      { cause },
    );
  }
}

async function connectPostgres(connectionString: string, schema: string): Promise<Connection> {
  const options = `-c search_path=${schema}`;
  const pool = new Pool({ connectionString, options, max: 10, connectionTimeoutMillis: 5000 });
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
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
      `The database of DATABASE_URL cannot be used (${reason(cause)}): check that it runs and that the address, user and password are right.`,
      { cause },
    );
  }
  return { db, close: once(() => pool.end()) };
}

/** The first line of an error's text; Node reports a refused connection as a list without text. */
function reason(cause: unknown): string {
  if (cause instanceof AggregateError) return reason(cause.errors[0]);
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
