/** Severities that end a release. */
const GRAVE = ['high', 'critical'];

/** The JSON that npm prints; undefined for anything else. */
function parseReport(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const countsText = (counts) =>
  Object.entries(counts)
    .filter(([severity, count]) => severity !== 'total' && count > 0)
    .map(([severity, count]) => `${count} ${severity}`)
    .join(', ');

const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function packageLine({ name, severity, range, via }) {
  const titles = via.flatMap((advisory) => (typeof advisory === 'object' ? [advisory.title] : []));
  return `  ${name} ${range} (${severity})${titles.length > 0 ? `: ${titles.join('; ')}` : ''}`;
}

/**
 * What `npm audit --json` found, in lines for whoever makes a release: `{ isAnswered, isGrave, lines }`. Many
 * registries do not answer the call. Pure.
 * @param {string} output what npm printed
 */
export function auditResult(output) {
  const report = parseReport(output);
  const counts = report?.metadata?.vulnerabilities;
  if (counts === undefined) {
    const reason = report?.message ?? report?.error?.summary;
    const because = reason ? ` (${reason})` : '';
    return {
      isAnswered: false,
      isGrave: false,
      lines: [
        `The registry does not answer the audit call${because}: nothing was compared with its advisories.`,
      ],
    };
  }
  if (counts.total === 0) {
    return { isAnswered: true, isGrave: false, lines: ['No known vulnerability in what the shop ships.'] };
  }
  return {
    isAnswered: true,
    isGrave: GRAVE.some((severity) => counts[severity] > 0),
    lines: [
      `${plural(counts.total, 'package')} with known vulnerabilities: ${countsText(counts)}.`,
      ...Object.values(report.vulnerabilities).map(packageLine),
    ],
  };
}
