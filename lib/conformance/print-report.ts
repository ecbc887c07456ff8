import type { Deviation } from './compare-response';
import type { CallReport, Verdict } from './recorder';
import { isUsable, noticedProblems, type PlatformReport, pageScores } from './result';
import type { RuleReport } from './rules/rule';

const VERDICTS: Record<Verdict, string> = {
  fine: 'fine',
  repaired: 'repaired',
  partial: 'partly shown',
  absent: 'not there',
  failed: 'FAILED',
  untried: 'not tried',
};

/** Maximum number of lines printed per kind and call, which is enough to identify a problem. */
const MAX_LOST = 12;
const MAX_REPAIRED = 3;
const MAX_UNSENT = 6;

function listed(all: readonly string[], max: number, what: string): string[] {
  const more = all.length - max;
  return more > 0 ? [...all.slice(0, max), `and ${more} more ${what}`] : [...all];
}

function deviationLine(verb: string, { field, what, times, example }: Deviation): string {
  return `${verb}: ${field || 'the response'} is ${what}${times > 1 ? `, ${times} times` : ''}, such as ${example}`;
}

/** A call with its dropped, repaired and missing fields. */
export function callLines(report: CallReport): string[] {
  const { call, verdict, isCritical, ms, message, without, deviations } = report;
  const { unsent, empty, blockedPictures, isAround } = report;
  const isMissing = verdict === 'absent' || verdict === 'failed';
  const lost = deviations.filter(({ isLost }) => isLost).map((one) => deviationLine('not shown', one));
  const repaired = deviations.filter(({ isLost }) => !isLost).map((one) => deviationLine('repaired', one));
  const details = [
    ...(message === '' ? [] : [isMissing ? `${message} ${without}` : message]),
    ...listed(lost, MAX_LOST, 'that are not shown'),
    ...listed(repaired, MAX_REPAIRED, 'that are repaired'),
    ...blockedPictures.map((origin) => `pictures not shown: ${origin} is not in PICTURE_ORIGINS`),
    ...(empty.length > 0 ? [`always empty: ${listed(empty, MAX_UNSENT, 'fields').join(', ')}`] : []),
    ...(unsent.length > 0 ? [`never sent: ${listed(unsent, MAX_UNSENT, 'fields').join(', ')}`] : []),
  ];
  return [
    `${VERDICTS[verdict]}${isMissing && isCritical ? ', critical' : isMissing && isAround ? ', on every page' : ''}: ${call}${ms === null ? '' : ` (${ms} ms)`}`,
    ...details.map((line) => `    ${line}`),
  ];
}

/** Whether the platform follows a rule, with examples where it does not. */
export function ruleLines({ rule, page, checked, wrong, problems }: RuleReport): string[] {
  const times = checked > 1 ? ` (${wrong > 0 ? `${wrong} of ` : ''}${checked})` : '';
  if (checked === 0) return [`not tried: ${rule} [${page}]`];
  return [
    `${wrong > 0 ? 'WRONG' : 'holds'}: ${rule}${times} [${page}]`,
    ...listed(problems, problems.length, '').map((line) => `    ${line}`),
  ];
}

function scoreLines(report: PlatformReport): string[] {
  const scores = Object.entries(pageScores(report));
  const width = Math.max(...scores.map(([page]) => page.length));
  return scores.map(([page, score]) => `    ${page.padEnd(width)}  ${score === null ? 'not tried' : score}`);
}

/**
 * Number of calls by verdict, a score for each part of the shop, and the problems that shoppers would notice.
 */
export function summaryLines(report: PlatformReport): string[] {
  const { calls, rules } = report;
  const counts = (Object.keys(VERDICTS) as Verdict[]).flatMap((verdict) => {
    const count = calls.filter((call) => call.verdict === verdict).length;
    return count > 0 ? [`${count} ${VERDICTS[verdict]}`] : [];
  });
  const tried = rules.filter(({ checked }) => checked > 0);
  const held = tried.filter(({ wrong }) => wrong === 0).length;
  const noticed = noticedProblems(report);
  return [
    '',
    `${calls.length} ${calls.length === 1 ? 'call' : 'calls'}: ${counts.join(', ')}.`,
    `${tried.length} rules of meaning: ${held} hold, ${tried.length - held} do not.`,
    'Score of each part of the shop, 0 to 100:',
    ...scoreLines(report),
    ...(noticed.length > 0 ? ['Shoppers will notice:', ...noticed.map((line) => `    ${line}`)] : []),
    verdictLine(report, noticed.length),
  ];
}

function verdictLine(report: PlatformReport, noticed: number): string {
  if (!isUsable(report))
    return 'The shop cannot be pointed at this platform yet: a page that it cannot do without failed.';
  if (noticed > 0) return 'The shop runs on this platform, but shoppers will notice what is listed above.';
  return 'The shop can be pointed at this platform.';
}
