/*
 * npm run tools -- sbom: writes what the shop ships as a CycloneDX list, for a release, to .reports/sbom.cdx.json or to the file
 * of `-- --out=FILE`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, log, REPORTS } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { runNpm } from './npm.mjs';

await runMain(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: path.join(REPORTS, 'sbom.cdx.json') } },
  });
  const { code, output, problems } = await runNpm(['sbom', '--omit=dev', '--sbom-format=cyclonedx']);
  if (code !== 0) throw new CliError(`npm could not list the packages:\n${problems}`);
  const { components } = JSON.parse(output);
  fs.mkdirSync(path.dirname(path.resolve(values.out)), { recursive: true });
  fs.writeFileSync(values.out, output);
  log(`${values.out}: ${components.length} packages.`);
});
