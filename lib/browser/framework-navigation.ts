import { createStore } from '@/lib/shared/store';
import { afterPaint } from './page-lifecycle';

type PendingNavigation = { path: string; controller: AbortController };

/** The page for which the router is waiting. */
let pending: PendingNavigation | undefined;

let isInstalled = false;

/**
 * Path of the page that the router has requested and not shown yet; null if there is none. The code that
 * shows pages sets it to null after each page, since a redirect may lead to another path.
 */
export const requestedPage = createStore<string | null>(null);

/** The navigation whose indicator is about to be shown. */
let upcoming: PendingNavigation | undefined;

/** Path of a navigation whose progress the current page shows itself. */
let shownInPage = '';

/**
 * Shows after the next paint that `navigation` is in progress, unless it has ended by then. The browser first
 * paints the reaction to the click.
 */
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

/** Tells this module that the current page itself shows the progress of the navigation to `path`. */
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

/**
 * A click on a link to the current page cancels a navigation to another page, and the router requests nothing
 * in that case.
 */
function onClick({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.pathname === window.location.pathname) hideRequested();
}

/**
 * Follows the router's requests for pages. Aborts a navigation's request if another page is requested or the
 * shopper goes back. The router would ignore the late response, but passes no abort signal, so `fetch` is
 * wrapped. The aborted call stays pending, because a rejection would make the router load the whole document.
 * Responses that have started are not aborted.
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
