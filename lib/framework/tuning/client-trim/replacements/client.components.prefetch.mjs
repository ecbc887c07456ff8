/** No page is fetched before a shopper asks for it: see segment-cache/scheduler.mjs. */
export function prefetchRoute() {}
