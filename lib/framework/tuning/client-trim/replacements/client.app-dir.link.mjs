import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { use } from 'react';
import { jsx } from 'react/jsx-runtime';

/**
 * Whether a click on `link` should show a page of the shop in this tab. The browser handles all other clicks.
 */
function staysHere({ button, metaKey, ctrlKey, shiftKey, altKey }, link) {
  return (
    button === 0 &&
    !(metaKey || ctrlKey || shiftKey || altKey) &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === window.location.origin
  );
}

/** Next's link, for string addresses only and without prefetching: an anchor that calls the router. */
export default function Link({ href, replace = false, scroll = true, prefetch: _, onClick, ...anchor }) {
  const router = use(AppRouterContext);
  function followInPage(event) {
    onClick?.(event);
    if (router === null || event.defaultPrevented || !staysHere(event, event.currentTarget)) return;
    event.preventDefault();
    if (replace) router.replace(href, { scroll });
    else router.push(href, { scroll });
  }
  return jsx('a', { ...anchor, href, onClick: followInPage });
}
