const NAME = 'PHPSESSID';
const VALUE = /^[\w,.-]{0,200}$/;

type Surroundings = { siteUrl: string; sessionCookieScript: boolean };

/** The shopper's session from a Cookie header; undefined when there is none. */
export function readSession(cookieHeader: string | null): string | undefined {
  for (const pair of (cookieHeader ?? '').split(';')) {
    const [name, value = ''] = pair.split('=', 2).map((part) => part.trim());
    if (name === NAME && value !== '' && VALUE.test(value)) return value;
  }
  return undefined;
}

function isParentOf(domain: string, host: string): boolean {
  return domain.includes('.') && (host === domain || host.endsWith(`.${domain}`));
}

/**
 * The session cookie among the platform's Set-Cookie lines, rewritten for this shop; null when it sets none.
 * Of several the last one counts, as in a browser. Lifetime stays as the platform wants it; Domain stays only
 * when the checkout shares it with us; other cookies never pass (C3).
 */
export function rewriteSessionCookie(setCookies: string[], surroundings: Surroundings): string | null {
  const { hostname, protocol } = new URL(surroundings.siteUrl);
  const line = setCookies.findLast((cookie) => cookie.split('=', 1)[0]?.trim() === NAME);
  if (line === undefined) return null;
  const [pair = '', ...attributes] = line.split(';');
  const value = pair.slice(pair.indexOf('=') + 1).trim();
  if (!VALUE.test(value)) return null;
  const rewritten = [`${NAME}=${value}`, 'Path=/'];
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
  if (!surroundings.sessionCookieScript) rewritten.push('HttpOnly');
  return rewritten.join('; ');
}
