/** Pattern source of a key. It becomes one segment of a path: nothing that has a meaning there passes. */
export const EVALUATION_KEY = '(?!\\.+$)[\\w.~=-]{1,128}';

const WHOLE_KEY = new RegExp(`^${EVALUATION_KEY}$`);

/** True for text that may be the key of a store evaluation (EVAL-01, A-57); only the platform knows if it is. */
export function isEvaluationKey(text: string): boolean {
  return WHOLE_KEY.test(text);
}
