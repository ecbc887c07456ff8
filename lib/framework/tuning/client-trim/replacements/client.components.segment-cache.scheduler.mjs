import { cleanup } from 'next/dist/client/components/segment-cache/lru';

/*
 * No page is fetched before a shopper asks for it: a listing has a hundred links, and each of its pages costs the store
 * calls. So there are no tasks, whatever a link asks for.
 */
export function schedulePrefetchTask() {
  return null;
}
export function cancelPrefetchTask() {}
export function reschedulePrefetchTask() {}
export function pingPrefetchTask() {}
export function startRevalidationCooldown() {}
export function isPrefetchTaskDirty() {
  return false;
}
export function needsSpeculativePrefetch() {
  return false;
}

/** Next's cache of pages asks for this when it is full, since the scheduler empties it. */
export function pingPrefetchScheduler() {
  queueMicrotask(cleanup);
}
