/*
 * Kills the store (SIGKILL) amid a thousand concurrent cart writes, ten times or as told, and looks after each restart whether
 * every acknowledged write is there. Ends with code 1 when one was lost:
 *   node --import tsx embedded-store/testing/durability.ts
 * An address such as postgres://user@localhost:5432/empty as argument puts it on PostgreSQL instead of PGlite; a
 * second argument is the number of rounds.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionOf } from './caller';
import { payloadOf, productsOf } from './find';
import type { Cart, Payload } from './shapes';
import { freePort, type SpawnedStore, spawnStore } from './spawn-store';

const ROUNDS = Number(process.argv[3] ?? 10);
const SHOPPERS = 200;
const LINES = 5;

type Write = { session: string; idProduto: string };

async function start(dataDir: string): Promise<SpawnedStore> {
  const database = process.argv[2];
  return spawnStore({
    STORE_PORT: await freePort(),
    STORE_DATA_DIR: dataDir,
    ...(database ? { DATABASE_URL: database } : {}),
  });
}

/** Ready payloads of different products. */
async function payloads(store: SpawnedStore): Promise<Payload[]> {
  const cards = await productsOf(store, '/oculos-de-sol');
  const lines = cards.filter(({ carrinho }) => !Array.isArray(carrinho)).map(payloadOf);
  if (lines.length < LINES)
    throw new Error('The catalogue has too few products that are ready to be bought.');
  return lines.slice(0, LINES);
}

async function sessions({ api }: SpawnedStore): Promise<string[]> {
  const visits = await Promise.all(Array.from({ length: SHOPPERS }, () => api.get('checkout/user')));
  return visits.map(sessionOf);
}

/** Sends every write at once, kills the store at the given number of answers; resolves to what was answered. */
async function killAmidWrites(store: SpawnedStore, shoppers: string[], lines: Payload[], answers: number) {
  const acknowledged: Write[] = [];
  const write = async (session: string, { tipo, itens }: Payload) => {
    try {
      const { status } = await store.api.send<Cart>('POST', 'checkout/cart', { tipo, itens }, session);
      if (status === 200) acknowledged.push({ session, idProduto: itens[0]?.idProduto ?? '' });
      if (acknowledged.length === answers) store.child.kill('SIGKILL');
    } catch (error) {
      // No answer, or half of one: nothing was promised. Anything else is a mistake of this program.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    }
  };
  await Promise.all(shoppers.flatMap((session) => lines.map((line) => write(session, line))));
  await store.stop('SIGKILL');
  if (acknowledged.length < answers) throw new Error(`Only ${acknowledged.length} writes were answered.`);
  return acknowledged;
}

async function lostOf(store: SpawnedStore, acknowledged: Write[]): Promise<Write[]> {
  const carts = new Map<string, Set<string>>();
  for (const session of new Set(acknowledged.map((write) => write.session))) {
    const { body } = await store.api.get<Cart>('checkout/cart', session);
    carts.set(session, new Set(body.itens.map(({ hash }) => String(hash.idProduto))));
  }
  return acknowledged.filter(({ session, idProduto }) => !carts.get(session)?.has(idProduto));
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'durability-'));
  let store = await start(dataDir);
  let lost = 0;
  let kept = 0;
  try {
    const lines = await payloads(store);
    for (let round = 1; round <= ROUNDS; round++) {
      const acknowledged = await killAmidWrites(store, await sessions(store), lines, round * 45);
      store = await start(dataDir);
      const missing = await lostOf(store, acknowledged);
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
