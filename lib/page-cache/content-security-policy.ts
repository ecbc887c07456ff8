import { createHash } from 'node:crypto';
import { isDevelopment, serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { pictureSources } from '@/lib/config/storefronts/picture-sources';

/** Additional sources per directive that Next needs for its scripts, styles and sockets in development. */
const ADDED: Readonly<Record<string, string>> = {
  // React and Turbopack use eval for source maps and hot replacement.
  'script-src': "'unsafe-inline' 'unsafe-eval'",
  'style-src': "'unsafe-inline'",
  // Some browsers do not count WebSockets of the same origin as 'self'.
  'connect-src': 'ws: wss:',
};

/** Left out because the development server has no TLS, whatever SITE_URL says. */
const LEFT_OUT = 'upgrade-insecure-requests';

/**
 * The policy of pages under `npm run dev`: `policy`, plus the sources that Next needs to hydrate, to reload
 * and to show errors.
 */
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

/** The hash of the styles inlined in a page's head. */
function inlineStyleHash(html: string): string {
  const text = INLINE_STYLE.exec(html.slice(0, html.indexOf('</head>')))?.[1];
  return text === undefined ? '' : ` ${hashSource(text)}`;
}

const TAG_CONTAINER = /<meta name="tag-container" content="GTM-[A-Z0-9]{4,12}"/;

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS = ['https://www.google-analytics.com', 'https://region1.google-analytics.com'];

/** If a shop has a tag manager's container, its tags are allowed. They are loaded only after consent. */
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
 * Sources of the reviews widget: the origin of its script, and those in the storefront file. Every page has
 * them, because a product that is opened through a link keeps the previous page's policy.
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

/** The hash of this page's own styles. If there is a hash, browsers ignore 'unsafe-inline'. */
function inlineStyleSource(html: string): string {
  const { reviewsWidgetUrl } = serverConfig();
  const isWidgetStyled = reviewsWidgetUrl !== undefined && currentStorefront().reviewsWidget.inlineStyles;
  return isWidgetStyled && html !== '' ? " 'unsafe-inline'" : inlineStyleHash(html);
}

/** The endpoint for violation reports, its name in the policy, and the maximum size of a report. */
export const POLICY_REPORTS = { name: 'policy', path: '/csp-report', maxBytes: 8 * 1024 };

/**
 * In development the policy is chosen before the page is rendered, so it allows everything that any page may
 * need.
 */
const ANY_PAGE = '<meta name="tag-container" content="GTM-ANYPAGE"/>';

/**
 * The Content-Security-Policy of one page: files of the shop, `scripts`, this page's own styles but no style
 * attributes, pictures from the store's hosts and the configured ones, and frames only for video players. A
 * tag manager and a reviews widget add their configured sources. Cached pages cannot have a nonce, so each
 * policy lists its scripts by their hashes. The development server needs more sources, the same for all
 * pages.
 * @param html the finished page; `''` for a response that is not a page
 * @param scripts text of each inline script that may run
 */
export function contentSecurityPolicy(html: string, scripts: readonly string[] = []): string {
  return isDevelopment() ? developmentPolicy(pagePolicy(ANY_PAGE, [])) : pagePolicy(html, scripts);
}

/**
 * The policy for pages that bypass our cache handler, the same for all of them.
 * @param nonce attribute of the page's scripts, valid for this response only; null allows any inline script
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
 * For a page that may contain unknown scripts: links, forms, pictures and styles work, but nothing runs or
 * reloads the page. Only a sandbox without scripts prevents `<meta http-equiv="refresh">` from loading
 * another page.
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
