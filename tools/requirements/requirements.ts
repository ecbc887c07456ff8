import fs from 'node:fs';
import path from 'node:path';
import { readProject } from '../../scripts/boundaries/source';
import { CliError, log, REPORTS, ROOT } from '../../scripts/lib/cli.mjs';
import { requirementRows, unansweredRequirements } from '../../scripts/requirements/matrix';
import { readOptions } from '../lib/options';
import { renderPage, withResults } from './page';
import { createResultLookup } from './results';

/** The reports that exist of the last npm test. */
const readReports = () =>
  ['unit.json', 'e2e.json']
    .map((name) => path.join(REPORTS, name))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')));

function main() {
  const { positionals, values } = readOptions('requirements');
  const lookUp = createResultLookup(readReports());
  const required = requirementRows(readProject(ROOT));
  const all = withResults(required, lookUp);
  const unknown = positionals.find((code) => !all.some((row) => row.code === code));
  if (unknown !== undefined)
    throw new CliError(`There is no requirement ${unknown} in docs/requirements: check the code.`);
  const rows = positionals.length > 0 ? all.filter(({ code }) => positionals.includes(code)) : all;
  for (const { code, text, tests, elsewhere } of rows) {
    log(`${code}  ${text}`);
    if (elsewhere !== undefined) log(`    covered by: ${elsewhere}`);
    for (const { file, line, level, title, result } of tests)
      log(`    ${result}  ${level}  ${file}:${line}  ${title ?? ''}`);
  }
  if (values.html !== undefined) fs.writeFileSync(values.html, renderPage(all));
  const missing = unansweredRequirements(required);
  for (const message of missing) log(message);
  const failed = all.filter(({ tests }) => tests.some(({ result }) => result === 'failed'));
  if (failed.length > 0) log(`Failed: ${failed.map(({ code }) => code).join(', ')}`);
  log(`${all.length} requirements, ${missing.length} without a test, ${failed.length} with a failed test.`);
  process.exitCode = missing.length + failed.length > 0 ? 1 : 0;
}

try {
  main();
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  log(error.message);
  process.exitCode = 1;
}
