/*
 * npm leaves out binary packages that its registry does not have from package-lock.json, and `npm ci` then
 * rejects the file.
 */
import fs from 'node:fs';
import path from 'node:path';
import { log, ROOT } from '../../scripts/lib/cli.mjs';
import { completedLock, missingOptionalPackages } from '../../scripts/lib/lock-file.mjs';

const file = path.join(ROOT, 'package-lock.json');
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const before = missingOptionalPackages(lock.packages);
const completed = completedLock(lock);
const after = missingOptionalPackages(completed.packages);

if (before.length > 0) fs.writeFileSync(file, `${JSON.stringify(completed, null, 2)}\n`);
log(
  `package-lock.json: ${before.length - after.length} platform packages added, ${after.length} still missing.`,
);
for (const { name, version } of after) log(`  ${name} ${version}`);
process.exitCode = after.length > 0 ? 1 : 0;
