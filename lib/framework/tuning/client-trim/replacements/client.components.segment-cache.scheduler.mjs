import { cleanup } from 'next/dist/client/components/segment-cache/lru';

/*
 * Schedules nothing: pages are fetched only on demand, because a listing has a hundred links and each page
 * costs calls to the platform.
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

/** Next's page cache calls this when it is full, because the scheduler evicts pages. */
export function pingPrefetchScheduler() {
  queueMicrotask(cleanup);
}
