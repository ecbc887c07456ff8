import { createHash } from 'node:crypto';
import { isDevelopment, serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { pictureSources } from '@/lib/config/storefronts/picture-sources';

/** Further sources of each directive: Next's own scripts, styles and sockets of the development server. */
const ADDED: Readonly<Record<string, string>> = {
  // React and Turbopack evaluate code, to map it to its sources and to replace it.
  'script-src': "'unsafe-inline' 'unsafe-eval'",
  'style-src': "'unsafe-inline'",
  // Not every browser counts the socket of an origin among 'self'.
  'connect-src': 'ws: wss:',
};

/** There is no TLS in front of the development server, whatever SITE_URL says. */
const LEFT_OUT = 'upgrade-insecure-requests';

/** The policy of pages under `npm run dev`: `policy`, and what Next needs to hydrate, to reload and to show errors. */
function developmentPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => directive !== LEFT_OUT)
    .map((directive) => {
      const added = ADDED[directive.split(' ', 1)[0] ?? ''];
      return added === undefined ? directive : `${directive} ${added}`;
    })
    .join('; ');
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const listed = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('');

const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/;

/** The styles that a page carries in its head, by their hash. */
function inlineStyleHash(html: string): string {
  const text = INLINE_STYLE.exec(html.slice(0, html.indexOf('</head>')))?.[1];
  return text === undefined ? '' : ` ${hashSource(text)}`;
}

const TAG_CONTAINER = /<meta name="tag-container" content="GTM-[A-Z0-9]{4,12}"/;

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://www.google-analytics.com', 'https://region1.google-analytics.com'];

/** A shop with a tag manager's container allows its tags; they are loaded after consent only. */
function tagSources(html: string): { script: string; connect: string } {
  if (!TAG_CONTAINER.test(html.slice(0, html.indexOf('</head>')))) return { script: '', connect: '' };
  const { tagOrigins } = serverConfig();
  return {
    script: listed([TAG_MANAGER, ...tagOrigins]),
    connect: listed([TAG_MANAGER, ...ANALYTICS, ...tagOrigins]),
  };
}

type WidgetSources = Record<'script' | 'style' | 'font' | 'frame' | 'connect', string>;

/**
 * Sources of the reviews widget: the origin of its script, and those that the storefront names. On every page, since a
 * product that is opened by a link stays under the policy of the page before it.
 */
function widgetSources(html: string): WidgetSources {
  const { reviewsWidgetUrl } = serverConfig();
  if (reviewsWidgetUrl === undefined || html === '')
    return { script: '', style: '', font: '', frame: '', connect: '' };
  const own = new URL(reviewsWidgetUrl).origin;
  const { origins } = currentStorefront().reviewsWidget;
  return {
    script: listed([own, ...origins.script]),
    style: listed([...origins.style]),
    font: listed([...origins.font]),
    frame: listed([...origins.frame]),
    connect: listed([own, ...origins.connect]),
  };
}

/** This page's own styles by their hash; a browser ignores 'unsafe-inline' next to one. */
function inlineStyleSource(html: string): string {
  const { reviewsWidgetUrl } = serverConfig();
  const isWidgetStyled = reviewsWidgetUrl !== undefined && currentStorefront().reviewsWidget.inlineStyles;
  return isWidgetStyled && html !== '' ? " 'unsafe-inline'" : inlineStyleHash(html);
}

/** The endpoint for reports of violations, the name that the policy calls it by, and the size of a report at most. */
export const POLICY_REPORTS = { name: 'policy', path: '/csp-report', maxBytes: 8 * 1024 };

/** The policy is chosen before a page is made in development, so it allows what the configuration allows any page. */
const ANY_PAGE = '<meta name="tag-container" content="GTM-ANYPAGE"/>';

/**
 * The Content-Security-Policy of one page: files of the shop and `scripts`, this page's own styles, no style attributes,
 * pictures from the store's hosts and from those that the configuration names, nothing framed but video players. A tag
 * manager and a reviews widget widen it by what the configuration names for them. Cached pages cannot carry a nonce, so
 * each policy names its scripts by their hashes. The development server needs more, the same for all pages.
 * @param html the finished page; `''` for an answer that is none
 * @param scripts text of each inline script that may run
 */
export function contentSecurityPolicy(html: string, scripts: readonly string[] = []): string {
  return isDevelopment() ? developmentPolicy(pagePolicy(ANY_PAGE, [])) : pagePolicy(html, scripts);
}

/**
 * The policy of pages that do not pass our cache handler, the same for all of them.
 * @param nonce what the page's scripts bear, for this answer alone; null allows any inline script
 */
export function renderedPagePolicy(nonce: string | null): string {
  if (isDevelopment()) return contentSecurityPolicy('');
  const source = nonce === null ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return pagePolicy(ANY_PAGE, []).replace("script-src 'self'", `script-src 'self' ${source}`);
}

function pagePolicy(html: string, scripts: readonly string[]): string {
  const { storeSiteUrl, siteUrl } = serverConfig();
  const tags = tagSources(html);
  const widget = widgetSources(html);
  const directives = [
    "default-src 'none'",
    `script-src 'self'${listed(scripts.map(hashSource))}${tags.script}${widget.script}`,
    `style-src 'self'${inlineStyleSource(html)}${widget.style}`,
    `img-src 'self' data:${listed(pictureSources())}${tags.connect}${widget.connect}`,
    `font-src 'self'${widget.font}`,
    `connect-src 'self'${tags.connect}${widget.connect}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com${widget.frame}`,
    `form-action 'self' ${storeSiteUrl}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `report-uri ${POLICY_REPORTS.path}`,
    `report-to ${POLICY_REPORTS.name}`,
  ];
  if (siteUrl.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/**
 * For a page that may contain script that is not ours: links, forms, pictures and styles work, nothing runs or reloads the
 * page. Only a sandbox without scripts keeps `<meta http-equiv="refresh">` from leading away.
 */
export function scriptlessPolicy(html: string): string {
  const policy = contentSecurityPolicy(html)
    .split('; ')
    .map((directive) =>
      /^(?:script|frame)-src /.test(directive) ? directive.replace(/ .*/, " 'none'") : directive,
    );
  return [
    ...policy,
    'sandbox allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
}
