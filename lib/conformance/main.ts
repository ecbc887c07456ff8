/*
 * The program behind `npm run conformance` (scripts/conformance.mjs), which checks its options and configures it.
 */
import { checkPlatform } from './check-platform';
import { callLines, summaryLines } from './print-report';
import { isUsable } from './recorder';

const isJson = process.argv.includes('--json');
const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

async function main(): Promise<void> {
  const reports = await checkPlatform(process.argv.includes('--write'), (report) => {
    if (!isJson) print(callLines(report));
  });
  const report = { isUsable: isUsable(reports), calls: reports };
  print(isJson ? [JSON.stringify(report)] : summaryLines(reports));
  process.exitCode = report.isUsable ? 0 : 1;
}

void main();
