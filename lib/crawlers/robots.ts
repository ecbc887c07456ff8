/** Agents that read for an answer engine: named, so that nobody takes the general rule for an oversight (B20). */
const ANSWER_ENGINES = ['OAI-SearchBot', 'ChatGPT-User', 'PerplexityBot', 'Claude-SearchBot'];

/** Views of a listing that repeat it in another order, and calls that are no pages (B15, B17). */
const DISALLOWED = ['/busca', '/*?*order=', '/*?*ipp=', '/*?*preco=', '/*?*busca=', '/v2/', '/rendition/'];

function group(agents: readonly string[]): string {
  return [
    ...agents.map((agent) => `User-agent: ${agent}`),
    'Allow: /',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
  ].join('\n');
}

/** robots.txt of the shop at `siteUrl`: styles, scripts and pictures stay open to everybody. */
export function robotsText(siteUrl: string): string {
  return [group(['*']), group(ANSWER_ENGINES), `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
