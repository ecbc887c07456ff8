/*
 * npm run tools -- sbom: writes what the shop ships as a CycloneDX list, for a release, to .reports/sbom.cdx.json or to the file
 * of `-- --out=FILE`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CliError, log, REPORTS } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { readOptions } from '../lib/options';
import { runNpm } from './npm';

await runMain(async () => {
  const { out = path.join(REPORTS, 'sbom.cdx.json') } = readOptions('sbom', {
    out: { type: 'string' },
  }).values;
  const { code, output, problems } = await runNpm(['sbom', '--omit=dev', '--sbom-format=cyclonedx']);
  if (code !== 0) throw new CliError(`npm could not list the packages:\n${problems}`);
  const { components } = JSON.parse(output);
  fs.mkdirSync(path.dirname(path.resolve(out)), { recursive: true });
  fs.writeFileSync(out, output);
  log(`${out}: ${components.length} packages.`);
});
