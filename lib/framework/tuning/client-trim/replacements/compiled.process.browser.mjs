/** Stands for Node's `process`, of which nothing in the browser reads more than variables that a build has not filled in. */
export const env = {};
