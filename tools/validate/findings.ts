import type { FalsePositive } from './false-positives';

/** A checker's report about a kind of page. */
export type Finding = { checker: string; kind: string; rule: string; text: string };

/**
 * Findings by checker and rule, most frequent first. `kinds` has the kinds of pages on which they occur, `text`
 * is the text of the first.
 */
export function byRule(findings: readonly Finding[]) {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.checker}, ${finding.rule}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([name, group]) => {
      const kinds = [...new Set(group.map(({ kind }) => kind))].join(', ');
      return { name, count: group.length, kinds, text: group[0]?.text };
    });
}

const matches = ({ checker, rule, text = /./ }: FalsePositive, finding: Finding) =>
  checker === finding.checker && rule.test(finding.rule) && text.test(finding.text);

/**
 * Separates true findings from those that match an entry of FALSE_POSITIVES. `unused` has the entries without
 * a match.
 */
export function sortOut(findings: readonly Finding[], falsePositives: readonly FalsePositive[]) {
  const explained = (finding: Finding) => falsePositives.some((entry) => matches(entry, finding));
  return {
    open: findings.filter((finding) => !explained(finding)),
    explained: findings.filter(explained),
    unused: falsePositives.filter((entry) => !findings.some((finding) => matches(entry, finding))),
  };
}
