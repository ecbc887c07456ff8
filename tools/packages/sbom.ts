/*
 * npm run tools -- sbom: writes what the shop ships as a CycloneDX list, for a release, to .reports/sbom.cdx.json or to the file
 * of `-- --out=FILE`.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { log, REPORTS, ROOT } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { readOptions } from '../lib/options';

const MAX_OUTPUT_BYTES = 50_000_000;

await runMain(() => {
  const { out = path.join(REPORTS, 'sbom.cdx.json') } = readOptions('sbom', {
    out: { type: 'string' },
  }).values;
  const list = execFileSync('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  fs.mkdirSync(path.dirname(path.resolve(out)), { recursive: true });
  fs.writeFileSync(out, list);
  log(`${out}: ${JSON.parse(list).components.length} packages.`);
});
