import type { PageKind } from './page-kinds';

/** A check that answers make sense to a shopper: the rule, and the exceptions found. */
export type RuleReport = {
  /** True on a healthy platform, for example 'Every product has a price above 0'. */
  rule: string;
  page: PageKind;
  /** Number of checked objects; 0 if there were none. */
  checked: number;
  /** Number of wrong ones. */
  wrong: number;
  /** Some of the problems, one sentence each. */
  problems: readonly string[];
};

const MAX_PROBLEMS = 4;

/** Checks each of `things`; `problemOf` returns the problem of one, or null. */
export function judgeEach<T>(
  rule: string,
  page: PageKind,
  things: readonly T[],
  problemOf: (thing: T) => string | null,
): RuleReport {
  const problems = things.flatMap((thing) => problemOf(thing) ?? []);
  return {
    rule,
    page,
    checked: things.length,
    wrong: problems.length,
    problems: problems.slice(0, MAX_PROBLEMS),
  };
}

/** As `judgeEach`, for a single object; `problem` is null if it is right, and undefined if unknown. */
export function judge(rule: string, page: PageKind, problem: string | null | undefined): RuleReport {
  return judgeEach(rule, page, problem === undefined ? [] : [problem], (text) => text);
}
