/*
 * Turbopack looks for this file, instrumentation.js and instrumentation-client.js upwards from the pages, and would give
 * the bare pages those of the shop, with its policy that forbids their scripts. These three end the search.
 */
export const config = { matcher: '/none' };

export function middleware() {}
