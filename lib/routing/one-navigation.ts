type Asked = { path: string; call: AbortController };

/** The page that the router is waiting for. */
let asked: Asked | undefined;

let watched = false;

/** Ends the request of the navigation that is under way, if any: its answer is no longer wanted. */
export function endNavigation(): void {
  asked?.call.abort();
  asked = undefined;
}

/** Path and query of the page that a request of the router is for; null for any other request. */
function pageOf(input: RequestInfo | URL, init?: RequestInit): string | null {
  const headers = new Headers(init?.headers);
  if (!headers.has('rsc') || headers.has('next-router-prefetch')) return null;
  const { pathname, searchParams } = new URL(String(input), window.location.href);
  searchParams.delete('_rsc');
  return `${pathname}?${searchParams}`;
}

/**
 * One navigation at a time: when the shopper asks for another page, or goes back, the request for the one before
 * is cancelled. The router drops an answer that comes too late, but has no signal for its request except in
 * development, so the request is caught where it leaves. What was cancelled stays without an answer; a failure would
 * make the router load the whole page. Answers that have begun are left to end.
 */
export function endOvertakenNavigations(): void {
  if (watched) return;
  watched = true;
  const { fetch } = window;
  window.addEventListener('popstate', endNavigation);
  window.fetch = (input, init) => {
    const path = pageOf(input, init);
    if (path === null) return fetch(input, init);
    // Several requests for one page are one navigation.
    if (asked?.path !== path) endNavigation();
    const call = asked?.call ?? new AbortController();
    asked = { path, call };
    const { signal } = call;
    return new Promise((resolve, reject) => {
      fetch(input, { ...init, signal }).then(
        (answer) => {
          if (asked?.call === call) asked = undefined;
          resolve(answer);
        },
        (error: unknown) => {
          if (!signal.aborted) reject(error);
        },
      );
    });
  };
}
