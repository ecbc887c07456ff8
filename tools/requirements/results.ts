import { testsOf } from '../../scripts/test/reports';

type TestResult = ReturnType<typeof testsOf>[number];
export type Attachment = TestResult['attachments'][number];
export type Found = { result: TestResult['result'] | 'not run'; attachments: Attachment[] };

/** Worst result first. A title that ran in several projects gets its worst result. */
const ORDER: readonly TestResult['result'][] = ['failed', 'flaky', 'skipped', 'passed'];

/**
 * Looks up the last `result` of a test in the JSON reports of Jest and Playwright, and the `attachments` of
 * its failures. Titles with placeholders are compared up to the first placeholder.
 */
export function createResultLookup(reports: readonly Parameters<typeof testsOf>[0][]) {
  const byFile = new Map<string, TestResult[]>();
  for (const test of reports.flatMap(testsOf))
    byFile.set(test.file, [...(byFile.get(test.file) ?? []), test]);
  return ({ file, title }: { file: string; title?: string | undefined }): Found => {
    const ofFile: readonly TestResult[] = byFile.get(file) ?? [];
    const start = title?.split(/\$\{|%[a-z]|\$\w/)[0];
    const matching = start === undefined ? ofFile : ofFile.filter((entry) => entry.title.startsWith(start));
    const results = new Set(matching.map(({ result }) => result));
    return {
      result: ORDER.find((result) => results.has(result)) ?? 'not run',
      attachments: matching
        .filter(({ result }) => result === 'failed')
        .flatMap(({ attachments }) => attachments),
    };
  };
}
