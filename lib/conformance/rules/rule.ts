import type { PageKind } from './page-kinds';

/** The result of checking that responses make sense to a shopper: the rule, and the exceptions found. */
export type RuleReport = {
  /**
   * The rule as a statement that is true on a healthy platform, such as 'Every product has a price above 0'.
   */
  rule: string;
  page: PageKind;
  /** Number of checked objects; 0 if there were none. */
  checked: number;
  /** How many of them are wrong. */
  wrong: number;
  /** Some of the problems, one sentence each. */
  problems: readonly string[];
};

const MAX_PROBLEMS = 4;

/** Checks each of `things`; `problemOf` returns what is wrong with one, or null. */
export function reportEach<T>(
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

/**
 * Like `reportEach`, for a single object. `problem` is null if nothing is wrong, and undefined if that is
 * unknown.
 */
export function reportOne(rule: string, page: PageKind, problem: string | null | undefined): RuleReport {
  return reportEach(rule, page, problem === undefined ? [] : [problem], (text) => text);
}
