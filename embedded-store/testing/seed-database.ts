/*
 * Fills the database in the folder FOLDER/pg with the catalogue of a storefront. To be started as:
 * node --import tsx embedded-store/testing/seed-database.ts FOLDER STOREFRONT
 */
import { seedCatalogue } from '../catalogue/seed/seed';
import { connect } from '../db/connect';
import { isStorefrontKey, storefronts } from '../storefronts';

async function main(dataDir = '', storefront = '') {
  if (!isStorefrontKey(storefront)) throw new Error(`There is no storefront "${storefront}".`);
  const { db, close } = await connect({ databaseUrl: null, dataDir });
  await seedCatalogue(db, storefronts[storefront].source, null);
  await close();
}

const [, , folder, storefront] = process.argv;
main(folder, storefront);
