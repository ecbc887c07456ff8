/**
 * Replaces Node's `process`: code in the browser reads only variables from it that a build has not filled in.
 */
export const env = {};
