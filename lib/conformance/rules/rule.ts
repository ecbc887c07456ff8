import type { PageKind } from './page-kinds';

/** Whether answers make sense to a shopper: the expectation, and the exceptions found. */
export type RuleReport = {
  /** True on a healthy platform, such as 'Every product has a price above 0'. */
  rule: string;
  page: PageKind;
  /** How many things were looked at; 0 when there was nothing to look at. */
  checked: number;
  /** How many of them are wrong. */
  wrong: number;
  /** Some of those in a sentence each. */
  problems: readonly string[];
};

const MAX_PROBLEMS = 4;

/** Looks at each of `things`; `problemOf` says what is wrong with one, or null. */
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

/** The same for a single thing; `problem` is null when it is as it should be, and undefined when it cannot be known. */
export function judge(rule: string, page: PageKind, problem: string | null | undefined): RuleReport {
  return judgeEach(rule, page, problem === undefined ? [] : [problem], (text) => text);
}
