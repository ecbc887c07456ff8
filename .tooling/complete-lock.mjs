/*
 * npm run lock: completes package-lock.json after `npm install`. A registry that does not carry the
 * binaries of every platform makes npm leave them out of the file, which `npm ci` then refuses.
 */
import fs from 'node:fs';
import path from 'node:path';
import { completedLock, missingOptionalPackages } from './lib/lock-file.mjs';
import { ROOT, say } from './lib/project.mjs';

const file = path.join(ROOT, 'package-lock.json');
const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
const before = missingOptionalPackages(lock.packages);
const completed = completedLock(lock);
const after = missingOptionalPackages(completed.packages);

if (before.length > 0) fs.writeFileSync(file, `${JSON.stringify(completed, null, 2)}\n`);
say(
  `package-lock.json: ${before.length - after.length} platform packages added, ${after.length} still missing.`,
);
for (const { name, version } of after) say(`  ${name} ${version}`);
process.exitCode = after.length > 0 ? 1 : 0;
