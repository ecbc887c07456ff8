import { readProject } from '../../scripts/boundaries/source';
import { CliError, log, ROOT } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { requirementRows } from '../../scripts/requirements/matrix';
import { readOptions } from '../lib/options';

async function main() {
  const { positionals } = readOptions('requirements');
  const all = requirementRows(readProject(ROOT));
  const unknown = positionals.find((code) => !all.some((row) => row.code === code));
  if (unknown !== undefined)
    throw new CliError(`There is no requirement ${unknown} in docs/requirements: check the code.`);
  const rows = positionals.length > 0 ? all.filter(({ code }) => positionals.includes(code)) : all;
  for (const { code, text, tests, elsewhere } of rows) {
    log(`${code}  ${text}`);
    if (elsewhere !== undefined) log(`    covered by: ${elsewhere}`);
    for (const { file, line, level, title } of tests) log(`    ${level}  ${file}:${line}  ${title ?? ''}`);
  }
  return 0;
}

await runMain(main);
