/** True when `origin` is this shop: its public origin, or the host that the request was sent to. */
function isOwnOrigin(origin: string, host: string | null, siteUrl: string): boolean {
  if (origin === siteUrl) return true;
  if (!URL.canParse(origin) || host === null) return false;
  const parsed = new URL(origin);
  return /^https?:$/.test(parsed.protocol) && parsed.host === host.toLowerCase();
}

/**
 * True when a request that changes something was made by a page of this shop (C5). Browsers send at least one
 * of the two headers and pages cannot forge them; a request with neither is refused.
 */
export function isFromOwnPage(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && isOwnOrigin(origin, headers.get('host'), siteUrl);
}
