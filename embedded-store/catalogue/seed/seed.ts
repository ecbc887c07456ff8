import { eq, sql } from 'drizzle-orm';
import * as tables from '../../db/catalogue-tables';
import type { Database } from '../../db/connect';
import * as messages from '../../db/message-tables';
import { brands } from './brands';
import { insertAll, withoutIndexes } from './bulk-insert';
import { categories } from './categories';
import { seedCombinations } from './combinations';
import { facetGroups, facetValues } from './facets';
import { landingPages } from './landing-pages';
import { seedLists } from './lists';
import { personalizations } from './personalizations';
import { type CatalogueEntry, catalogueEntries } from './product-rows';
import { seedQuestions, seedReviews } from './reviews';

/** Raised whenever the generator changes, so that databases seeded before are rebuilt. */
const CATALOGUE_VERSION = 1;
const DEFAULT_PRODUCTS = 192;
const BATCH = 1000;
// Lists, combinations and questions live among the first products, whatever the catalogue's size.
const CORE_PRODUCTS = 200;

const demoKeys = [
  { chave: 'demonstracao-1', usoUnico: false },
  { chave: 'demonstracao-2', usoUnico: false },
  { chave: 'demonstracao-3', usoUnico: false },
  { chave: 'demonstracao-unica', usoUnico: true },
];

/**
 * Fills the catalogue when the database holds none, another size than asked for, or an older version.
 * One transaction: an interrupted seed leaves nothing behind. Carts and messages stay as they are.
 * @param wanted number of products, or null to keep the size that is there
 */
export async function seedCatalogue(db: Database, wanted: number | null): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table store_meta in exclusive mode`);
    const [row] = await tx.select().from(tables.storeMeta).where(eq(tables.storeMeta.chave, 'catalogue'));
    const [version, present] = (row?.valor ?? '').split(':').map(Number);
    const count = wanted ?? present ?? DEFAULT_PRODUCTS;
    if (version === CATALOGUE_VERSION && present === count) return;
    await clear(tx);
    await fillReference(tx);
    await withoutIndexes(tx, 'products', () => fillProducts(tx, count));
    // Without statistics the planner sorts whole categories instead of walking the index of the order.
    await tx.execute(sql`analyze`);
    const valor = `${CATALOGUE_VERSION}:${count}`;
    await tx
      .insert(tables.storeMeta)
      .values({ chave: 'catalogue', valor })
      .onConflictDoUpdate({ target: tables.storeMeta.chave, set: { valor } });
  });
}

async function clear(tx: Database): Promise<void> {
  for (const table of [
    tables.lists,
    tables.products,
    tables.personalizations,
    tables.facetValues,
    tables.facetGroups,
    tables.landingPages,
    tables.categories,
    tables.brands,
  ]) {
    await tx.delete(table);
  }
}

async function fillReference(tx: Database): Promise<void> {
  await tx
    .insert(tables.brands)
    .values(brands.map(({ id, slug, nome, descricao }) => ({ id, slug, nome, descricao })));
  await tx.insert(tables.categories).values(categories);
  await tx.insert(tables.landingPages).values(landingPages);
  await tx.insert(tables.facetGroups).values(facetGroups);
  await tx.insert(tables.facetValues).values(facetValues);
  await tx.insert(tables.personalizations).values(personalizations);
  await tx.insert(messages.evaluationKeys).values(demoKeys).onConflictDoNothing();
}

async function fillProducts(tx: Database, count: number): Promise<void> {
  const core: CatalogueEntry[] = [];
  let batch: CatalogueEntry[] = [];
  for (const entry of catalogueEntries(count)) {
    if (core.length < CORE_PRODUCTS) core.push(entry);
    batch.push(entry);
    if (batch.length === BATCH) {
      await insertEntries(tx, batch);
      batch = [];
    }
  }
  await insertEntries(tx, batch);
  await fillExtras(tx, core, count);
}

async function insertEntries(tx: Database, entries: CatalogueEntry[]): Promise<void> {
  await insertAll(
    tx,
    tables.products,
    entries.map((e) => e.product),
  );
  await insertAll(
    tx,
    tables.productSizes,
    entries.flatMap((e) => e.sizes),
  );
}

async function fillExtras(tx: Database, core: CatalogueEntry[], count: number): Promise<void> {
  const kits = seedLists(core);
  await insertAll(
    tx,
    tables.lists,
    kits.map((k) => k.list),
  );
  await insertAll(
    tx,
    tables.listItems,
    kits.flatMap((k) => k.items),
  );
  await insertAll(tx, tables.combinations, seedCombinations(core));
  await insertAll(tx, tables.productQuestions, seedQuestions(count));
  const [reviewed] = await tx
    .select({ id: messages.productReviews.id })
    .from(messages.productReviews)
    .limit(1);
  if (!reviewed) await insertAll(tx, messages.productReviews, seedReviews(count));
}
