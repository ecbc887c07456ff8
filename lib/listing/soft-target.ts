type Here = Pick<Location, 'origin' | 'pathname'>;

/** Where to go, by which link, and whether that link names the whole list instead of a change of it. */
export type SoftTarget = { link: HTMLAnchorElement; href: string; isWhole: boolean };

/** Marks links to other lists that are followed softly too: the categories of the filter menu. */
const SOFT = '[data-soft]';

/** Marks links that stand for everything chosen: 'Limpar tudo', and the button of the filter sheet. */
const WHOLE = '[data-whole]';

/**
 * What a press on a listing asks for when it changes the query of the page, or leads to a neighbouring list. Null
 * leaves it to the browser: new tabs, other pages, other origins, anchors of the same page.
 */
export function softTarget(event: MouseEvent, here: Here): SoftTarget | null {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return null;
  const link = target.closest('a');
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link?.href || !isPlain || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href, here.origin);
  if (url.origin !== here.origin || url.hash !== '') return null;
  if (url.pathname !== here.pathname && !link.closest(SOFT)) return null;
  return { link, href: url.pathname + url.search, isWhole: link.matches(WHOLE) };
}
