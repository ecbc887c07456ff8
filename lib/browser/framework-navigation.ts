import { createStore } from '@/lib/shared/store';
import { afterPaint } from './page-lifecycle';

type PendingNavigation = { path: string; controller: AbortController };

/** The page that the router is waiting for. */
let pending: PendingNavigation | undefined;

let isInstalled = false;

/**
 * Path of the other page that the router has requested and not shown yet; null for none. Whoever shows pages sets it
 * to null when one has come: a redirect may have led elsewhere.
 */
export const requestedPage = createStore<string | null>(null);

/** The navigation that is to be shown. */
let upcoming: PendingNavigation | undefined;

/** Path whose navigation the current page shows by itself. */
let shownInPage = '';

/** Shows soon that `navigation` is under way, unless it has ended by then: the press on its link is painted first. */
function showRequested(navigation: PendingNavigation, path: string): void {
  upcoming = navigation;
  afterPaint(() => {
    if (upcoming === navigation && pending === navigation) requestedPage.set(path);
  });
}

function hideRequested(): void {
  upcoming = undefined;
  requestedPage.set(null);
}

/** The current page shows by itself that the navigation to `path` is under way. */
export function showInPage(path: string): void {
  shownInPage = path;
}

/** Aborts the request of the pending navigation, if any. */
export function abortNavigation(): void {
  pending?.controller.abort();
  pending = undefined;
  hideRequested();
}

/** Path and query of the page that the router requests; null for prefetches and all other requests. */
function navigationTarget(input: RequestInfo | URL, init?: RequestInit): string | null {
  const headers = new Headers(init?.headers);
  if (!headers.has('rsc') || headers.has('next-router-prefetch')) return null;
  const { pathname, searchParams } = new URL(String(input), window.location.href);
  searchParams.delete('_rsc');
  return `${pathname}?${searchParams}`;
}

/** A press on a link to the current page ends the way to another one, and the router requests nothing then. */
function onClick({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.pathname === window.location.pathname) hideRequested();
}

/**
 * Follows the router's requests for pages. Aborts that of a navigation once another page is requested, or the shopper
 * goes back: the router ignores the late response, but has no signal for its request, so `fetch` is wrapped. The
 * aborted call stays pending: a rejection would make the router load the whole document. Responses that have begun are
 * not aborted.
 */
export function watchNavigations(): void {
  if (isInstalled) return;
  isInstalled = true;
  const { fetch } = window;
  window.addEventListener('popstate', abortNavigation);
  window.addEventListener('click', onClick, { capture: true });
  window.fetch = (input, init) => {
    const path = navigationTarget(input, init);
    if (path === null) return fetch(input, init);
    // Several requests for one page are one navigation.
    if (pending?.path !== path) abortNavigation();
    pending ??= { path, controller: new AbortController() };
    const navigation = pending;
    const [pathname = ''] = path.split('?');
    if (pathname !== shownInPage) {
      shownInPage = '';
      if (pathname !== window.location.pathname) showRequested(navigation, pathname);
    }
    const { signal } = navigation.controller;
    return new Promise((resolve, reject) => {
      fetch(input, { ...init, signal }).then(
        (response) => {
          if (pending === navigation) pending = undefined;
          resolve(response);
        },
        (error: unknown) => {
          if (!signal.aborted) reject(error);
        },
      );
    });
  };
}
