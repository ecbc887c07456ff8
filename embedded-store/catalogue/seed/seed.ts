import { eq, sql } from 'drizzle-orm';
import * as tables from '../../db/catalogue-tables';
import type { Database } from '../../db/connect';
import * as messages from '../../db/message-tables';
import { insertAll, withoutIndexes } from './bulk-insert';
import type { CatalogueSource, SeedEntry } from './source';

const BATCH = 1000;
// Lists, combinations and questions only use this many products, whatever the size of the catalogue.
const CORE_PRODUCTS = 200;

/**
 * Seeds the catalogue if the database has none, a different one, another size or an older version. Runs in
 * one transaction, and keeps carts and messages.
 * @param requested number of products; null to keep the current size
 */
export async function seedCatalogue(
  db: Database,
  source: CatalogueSource,
  requested: number | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table store_meta in exclusive mode`);
    const [row] = await tx.select().from(tables.storeMeta).where(eq(tables.storeMeta.chave, 'catalogue'));
    const [key, , size] = (row?.valor ?? '').split(':');
    const present = key === source.key && size !== undefined ? Number(size) : null;
    const count = requested ?? present ?? source.defaultSize;
    const valor = `${source.key}:${source.version}:${count}`;
    if (row?.valor === valor) return;
    await clear(tx);
    await fillReference(tx, source);
    await withoutIndexes(tx, 'products', () => fillProducts(tx, source, count));
    // Without statistics, the planner would sort whole categories instead of using the index.
    await tx.execute(sql`analyze`);
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

async function fillReference(tx: Database, source: CatalogueSource): Promise<void> {
  await tx.insert(tables.brands).values(source.brands);
  await tx.insert(tables.categories).values(source.categories);
  await tx.insert(tables.landingPages).values(source.landingPages);
  await tx.insert(tables.facetGroups).values(source.facetGroups);
  await tx.insert(tables.facetValues).values(source.facetValues);
  if (source.personalizations.length > 0) {
    await tx.insert(tables.personalizations).values(source.personalizations);
  }
  await tx.insert(messages.evaluationKeys).values(source.evaluationKeys).onConflictDoNothing();
}

async function fillProducts(tx: Database, source: CatalogueSource, count: number): Promise<void> {
  const core: SeedEntry[] = [];
  let batch: SeedEntry[] = [];
  for (const entry of source.entries(count)) {
    if (core.length < CORE_PRODUCTS) core.push(entry);
    batch.push(entry);
    if (batch.length === BATCH) {
      await insertEntries(tx, batch);
      batch = [];
    }
  }
  await insertEntries(tx, batch);
  await fillExtras(tx, source, core, count);
}

async function insertEntries(tx: Database, entries: SeedEntry[]): Promise<void> {
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

async function fillExtras(
  tx: Database,
  source: CatalogueSource,
  core: SeedEntry[],
  count: number,
): Promise<void> {
  const kits = source.lists(core);
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
  await insertAll(tx, tables.combinations, source.combinations(core));
  await insertAll(tx, tables.productQuestions, source.questions(count));
  const [reviewed] = await tx
    .select({ id: messages.productReviews.id })
    .from(messages.productReviews)
    .limit(1);
  if (!reviewed) await insertAll(tx, messages.productReviews, source.reviews(count));
}
