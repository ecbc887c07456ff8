/** @jest-environment node */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionOf } from './testing/caller';
import { cartPayloadOf, readyProduct } from './testing/find';
import { putEmptyDatabase } from './testing/new-database.mjs';
import type { Cart, Listing } from './testing/shapes';
import {
  freePort,
  type ProcessExit,
  runUntilExit,
  type SpawnedStore,
  spawnStore,
} from './testing/spawn-store';

jest.setTimeout(180_000);

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-store-'));
  await putEmptyDatabase(dataDir);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const system = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
const start = async () => spawnStore({ ...system, STORE_PORT: await freePort(), STORE_DATA_DIR: dataDir });
const refused = (env: Record<string, string>) => runUntilExit({ ...system, ...env });

async function addOne(store: SpawnedStore, session: string) {
  const { body } = await store.api.get<Listing>('url/product/listing/category?url=/oculos-de-sol&limit=100');
  const { tipo, itens } = cartPayloadOf(readyProduct(body.conteudo.produtos, 20));
  return store.api.send<Cart>('POST', 'checkout/cart', { tipo, itens }, session);
}

function expectOneLineError(ended: ProcessExit, message: RegExp): void {
  expect(ended.code).toBe(1);
  expect(ended.stdout).toBe('');
  expect(ended.stderr).toMatch(/^[^\n]+\.\n$/);
  expect(ended.stderr).toMatch(message);
}

test('a port that is in use causes a one-line error', async () => {
  const port = await freePort();
  const other = createServer().listen(Number(port));
  await once(other, 'listening');
  expectOneLineError(
    await refused({ STORE_PORT: port, STORE_DATA_DIR: dataDir }),
    new RegExp(`${port}.*STORE_PORT`),
  );
  other.close();
});

describe('a store on the folder of a previous store', () => {
  let first: SpawnedStore;
  beforeAll(async () => {
    first = await start();
  });

  test('the store passes its health check, and a second one on its folder fails with a one-line error', async () => {
    const health = await first.request('/healthz');
    expect([health.status, await health.json()]).toEqual([200, { ok: true }]);
    const second = await refused({ STORE_PORT: await freePort(), STORE_DATA_DIR: dataDir });
    expectOneLineError(second, /STORE_DATA_DIR/);
    expect(second.stderr).toContain(dataDir);
  });

  test('an acknowledged cart line survives SIGKILL and a clean stop', async () => {
    const session = sessionOf(await addOne(first, ''));
    for (let units = 2; units <= 6; units++) {
      const { body } = await addOne(first, session);
      expect(body.quantidadeTotal).toBe(units);
    }
    expect((await first.stop('SIGKILL')).code).toBeNull();

    const second = await start();
    const { body } = await second.api.get<Cart>('checkout/cart', session);
    expect(body).toMatchObject({ quantidadeItens: 1, quantidadeTotal: 6 });
    await addOne(second, session);
    expect((await second.stop('SIGINT')).code).toBe(0);

    const third = await start();
    expect((await third.api.get<Cart>('checkout/cart', session)).body.quantidadeTotal).toBe(7);
    expect(await third.stop('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
  });
});

test('a folder that is a file, an unreachable database and an invalid value cause one-line errors', async () => {
  const file = join(dataDir, 'a-file');
  await writeFile(file, '');
  const port = await freePort();
  expectOneLineError(await refused({ STORE_PORT: port, STORE_DATA_DIR: file }), /STORE_DATA_DIR/);
  const closed = await freePort();
  const database = {
    DATABASE_URL: `postgres://nobody:hunter2@127.0.0.1:${closed}/loja`,
    STORE_DATA_DIR: dataDir,
  };
  const unreachable = await refused({ STORE_PORT: port, ...database });
  expectOneLineError(unreachable, /DATABASE_URL/);
  expect(unreachable.stderr).not.toContain('hunter2');
  expectOneLineError(await refused({ STORE_PORT: 'x' }), /^STORE_PORT/);
});
