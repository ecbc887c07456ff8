import type { Assistants } from '@/lib/config/storefronts/storefront';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 forbids even when escaped. */
const FORBIDDEN_CHARACTERS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for an element or attribute of an XML document. */
export function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN_CHARACTERS, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** An element with text; '' if the text is empty. */
export function element(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`;
}

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

/** The protocol's limits of addresses and bytes per sitemap. */
export const MAX_SITEMAP = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

/** Pictures per address; more would only show the same product again. */
const MAX_PICTURES = 10;

export const URLSET_HEAD = `${XML_DECLARATION}<urlset xmlns="${SITEMAP_NAMESPACE}" xmlns:image="${IMAGE_NAMESPACE}">\n`;
export const URLSET_TAIL = '</urlset>\n';

/**
 * An address in a sitemap, with its pictures. It has no lastmod: the platform sends none, and a wrong one is
 * worse than none.
 */
export function sitemapEntry(address: string, pictures: readonly string[] = []): string {
  const images = pictures
    .slice(0, MAX_PICTURES)
    .map((picture) => `<image:image>${element('image:loc', picture)}</image:image>`)
    .join('');
  return `<url>${element('loc', address)}${images}</url>\n`;
}

/** The index of all sitemaps, by absolute address. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap>${element('loc', address)}</sitemap>\n`).join('');
  return `${XML_DECLARATION}<sitemapindex xmlns="${SITEMAP_NAMESPACE}">\n${entries}</sitemapindex>\n`;
}

/** Robots that fetch pages to answer people's questions. */
const SEARCH_ROBOTS = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'PerplexityBot',
  'Perplexity-User',
  'Claude-SearchBot',
  'Claude-User',
  'MistralAI-User',
  'DuckAssistBot',
];

/** Robots that fetch pages to train models, and names that robots.txt uses for that purpose. */
const TRAINING_ROBOTS = [
  'GPTBot',
  'ClaudeBot',
  'anthropic-ai',
  'CCBot',
  'Google-Extended',
  'Applebot-Extended',
  'meta-externalagent',
  'Bytespider',
  'cohere-training-data-crawler',
];

/** Keys of a listing's filters, in the order of its links. */
const FACET_KEYS = ['filtro', 'atributo', 'marca'];

/** Patterns for more than one filter: two values of a key, or two keys. */
const SEVERAL_FACETS = FACET_KEYS.flatMap((key, index) => [
  `/*?*${key}=*_`,
  ...FACET_KEYS.slice(index + 1).map((other) => `/*?*${key}=*&${other}=`),
]);

/** Searches, views that only repeat a listing, and API calls. */
const DISALLOWED = [
  '/busca$',
  '/busca?',
  '/*?*order=',
  '/*?*ipp=',
  '/*?*preco=',
  '/*?*busca=',
  ...SEVERAL_FACETS,
  '/v2/',
];

/**
 * llms.txt offers searches to assistants. This rule is longer than those that disallow searches, so it wins.
 */
const SEARCH = '/busca?busca=';

function robotsGroup(agents: readonly string[], allowed: readonly string[] = ['/']): string {
  return [
    ...agents.map((agent) => `User-agent: ${agent}`),
    ...allowed.map((path) => `Allow: ${path}`),
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
  ].join('\n');
}

/** A group for robots that may not read anything. */
const closedGroup = (agents: readonly string[]): string =>
  [...agents.map((agent) => `User-agent: ${agent}`), 'Disallow: /', ''].join('\n');

const groupOf = (agents: readonly string[], isWelcome: boolean, allowed?: readonly string[]) =>
  isWelcome ? robotsGroup(agents, allowed) : closedGroup(agents);

/**
 * robots.txt of the shop at `siteUrl`. Styles, scripts and pictures are open to all robots; AI robots are
 * listed by purpose.
 */
export function robotsText(
  siteUrl: string,
  { search, training }: Pick<Assistants, 'search' | 'training'>,
): string {
  return [
    robotsGroup(['*']),
    groupOf(SEARCH_ROBOTS, search, ['/', SEARCH]),
    ...(training === null ? [] : [groupOf(TRAINING_ROBOTS, training)]),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

const SECURITY_TEXT_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * security.txt (RFC 9116) of the shop at `siteUrl`. The standard requires an expiry date within a year, so
 * the text changes once a day.
 * @param now ms since 1970
 */
export function securityText(contact: string, siteUrl: string, now: number): string {
  const today = now - (now % DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + SECURITY_TEXT_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: pt, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Lets browsers search the shop from their address bar. */
export function openSearchDescription(shopName: string, siteUrl: string): string {
  const template = `${siteUrl}/busca?busca={searchTerms}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeXml(shopName.slice(0, 16))}</ShortName>`,
    `<Description>${escapeXml(`Buscar produtos na ${shopName}`)}</Description>`,
    '<Language>pt-BR</Language>',
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="32" height="32" type="image/x-icon">${escapeXml(siteUrl)}/favicon.ico</Image>`,
    `<Url type="text/html" method="get" template="${escapeXml(template)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
