/*
 * node scripts/pack.mjs FOLDER: copies the built shop into an empty folder, with only the files of packages
 * that it loads to serve pages: 110 MB instead of 1 GB. Start it there with `node .next/shop-server.cjs`.
 * deploy/Dockerfile uses this.
 */
import fs from 'node:fs';
import path from 'node:path';
import { isBuildCurrent, sourceDigest } from './lib/build.mjs';
import { CliError, log, ROOT } from './lib/cli.mjs';
import { packShop } from './lib/packed-shop.mjs';
import { runMain } from './lib/processes.mjs';
import { loadEnvironment } from './lib/settings.mjs';

async function main() {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new CliError('Name the target folder: node scripts/pack.mjs FOLDER.');
  if (!isBuildCurrent(ROOT, sourceDigest(ROOT, loadEnvironment(ROOT, process.env))))
    throw new CliError('The build is missing or outdated: run npm run build.');
  const folder = path.resolve(name);
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0)
    throw new CliError(`${folder} is not empty: name an empty or a new folder.`);
  await packShop(ROOT, folder);
  log(`The shop is packed in ${folder}.`);
}

await runMain(main);
