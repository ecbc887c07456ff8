import { serverConfig } from '@/lib/config/server';
import { inlineScriptHashes } from './inline-scripts';

const CONTAINER = /<meta name="tag-container" content="GTM-[A-Z0-9]{4,12}"/;

/** A shop with a tag manager's container allows its tags; they are loaded after consent only (TRACK-12, L10). */
function tagSources(html: string): { script: string; connect: string } {
  if (!CONTAINER.test(html)) return { script: '', connect: '' };
  const further = serverConfig()
    .tagOrigins.map((origin) => ` ${origin}`)
    .join('');
  return {
    script: ` https://www.googletagmanager.com${further}`,
    connect: ` https://www.googletagmanager.com https://www.google-analytics.com https://region1.google-analytics.com${further}`,
  };
}

/** The reviews service's origin, on pages that hold its widget (PDP-52); what it shows it fetches there too. */
function widgetSource(html: string): string {
  const { reviewsWidgetUrl } = serverConfig();
  if (reviewsWidgetUrl === undefined || !html.includes('data-reviews-product=')) return '';
  return ` ${new URL(reviewsWidgetUrl).origin}`;
}

/**
 * The Content-Security-Policy of one page: own scripts plus exactly this page's inline ones, no inline
 * styles, pictures from https and from the store's own origins, nothing framed but video players.
 */
export function contentSecurityPolicy(html: string): string {
  const { storeApiUrl, storeSiteUrl, siteUrl } = serverConfig();
  const storeOrigins = [...new Set([storeSiteUrl, new URL(storeApiUrl).origin])].join(' ');
  const tags = tagSources(html);
  const widget = widgetSource(html);
  const directives = [
    "default-src 'none'",
    `${["script-src 'self'", ...inlineScriptHashes(html)].join(' ')}${tags.script}${widget}`,
    "style-src 'self'",
    `img-src 'self' data: https: ${storeOrigins}`,
    "font-src 'self'",
    `connect-src 'self'${tags.connect}${widget}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    `form-action 'self' ${storeSiteUrl}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  if (siteUrl.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}
