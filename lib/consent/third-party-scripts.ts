/** Input types in which nothing is typed. */
const NON_TEXT_TYPES = ['checkbox', 'radio', 'hidden', 'submit', 'button', 'range'];

/** Path of the page on which the shopper last typed something. */
let lastTypedPath: string | undefined;
let isWatching = false;

function recordTyping({ target }: Event): void {
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (isText && !NON_TEXT_TYPES.includes(target.type)) lastTypedPath = window.location.pathname;
}

/**
 * Must be called wherever a third-party script is loaded: when consent is withdrawn, this shows whether a
 * reload would lose typed text.
 */
export function trackTyping(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('input', recordTyping, { capture: true, passive: true });
}

/** Keeps the router from handling the click, so that the link loads a new document. */
function forceFullNavigation(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link !== null) event.stopImmediatePropagation();
}

/**
 * Ends third-party scripts after consent is withdrawn. A running script only ends with its document, so the
 * page is reloaded. If the shopper has typed something, the reload waits for the next link; events and
 * cookies are already off.
 */
export function endThirdPartyScripts(reload: () => void = () => window.location.reload()): void {
  const { origin, pathname } = window.location;
  const hasThirdParty = [...document.scripts].some(({ src }) => src !== '' && new URL(src).origin !== origin);
  if (!hasThirdParty) return;
  if (lastTypedPath === pathname) window.addEventListener('click', forceFullNavigation, true);
  else reload();
}
