/** Kinds of fields whose content is chosen, not typed. */
const CHOSEN = ['checkbox', 'radio', 'hidden', 'submit', 'button', 'range'];

/** Path of the page on which the shopper has typed something last. */
let typedAt: string | undefined;
let isWatching = false;

function noteTyping({ target }: Event): void {
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (isText && !CHOSEN.includes(target.type)) typedAt = window.location.pathname;
}

/** To be called where somebody else's script is loaded: a withdrawal must know whether something was typed. */
export function watchTyping(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('input', noteTyping, { capture: true, passive: true });
}

/** The next link leads to a whole new document, although the router would only change this one. */
function followAsDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link !== null) event.stopImmediatePropagation();
}

/**
 * Ends the scripts of others after consent was taken back: a script that runs can only be ended with its document
 * (L10). Where the shopper has typed something it goes on, without events and cookies, until the next page.
 */
export function endForeignScripts(reload: () => void = () => window.location.reload()): void {
  const { origin, pathname } = window.location;
  const hasForeign = [...document.scripts].some(({ src }) => src !== '' && new URL(src).origin !== origin);
  if (!hasForeign) return;
  if (typedAt === pathname) window.addEventListener('click', followAsDocument, true);
  else reload();
}
