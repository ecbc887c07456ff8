/*
 * Kills the store (SIGKILL) during a thousand concurrent cart writes, ten times by default, and checks after
 * each restart that every acknowledged write was kept. Exit code 1 if one was lost: node --import tsx
 * embedded-store/testing/durability.ts [postgres://user@localhost:5432/empty] [rounds] [shoppers]. With an
 * address, it tests PostgreSQL instead of PGlite. Each shopper (200 by default) writes five lines.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionOf } from './caller';
import { cartPayloadOf, productsOf } from './find';
import { putEmptyDatabase } from './new-database.mjs';
import type { Cart, Payload } from './shapes';
import { freePort, type SpawnedStore, spawnStore } from './spawn-store';

const ROUNDS = Number(process.argv[3] ?? 10);
const SHOPPERS = Number(process.argv[4] ?? 200);
const LINES = 5;
/** Number of acknowledged writes before the last kill; earlier kills come after a fraction of it. */
const MAX_RESPONSES = Math.round(SHOPPERS * LINES * 0.45);

type Write = { session: string; idProduto: string };

async function start(dataDir: string): Promise<SpawnedStore> {
  const database = process.argv[2];
  return spawnStore({
    STORE_PORT: await freePort(),
    STORE_DATA_DIR: dataDir,
    ...(database ? { DATABASE_URL: database } : {}),
  });
}

/** Cart payloads of different products. */
async function payloads(store: SpawnedStore): Promise<Payload[]> {
  const cards = await productsOf(store, '/oculos-de-sol');
  const lines = cards.filter(({ carrinho }) => !Array.isArray(carrinho)).map(cartPayloadOf);
  if (lines.length < LINES)
    throw new Error('The catalogue has too few products that are ready to be bought.');
  return lines.slice(0, LINES);
}

async function sessions({ api }: SpawnedStore): Promise<string[]> {
  const visits = await Promise.all(Array.from({ length: SHOPPERS }, () => api.get('checkout/user')));
  return visits.map(sessionOf);
}

/**
 * Sends all writes at once, and kills the store after a given number of responses. Resolves to the
 * acknowledged writes.
 */
async function killDuringWrites(
  store: SpawnedStore,
  shoppers: string[],
  lines: Payload[],
  responses: number,
) {
  const acknowledged: Write[] = [];
  const write = async (session: string, { tipo, itens }: Payload) => {
    try {
      const { status } = await store.api.send<Cart>('POST', 'checkout/cart', { tipo, itens }, session);
      if (status === 200) acknowledged.push({ session, idProduto: itens[0]?.idProduto ?? '' });
      if (acknowledged.length === responses) store.child.kill('SIGKILL');
    } catch (error) {
      // No response, or a partial one, means that nothing was acknowledged. Anything else is a bug in this
      // program.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    }
  };
  await Promise.all(shoppers.flatMap((session) => lines.map((line) => write(session, line))));
  await store.stop('SIGKILL');
  if (acknowledged.length < responses) throw new Error(`Only ${acknowledged.length} writes got a response.`);
  return acknowledged;
}

async function lostWrites(store: SpawnedStore, acknowledged: Write[]): Promise<Write[]> {
  const carts = new Map<string, Set<string>>();
  for (const session of new Set(acknowledged.map((write) => write.session))) {
    const { body } = await store.api.get<Cart>('checkout/cart', session);
    carts.set(session, new Set(body.itens.map(({ hash }) => String(hash.idProduto))));
  }
  return acknowledged.filter(({ session, idProduto }) => !carts.get(session)?.has(idProduto));
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'durability-'));
  if (!process.argv[2]) await putEmptyDatabase(dataDir);
  let store = await start(dataDir);
  let lost = 0;
  let kept = 0;
  try {
    const lines = await payloads(store);
    for (let round = 1; round <= ROUNDS; round++) {
      const acknowledged = await killDuringWrites(
        store,
        await sessions(store),
        lines,
        round * Math.round(MAX_RESPONSES / ROUNDS),
      );
      store = await start(dataDir);
      const missing = await lostWrites(store, acknowledged);
      lost += missing.length;
      kept += acknowledged.length;
      console.log(
        `Round ${round}: ${acknowledged.length} writes acknowledged, ${missing.length} of them lost.`,
      );
    }
  } finally {
    await store.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
  console.log(`${kept} acknowledged writes, ${lost} lost.`);
  process.exitCode = lost > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
