/*
 * Turbopack looks for this file, instrumentation.js and instrumentation-client.js in all parent folders, and
 * would use those of the shop, whose policy forbids the bare pages' scripts. These three files end the
 * search.
 */
export const config = { matcher: '/none' };

export function middleware() {}
