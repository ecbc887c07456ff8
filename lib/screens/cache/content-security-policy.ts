import { createHash } from 'node:crypto';
import { isDevelopment, serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { developmentPolicy } from './development-policy';

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function isExecutable(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1];
  return type === undefined || type === '' || type === 'module' || type === 'text/javascript';
}

/**
 * CSP source expressions (`'sha256-…'`) of the executable inline scripts in a finished HTML page, without
 * repeats. Cached pages cannot carry a nonce, so each page's policy names its own scripts.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(INLINE_SCRIPT)) {
    if (groups?.attributes === undefined || groups.code === undefined) continue;
    if (!isExecutable(groups.attributes)) continue;
    hashes.add(hashSource(groups.code));
  }
  return [...hashes];
}

const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/;

/** The same of the styles that a page carries in its head. */
function inlineStyleHash(html: string): string {
  const text = INLINE_STYLE.exec(html.slice(0, html.indexOf('</head>')))?.[1];
  return text === undefined ? '' : ` ${hashSource(text)}`;
}

const TAG_CONTAINER = /<meta name="tag-container" content="GTM-[A-Z0-9]{4,12}"/;

/** A shop with a tag manager's container allows its tags; they are loaded after consent only. */
function tagSources(html: string): { script: string; connect: string } {
  if (!TAG_CONTAINER.test(html)) return { script: '', connect: '' };
  const further = serverConfig()
    .tagOrigins.map((origin) => ` ${origin}`)
    .join('');
  return {
    script: ` https://www.googletagmanager.com${further}`,
    connect: ` https://www.googletagmanager.com https://www.google-analytics.com https://region1.google-analytics.com${further}`,
  };
}

type WidgetSources = Record<'script' | 'style' | 'font' | 'frame' | 'connect', string>;

/**
 * What the reviews widget may use: the origin of its script, and what the storefront names. On every page, since a
 * product that is opened by a link stays under the policy of the page before it.
 */
function widgetSources(html: string): WidgetSources {
  const { reviewsWidgetUrl } = serverConfig();
  if (reviewsWidgetUrl === undefined || html === '')
    return { script: '', style: '', font: '', frame: '', connect: '' };
  const own = new URL(reviewsWidgetUrl).origin;
  const { origins } = currentStorefront().reviewsWidget;
  const list = (...named: readonly string[]) => named.map((origin) => ` ${origin}`).join('');
  return {
    script: list(own, ...origins.script),
    style: list(...origins.style),
    font: list(...origins.font),
    frame: list(...origins.frame),
    connect: list(own, ...origins.connect),
  };
}

/** This page's own styles by their hash; a browser ignores 'unsafe-inline' beside one. */
function inlineStyleSource(html: string): string {
  const { reviewsWidgetUrl } = serverConfig();
  const isWidgetStyled = reviewsWidgetUrl !== undefined && currentStorefront().reviewsWidget.inlineStyles;
  return isWidgetStyled && html !== '' ? " 'unsafe-inline'" : inlineStyleHash(html);
}

/** The policy is chosen before a page is made in development, so it allows what the configuration allows any page. */
const ANY_PAGE = '<meta name="tag-container" content="GTM-ANYPAGE"/>';

/**
 * The Content-Security-Policy of one page: own scripts and styles plus exactly this page's inline ones, no
 * style attributes, pictures from https and from the store's own origins, nothing framed but video players. A tag
 * manager and a reviews widget widen it by what the configuration names for them. Without a page (`''`) no inline
 * script is allowed. The development server needs more, the same for all pages.
 */
export function contentSecurityPolicy(html: string): string {
  return isDevelopment() ? developmentPolicy(pagePolicy(ANY_PAGE)) : pagePolicy(html);
}

function pagePolicy(html: string): string {
  const { storeApiUrl, storeSiteUrl, siteUrl } = serverConfig();
  const storeOrigins = [...new Set([storeSiteUrl, new URL(storeApiUrl).origin])].join(' ');
  const tags = tagSources(html);
  const widget = widgetSources(html);
  const directives = [
    "default-src 'none'",
    `${["script-src 'self'", ...inlineScriptHashes(html)].join(' ')}${tags.script}${widget.script}`,
    `style-src 'self'${inlineStyleSource(html)}${widget.style}`,
    `img-src 'self' data: https: ${storeOrigins}`,
    `font-src 'self'${widget.font}`,
    `connect-src 'self'${tags.connect}${widget.connect}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com${widget.frame}`,
    `form-action 'self' ${storeSiteUrl}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  if (siteUrl.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
