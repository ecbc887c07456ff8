/*
 * The program behind `npm run conformance` (tools/conformance), which validates the options and sets this
 * program's environment. It is in lib and not in tools/ because the tools are ES modules: they would load the
 * platform's schemas twice and see nothing to repair.
 */
import { checkPlatform } from './check-platform';
import { callLines, ruleLines, summaryLines } from './print-report';
import type { CallReport } from './recorder';
import { isUsable, noticedProblems, pageScores } from './result';
import type { RuleReport } from './rules/rule';

const isJson = process.argv.includes('--json');
const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

async function main(): Promise<void> {
  const listeners = isJson
    ? {}
    : {
        onCall: (call: CallReport) => print(callLines(call)),
        onRule: (rule: RuleReport) => print(ruleLines(rule)),
      };
  const report = await checkPlatform(process.argv.includes('--write'), listeners);
  const noticed = noticedProblems(report);
  const summary = { isUsable: isUsable(report), noticed, scores: pageScores(report) };
  print(isJson ? [JSON.stringify({ ...summary, ...report })] : summaryLines(report));
  process.exitCode = noticed.length > 0 ? 1 : 0;
}

void main();
