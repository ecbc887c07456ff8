import { PAGE_KINDS, type PageKind } from '@/lib/conformance/rules/page-kinds';
import type { CallReport, Verdict } from './recorder';
import type { RuleReport } from './rules/rule';

/** All results for a platform. */
export type PlatformReport = { calls: readonly CallReport[]; rules: readonly RuleReport[] };

const SHOWN: readonly Verdict[] = ['fine', 'repaired', 'partial'];

/** Whether the shop can use the platform: every critical call has a usable response. */
export function isUsable({ calls }: PlatformReport): boolean {
  return calls.every(({ isCritical, verdict }) => !isCritical || SHOWN.includes(verdict));
}

/** Name of a list, such as the brands, of which no entry can be shown. */
const lostList = ({ unusable }: CallReport) => unusable.find((field) => !/[.[]/.test(field));

/**
 * Problems that shoppers would notice, one sentence each: failing pages and sections, lists without a usable
 * entry, and responses that make no sense.
 */
export function noticedProblems({ calls, rules }: PlatformReport): string[] {
  const failed = calls.filter(
    ({ isCritical, isAround, verdict }) =>
      (isCritical || isAround) && !['untried', ...SHOWN].includes(verdict),
  );
  return [
    ...failed.map(({ call, message, without }) => `${call}: ${message} ${without}`),
    ...calls
      .filter((report) => lostList(report) !== undefined)
      .map((report) => `${report.call}: No entry of ${lostList(report)} can be shown. ${report.without}`),
    ...rules
      .filter(({ wrong }) => wrong > 0)
      .map(
        ({ page, rule, wrong, checked, problems: [first] }) =>
          `${page}: "${rule}" does not hold${checked > 1 ? ` for ${wrong} of ${checked}` : ''}: ${first}`,
      ),
  ];
}

/** Score of a page's response; null for a call that was not tried. */
const WORTH: Record<Verdict, number | null> = {
  fine: 1,
  repaired: 1,
  partial: 0.5,
  absent: 0.5,
  failed: 0,
  untried: null,
};

const average = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Score of the platform for each part of the shop, 0 to 100: the share of calls that succeeded, times the
 * share of rules that are met. A page that fails scores 0; null if nothing was tried.
 */
export function pageScores({ calls, rules }: PlatformReport): Record<PageKind, number | null> {
  const scoreOf = (kind: PageKind): number | null => {
    const own = calls.filter(({ page }) => page === kind);
    if (own.some(({ isCritical, verdict }) => isCritical && verdict === 'failed')) return 0;
    const score = average(own.flatMap(({ verdict }) => WORTH[verdict] ?? []));
    const meant = average(
      rules
        .filter(({ page, checked }) => page === kind && checked > 0)
        .map(({ wrong, checked }) => 1 - wrong / checked),
    );
    return score === null ? null : Math.floor(score * (meant ?? 1) * 100);
  };
  return Object.fromEntries(PAGE_KINDS.map((kind) => [kind, scoreOf(kind)])) as Record<
    PageKind,
    number | null
  >;
}
