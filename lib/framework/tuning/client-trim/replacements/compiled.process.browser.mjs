/** Replaces Node's `process` in browser code, which only reads variables that the build has not inlined. */
export const env = {};
