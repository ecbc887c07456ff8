const COOKIE_NAME = 'PHPSESSID';
const COOKIE_VALUE = /^[\w,.-]{0,200}$/;

type CookieOptions = { siteUrl: string; sessionCookieScript: boolean };

/** The session in a Cookie header; undefined without one. */
export function readSession(cookieHeader: string | null): string | undefined {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [name, value = ''] = pair.split('=', 2).map((part) => part.trim());
    if (name === COOKIE_NAME && value !== '' && COOKIE_VALUE.test(value)) return value;
  }
  return undefined;
}

function isParentOf(domain: string, host: string): boolean {
  return domain.includes('.') && (host === domain || host.endsWith(`.${domain}`));
}

/**
 * The session cookie of the platform's Set-Cookie headers, rewritten for this shop; null without one. The last one
 * counts, as in a browser. Its lifetime is the platform's; Domain is kept only where it is a parent of our host.
 */
export function rewriteSessionCookie(setCookies: string[], options: CookieOptions): string | null {
  const { hostname, protocol } = new URL(options.siteUrl);
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
    if (kind === 'domain' && isParentOf(domain, hostname)) rewritten.push(`Domain=${domain}`);
  }
  rewritten.push('SameSite=Lax');
  if (protocol === 'https:') rewritten.push('Secure');
  if (!options.sessionCookieScript) rewritten.push('HttpOnly');
  return rewritten.join('; ');
}
