/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { products } from '../../db/catalogue-tables';
import { type Connection, connect } from '../../db/connect';
import { productReviews } from '../../db/message-tables';
import { eyewearSource } from './eyewear-source';
import { seedCatalogue } from './seed';

let dataDir = '';
let connection: Connection;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
  connection = await connect({ databaseUrl: null, dataDir });
});
afterAll(async () => {
  await connection.close();
  await rm(dataDir, { recursive: true, force: true });
});

const productCount = async () => (await connection.db.select({ total: count() }).from(products))[0]?.total;

test('an empty database gets the default catalogue once', async () => {
  await seedCatalogue(connection.db, eyewearSource, null);
  expect(await productCount()).toBe(192);
  await connection.db.update(products).set({ estoque: 77 }).where(eq(products.id, 1));
  await seedCatalogue(connection.db, eyewearSource, null);
  const [first] = await connection.db.select().from(products).where(eq(products.id, 1));
  expect(first?.estoque).toBe(77);
});

test('seeding another size rebuilds the catalogue and keeps shoppers’ data', async () => {
  const review = {
    productId: 1,
    nome: 'Rui',
    email: 'r@example.com',
    nota: 4,
    comentario: 'Bom',
    recomenda: true,
  };
  await connection.db.insert(productReviews).values(review);
  await seedCatalogue(connection.db, eyewearSource, 250);
  expect(await productCount()).toBe(250);
  expect(
    await connection.db.select().from(productReviews).where(eq(productReviews.email, 'r@example.com')),
  ).toHaveLength(1);
  await seedCatalogue(connection.db, eyewearSource, null);
  expect(await productCount()).toBe(250);
});

test('an interrupted seed leaves the old catalogue unchanged', async () => {
  const failing = connection.db.transaction(async (tx) => {
    await seedCatalogue(tx, eyewearSource, 120);
    throw new Error('interrupted');
  });
  await expect(failing).rejects.toThrow('interrupted');
  expect(await productCount()).toBe(250);
});

test('opening a folder that has been migrated changes nothing', async () => {
  await connection.close();
  connection = await connect({ databaseUrl: null, dataDir });
  expect(await productCount()).toBe(250);
});
