import { createAdaptorServer } from '@hono/node-server';
import { deleteOldPrescriptions } from './cart/prescription';
import { deleteOldSessions } from './cart/session';
import { seedCatalogue } from './catalogue/seed/seed';
import { readConfig, type StoreConfig } from './config';
import { type Connection, connect, type Database } from './db/connect';
import { logFailure, StartupError } from './errors';
import { createContext, createStore } from './store';
import { storefronts } from './storefronts';

type Server = ReturnType<typeof createAdaptorServer>;

const DRAIN_MS = 8000;
const CLEANUP_INTERVAL_MS = 3_600_000;

async function main(): Promise<void> {
  const config = readConfig();
  const connection = await connect(config);
  try {
    await serve(config, connection);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

const KEEP_ALIVE_MS = 65_000;

async function serve(config: StoreConfig, connection: Connection): Promise<void> {
  const { db } = connection;
  const { source, shop, upload } = storefronts[config.storefront];
  await seedCatalogue(db, source, config.products);
  const ctx = await createContext(db, config.publicUrl, shop, config.freeShippingFrom);
  const store = createStore(ctx, { upload, shopUrl: config.shopUrl, pictureDir: config.pictureDir });
  const server = createAdaptorServer({
    fetch: store.fetch,
    // Longer than clients keep connections open, so that none is closed while a request is on its way.
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
  });
  await listen(server, config.port);
  const cleaning = scheduleCleanup(db);
  stopOnSignals(server, async () => {
    clearInterval(cleaning);
    await connection.close();
  });
  console.log(`Embedded store ready at http://localhost:${config.port}`);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const text =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is already in use: stop the program that uses it or set STORE_PORT to another port.`
          : `Port ${port} cannot be opened (${error.message}): set STORE_PORT to another port.`;
      reject(new StartupError(text, { cause: error }));
    });
    // During a burst, connections wait instead of being rejected.
    server.listen({ port, backlog: 4096 }, resolve);
  });
}

function scheduleCleanup(db: Database): NodeJS.Timeout {
  const clean = async () => {
    await deleteOldSessions(db);
    await deleteOldPrescriptions(db);
  };
  const report = (error: unknown) => logFailure('removing old data', error);
  clean().catch(report);
  return setInterval(() => clean().catch(report), CLEANUP_INTERVAL_MS);
}

/**
 * On a signal, completes open requests and then closes the database. A second signal ends the process at
 * once.
 */
function stopOnSignals(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    const forceExit = setTimeout(
      () => 'closeAllConnections' in server && server.closeAllConnections(),
      DRAIN_MS,
    );
    forceExit.unref();
    server.close(() => close().then(() => process.exit(0), fail));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function fail(error: unknown): never {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

main().catch(fail);
