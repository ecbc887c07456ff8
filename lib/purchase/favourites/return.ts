/** Whether the page was opened by a way back: from the store's login, or by the browser's buttons. */
export function isReturn(storeSiteUrl: string): boolean {
  if (URL.canParse(document.referrer) && URL.canParse(storeSiteUrl))
    if (new URL(document.referrer).origin === new URL(storeSiteUrl).origin) return true;
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'back_forward';
}

/** Brings the card of a product into view, for a page that opened elsewhere. */
export function scrollToProduct(href: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-card] a')];
  const card = links.find((link) => link.getAttribute('href') === href)?.closest('[data-card]');
  const box = card?.getBoundingClientRect();
  if (box && (box.top < 0 || box.bottom > window.innerHeight)) card?.scrollIntoView({ block: 'center' });
}
