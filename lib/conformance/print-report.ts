import type { Deviation } from './compare-answer';
import { type CallReport, isUsable, type Verdict } from './recorder';

const VERDICTS: Record<Verdict, string> = {
  fine: 'fine',
  repaired: 'repaired',
  partial: 'partly shown',
  absent: 'not there',
  failed: 'FAILED',
  untried: 'not tried',
};

/** Lines of a kind that a call is printed with: enough to see what it is about. */
const MAX_LOST = 12;
const MAX_REPAIRED = 3;
const MAX_UNSENT = 6;

function listed(all: readonly string[], max: number, what: string): string[] {
  const more = all.length - max;
  return more > 0 ? [...all.slice(0, max), `and ${more} more ${what}`] : [...all];
}

function deviationLine(verb: string, { field, what, times, example }: Deviation): string {
  return `${verb}: ${field || 'the answer'} is ${what}${times > 1 ? `, ${times} times` : ''}, such as ${example}`;
}

/** A call with what was left out, repaired and missed. */
export function callLines(report: CallReport): string[] {
  const { call, verdict, isCritical, ms, message, without, deviations, unsent, blockedPictures } = report;
  const isMissing = verdict === 'absent' || verdict === 'failed';
  const lost = deviations.filter(({ isLost }) => isLost).map((one) => deviationLine('not shown', one));
  const repaired = deviations.filter(({ isLost }) => !isLost).map((one) => deviationLine('repaired', one));
  const details = [
    ...(message === '' ? [] : [isMissing ? `${message} ${without}` : message]),
    ...listed(lost, MAX_LOST, 'that are not shown'),
    ...listed(repaired, MAX_REPAIRED, 'that are repaired'),
    ...blockedPictures.map((origin) => `pictures not shown: ${origin} is not in PICTURE_ORIGINS`),
    ...(unsent.length > 0 ? [`never sent: ${listed(unsent, MAX_UNSENT, 'fields').join(', ')}`] : []),
  ];
  return [
    `${VERDICTS[verdict]}${isMissing && isCritical ? ', critical' : ''}: ${call}${ms === null ? '' : ` (${ms} ms)`}`,
    ...details.map((line) => `    ${line}`),
  ];
}

/** How many calls ended how, and whether the shop can be pointed at the platform. */
export function summaryLines(reports: readonly CallReport[]): string[] {
  const counts = (Object.keys(VERDICTS) as Verdict[]).flatMap((verdict) => {
    const count = reports.filter((report) => report.verdict === verdict).length;
    return count > 0 ? [`${count} ${VERDICTS[verdict]}`] : [];
  });
  return [
    '',
    `${reports.length} ${reports.length === 1 ? 'call' : 'calls'}: ${counts.join(', ')}.`,
    isUsable(reports)
      ? 'The shop can be pointed at this platform.'
      : 'The shop cannot be pointed at this platform yet: a page that it cannot do without failed.',
  ];
}
