/** Pages are fetched only on demand: see segment-cache/scheduler.mjs. */
export function prefetchRoute() {}
