type PendingNavigation = { path: string; controller: AbortController };

/** The page that the router is waiting for. */
let pending: PendingNavigation | undefined;

let isInstalled = false;

/** Aborts the request of the pending navigation, if any. */
export function abortNavigation(): void {
  pending?.controller.abort();
  pending = undefined;
}

/** Path and query of the page that the router requests; null for prefetches and all other requests. */
function navigationTarget(input: RequestInfo | URL, init?: RequestInit): string | null {
  const headers = new Headers(init?.headers);
  if (!headers.has('rsc') || headers.has('next-router-prefetch')) return null;
  const { pathname, searchParams } = new URL(String(input), window.location.href);
  searchParams.delete('_rsc');
  return `${pathname}?${searchParams}`;
}

/**
 * Aborts a navigation's request once another page is asked for, or the shopper goes back. The router ignores the late
 * response, but has no signal for its request, so `fetch` is wrapped. The aborted call stays pending: a rejection
 * would make the router load the whole document. Responses that have begun are not aborted.
 */
export function abortSupersededNavigations(): void {
  if (isInstalled) return;
  isInstalled = true;
  const { fetch } = window;
  window.addEventListener('popstate', abortNavigation);
  window.fetch = (input, init) => {
    const path = navigationTarget(input, init);
    if (path === null) return fetch(input, init);
    // Several requests for one page are one navigation.
    if (pending?.path !== path) abortNavigation();
    const controller = pending?.controller ?? new AbortController();
    pending = { path, controller };
    const { signal } = controller;
    return new Promise((resolve, reject) => {
      fetch(input, { ...init, signal }).then(
        (response) => {
          if (pending?.controller === controller) pending = undefined;
          resolve(response);
        },
        (error: unknown) => {
          if (!signal.aborted) reject(error);
        },
      );
    });
  };
}
