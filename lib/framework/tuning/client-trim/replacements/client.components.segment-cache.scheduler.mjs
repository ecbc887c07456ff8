import { cleanup } from 'next/dist/client/components/segment-cache/lru';

/* Pages are fetched only on demand: a listing has a hundred links, and each of its pages costs the store calls. So
   nothing is scheduled. */
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

/** Next's page cache calls this when it is full, since the scheduler empties it. */
export function pingPrefetchScheduler() {
  queueMicrotask(cleanup);
}
