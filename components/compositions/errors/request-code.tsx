'use client';

import { useSyncExternalStore } from 'react';

/** It comes with the answer and stays as it is. */
const subscribe = () => () => undefined;

/** The request's id as the server sent it with this document; null after a client-side navigation. */
function readCode(): string | null {
  const [document] = performance.getEntriesByType('navigation');
  if (document?.name !== window.location.href || !(document instanceof PerformanceNavigationTiming))
    return null;
  return document.serverTiming.find(({ name }) => name === 'request')?.description || null;
}

/**
 * The code by which customer service finds the failure in the logs. The page itself is stored for everybody, so it is
 * read from the head of the answer.
 */
export function RequestCode() {
  const code = useSyncExternalStore(subscribe, readCode, () => null);
  return code === null ? null : <> · Código: {code}</>;
}
