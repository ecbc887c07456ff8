type Counts = Record<string, number>;
type Finding = { name: string; severity: string; range: string; via: (string | { title: string })[] };
/** Output of npm: findings, or why there are none. */
type Report = {
  metadata?: { vulnerabilities?: Counts };
  vulnerabilities?: Record<string, Finding>;
  message?: string;
  error?: { summary?: string };
};

/** Severities that end a release. */
const GRAVE = ['high', 'critical'];

/** The JSON that npm prints; undefined for anything else. */
function parseReport(text: string): Report | undefined {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const countsText = (counts: Counts) =>
  Object.entries(counts)
    .filter(([severity, count]) => severity !== 'total' && count > 0)
    .map(([severity, count]) => `${count} ${severity}`)
    .join(', ');

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function packageLine({ name, severity, range, via }: Finding) {
  const titles = via.flatMap((advisory) => (typeof advisory === 'object' ? [advisory.title] : []));
  return `  ${name} ${range} (${severity})${titles.length > 0 ? `: ${titles.join('; ')}` : ''}`;
}

/**
 * What `npm audit --json` found, in lines for the maintainer of a release: `{ isAnswered, isGrave, lines }`. Many
 * registries do not answer the call.
 */
export function auditResult(output: string) {
  const report = parseReport(output);
  const counts = report?.metadata?.vulnerabilities;
  if (report === undefined || counts === undefined) {
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
  const { total = 0 } = counts;
  if (total === 0) {
    return { isAnswered: true, isGrave: false, lines: ['No known vulnerability in what the shop ships.'] };
  }
  return {
    isAnswered: true,
    isGrave: GRAVE.some((severity) => (counts[severity] ?? 0) > 0),
    lines: [
      `${plural(total, 'package')} with known vulnerabilities: ${countsText(counts)}.`,
      ...Object.values(report.vulnerabilities ?? {}).map(packageLine),
    ],
  };
}
