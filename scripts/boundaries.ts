/*
 * npm test -- --only=boundaries: checks the architecture's rules on every file of the repository. The table of areas is
 * in boundaries/areas.
 */
import { areaProblems, folderCycles } from './boundaries/areas';
import { areaListProblems, requirementProblems } from './boundaries/documents';
import { importTable } from './boundaries/imports';
import { linkProblems } from './boundaries/links';
import { repositoryProblems } from './boundaries/repository';
import { readProject } from './boundaries/source';
import { styleProblems } from './boundaries/styles';
import { log, ROOT } from './lib/cli.mjs';

const files = readProject(ROOT);
const table = importTable(files);
const problems = [
  ...areaProblems(table),
  ...folderCycles(table).map((way) => `${way}: move a file to a folder that both may import`),
  ...styleProblems(files),
  ...repositoryProblems(files),
  ...requirementProblems(files),
  ...areaListProblems(files),
  ...linkProblems(files),
];
for (const problem of problems) log(problem);
log(`${files.size} files, ${[...table.values()].flat().length} imports, ${problems.length} violations.`);
process.exitCode = problems.length > 0 ? 1 : 0;
