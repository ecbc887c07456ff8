/** Findings by judge and rule, most frequent first: `[judge, rule, count, kinds, example]`. */
export function byRule(findings) {
  const groups = new Map();
  for (const finding of findings) {
    const key = `${finding.judge} ${finding.rule}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()]
    .sort((one, other) => other.length - one.length)
    .map((group) => [
      group[0].judge,
      group[0].rule,
      group.length,
      [...new Set(group.map(({ kind }) => kind))].join(', '),
      group[0].text,
    ]);
}

const matches = ({ judge, rule, text = /./ }, finding) =>
  judge === finding.judge && rule.test(finding.rule) && text.test(finding.text);

/** Separates true findings from those that match an entry of FALSE_POSITIVES. Entries without a match are `unused`. */
export function sortOut(findings, falsePositives) {
  const explained = (finding) => falsePositives.some((entry) => matches(entry, finding));
  return {
    open: findings.filter((finding) => !explained(finding)),
    explained: findings.filter(explained),
    unused: falsePositives.filter((entry) => !findings.some((finding) => matches(entry, finding))),
  };
}
