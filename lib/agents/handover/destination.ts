const UNSAFE = /[\\\s\p{Cc}]/u;
const CAMPAIGN = /^(?:attribution\/)?(utm_(?:source|medium|campaign|term|content|id))$/;
const MAX_VALUE = 200;

/** The page of this shop in a link's `continue_to`; null without one, or if it could lead to another site. */
function wantedPage(query: URLSearchParams, siteUrl: string): URL | null {
  const [path = '', ...others] = query.getAll('continue_to');
  if (others.length > 0 || !path.startsWith('/') || path.startsWith('//') || UNSAFE.test(path)) return null;
  if (!URL.canParse(path, siteUrl)) return null;
  const page = new URL(path, siteUrl);
  return page.origin === new URL(siteUrl).origin && !page.pathname.startsWith('//') ? page : null;
}

/** Campaign parameters that occur once, in either spelling. */
function campaignOf(query: URLSearchParams): [string, string][] {
  const given = [...query].flatMap(([name, value]): [string, string][] => {
    const known = CAMPAIGN.exec(name.replace(/^\//, ''))?.[1];
    return known === undefined || value.length > MAX_VALUE || /\p{Cc}/u.test(value) ? [] : [[known, value]];
  });
  return given.filter(([name]) => given.filter(([other]) => other === name).length === 1);
}

/**
 * Target of a permalink once its products are in the bag: `continue_to`, or `fallback`, with the campaign of the
 * link. All other parameters are dropped, since a link may contain anything.
 */
export function destinationOf(
  query: URLSearchParams,
  { siteUrl, fallback }: { siteUrl: string; fallback: string },
): string {
  const destination = wantedPage(query, siteUrl) ?? new URL(fallback);
  for (const [name, value] of campaignOf(query)) destination.searchParams.set(name, value);
  return destination.href;
}
