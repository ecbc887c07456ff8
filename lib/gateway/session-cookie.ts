const COOKIE_NAME = 'PHPSESSID';
const COOKIE_VALUE = /^[\w,.-]{0,200}$/;

type CookieOptions = { siteUrl: string; storeSiteUrl: string; sessionCookieScript: boolean };

/** The session in a Cookie header; undefined without one. */
export function readSession(cookieHeader: string | null): string | undefined {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [name, value = ''] = pair.split('=', 2).map((part) => part.trim());
    if (name === COOKIE_NAME && value !== '' && COOKIE_VALUE.test(value)) return value;
  }
  return undefined;
}

/**
 * The session in the platform's Set-Cookie headers; undefined without one. The last one wins, as in a
 * browser.
 */
export function sessionIn(setCookies: readonly string[]): string | undefined {
  const line = setCookies.findLast((cookie) => cookie.split('=', 1)[0]?.trim() === COOKIE_NAME);
  return line === undefined ? undefined : readSession(line.split(';', 1)[0] ?? '');
}

/**
 * Whether a cookie for `domain` may be set: the domain must include this shop, and equal the host of the shop
 * or of the store's site, with or without www. A rule that only counts labels would accept .com.br, which
 * browsers reject.
 */
function isAllowedDomain(domain: string, host: string, storeHost: string): boolean {
  const isParent = host === domain || host.endsWith(`.${domain}`);
  return (
    isParent && [host, storeHost].some((name) => name.replace(/^www\./, '') === domain || name === domain)
  );
}

/**
 * The session cookie from the platform's Set-Cookie headers, rewritten for this shop; null without one. The
 * last one wins, as in a browser. The lifetime is the platform's; Domain is only kept if it is that of the
 * shop or its store.
 */
export function rewriteSessionCookie(setCookies: string[], options: CookieOptions): string | null {
  const { hostname, protocol } = new URL(options.siteUrl);
  const { hostname: storeHost } = new URL(options.storeSiteUrl);
  const line = setCookies.findLast((cookie) => cookie.split('=', 1)[0]?.trim() === COOKIE_NAME);
  if (line === undefined) return null;
  const [pair = '', ...attributes] = line.split(';');
  const value = pair.slice(pair.indexOf('=') + 1).trim();
  if (!COOKIE_VALUE.test(value)) return null;
  const rewritten = [`${COOKIE_NAME}=${value}`, 'Path=/'];
  for (const attribute of attributes) {
    const [name = '', content = ''] = attribute.split('=', 2).map((part) => part.trim());
    const kind = name.toLowerCase();
    if (kind === 'expires' && /^[\w ,:-]{1,40}$/.test(content)) rewritten.push(`Expires=${content}`);
    if (kind === 'max-age' && /^-?\d{1,10}$/.test(content)) rewritten.push(`Max-Age=${content}`);
    const domain = content.toLowerCase().replace(/^\./, '');
    if (kind === 'domain' && isAllowedDomain(domain, hostname, storeHost)) rewritten.push(`Domain=${domain}`);
  }
  rewritten.push('SameSite=Lax');
  if (protocol === 'https:') rewritten.push('Secure');
  if (!options.sessionCookieScript) rewritten.push('HttpOnly');
  return rewritten.join('; ');
}
