import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { seedCatalogue } from '../catalogue/seed/seed';
import type { StoreContext } from '../context';
import { connect, type DatabaseLocation } from '../db/connect';
import { createContext, createStore } from '../store';
import { DEFAULT_STOREFRONT, type Storefront, type StorefrontKey, storefronts } from '../storefronts';
import { type Caller, createCaller } from './caller';
import { putSeededDatabase } from './new-database.mjs';

/** A seeded store without a port: requests go straight to the application. */
export type TestStore = { ctx: StoreContext; api: Caller; request: Requester; close: () => Promise<void> };
export type Requester = (path: string, init?: RequestInit) => Promise<Response>;

export const PUBLIC_URL = 'http://store.test';
export const SHOP_URL = 'http://shop.test';

/** A store on PGlite in its own folder. */
export async function openPgliteStore(storefront: StorefrontKey = DEFAULT_STOREFRONT): Promise<TestStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-store-'));
  await putSeededDatabase(dataDir, storefront);
  const place = { databaseUrl: null, dataDir };
  return openStore(place, storefronts[storefront], () => rm(dataDir, { recursive: true, force: true }));
}

/**
 * A store on a new database next to the one in `adminUrl`. The database is dropped when the store is closed.
 */
export async function openPostgresStore(
  adminUrl: string,
  storefront: StorefrontKey = DEFAULT_STOREFRONT,
): Promise<TestStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-store-'));
  const name = `embedded_store_test_${process.pid}_${Date.now()}`;
  await runAsAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const schema = storefront === DEFAULT_STOREFRONT ? 'public' : storefront;
  const place = { databaseUrl: url.href, dataDir, schema };
  return openStore(place, storefronts[storefront], async () => {
    await runAsAdmin(adminUrl, `drop database ${name}`);
    await rm(dataDir, { recursive: true, force: true });
  });
}

async function openStore(
  place: DatabaseLocation,
  { source, shop, upload }: Storefront,
  cleanUp: () => Promise<void>,
): Promise<TestStore> {
  const connection = await connect(place);
  await seedCatalogue(connection.db, source, null);
  const ctx = await createContext(connection.db, PUBLIC_URL, shop);
  const store = createStore(ctx, { upload, shopUrl: SHOP_URL });
  const request: Requester = async (path, init) => store.request(path, init);
  return {
    ctx,
    api: createCaller(request),
    request,
    close: async () => {
      await connection.close();
      await cleanUp();
    },
  };
}

async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
