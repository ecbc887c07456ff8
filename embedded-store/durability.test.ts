/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionOf } from './testing/caller';
import { payloadOf, productsOf } from './testing/find';
import type { Cart, Payload } from './testing/shapes';
import { freePort, type SpawnedStore, spawnStore } from './testing/spawn-store';

const ROUNDS = 10;
const WRITES = 1000;
const SHOPPERS = 25;

/** What a broken connection throws: no answer at all, or half of one. */
const cutOff = new Set(['TypeError', 'SyntaxError', 'AbortError']);

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'durability-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const start = async () =>
  spawnStore({
    STORE_PORT: await freePort(),
    STORE_DATA_DIR: dataDir,
    STORE_WARM: '0',
    ...(process.env.DURABILITY_DATABASE_URL ? { DATABASE_URL: process.env.DURABILITY_DATABASE_URL } : {}),
  });

/** Products whose ready payload names another line each. */
async function payloads({ api }: SpawnedStore): Promise<Payload[]> {
  const cards = (
    await Promise.all(
      ['/oculos-de-grau', '/oculos-de-sol', '/lentes'].map((path) => productsOf({ api }, path)),
    )
  ).flat();
  return cards
    .filter((card) => !Array.isArray(card.carrinho))
    .map(payloadOf)
    .slice(0, WRITES / SHOPPERS);
}

/** Sends every write at once and kills the store after `acknowledged` answers; resolves to what was acknowledged. */
async function killAmidWrites(
  store: SpawnedStore,
  shoppers: string[],
  lines: Payload[],
  acknowledged: number,
) {
  const kept: { session: string; idProduto: string }[] = [];
  const writes = shoppers.flatMap((session) =>
    lines.map(async ({ tipo, itens }) => {
      try {
        const { status } = await store.api.send<Cart>('POST', 'checkout/cart', { tipo, itens }, session);
        if (status === 200) kept.push({ session, idProduto: itens[0]?.idProduto ?? '' });
        if (kept.length === acknowledged) store.child.kill('SIGKILL');
      } catch (error) {
        // A write whose answer never came may be there or not: nothing was promised.
        // (By name, because fetch throws errors of the realm outside of Jest's.)
        if (!cutOff.has((error as Error).name)) throw error;
      }
    }),
  );
  await Promise.all(writes);
  await store.stop('SIGKILL');
  return kept;
}

test('kill -9 amid a thousand concurrent cart writes, ten times: every acknowledged write is there after the restart', async () => {
  let store = await start();
  const lines = await payloads(store);
  expect(lines).toHaveLength(WRITES / SHOPPERS);
  for (let round = 0; round < ROUNDS; round++) {
    const visits = await Promise.all(Array.from({ length: SHOPPERS }, () => store.api.get('checkout/user')));
    const shoppers = visits.map(sessionOf);
    expect(new Set(shoppers).size).toBe(SHOPPERS);
    const kept = await killAmidWrites(store, shoppers, lines, 10 + round * 20);
    expect(kept.length).toBeGreaterThanOrEqual(10 + round * 20);
    store = await start();
    const carts = new Map(
      await Promise.all(
        shoppers.map(async (session) => {
          const { body } = await store.api.get<Cart>('checkout/cart', session);
          return [session, new Set(body.itens.map(({ hash }) => String(hash.idProduto)))] as const;
        }),
      ),
    );
    const lost = kept.filter(({ session, idProduto }) => !carts.get(session)?.has(idProduto));
    expect([round, lost]).toEqual([round, []]);
  }
  expect((await store.stop('SIGTERM')).code).toBe(0);
}, 300_000);
