import { listingHref } from './query';

type Here = Pick<Location, 'origin' | 'pathname' | 'search'>;

/**
 * Address that an event on a listing asks for when it only changes the query of the page: a plain press on
 * a link, or a choice in a selector of a GET form. Null leaves the event to the browser: new tabs, other
 * pages, other origins, anchors of the same page.
 */
export function softTarget(event: Event, here: Here): string | null {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return null;
  const href = event instanceof MouseEvent ? linkHref(event, target) : formHref(target);
  if (href === null) return null;
  const url = new URL(href, here.origin);
  if (url.origin !== here.origin || url.pathname !== here.pathname || url.search === here.search) return null;
  return url.pathname + url.search;
}

function linkHref(event: MouseEvent, target: Element): string | null {
  const link = target.closest('a');
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link?.href || !isPlain || link.target || link.hasAttribute('download')) return null;
  return link.href;
}

function formHref(target: Element): string | null {
  if (!(target instanceof HTMLSelectElement) || target.form?.method !== 'get') return null;
  const entries = [...new FormData(target.form)].flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  );
  return listingHref(new URL(target.form.action).pathname, Object.fromEntries(entries));
}
