/**
 * Turns `run` into a script for a page. tsx names its inner functions with a helper that pages lack, so the
 * script defines it.
 */
export const scriptOf = <T>(run: (argument: T) => unknown, argument: T) => ({
  content: `{ const __name = (value) => value; (${run})(${JSON.stringify(argument)}); }`,
});
