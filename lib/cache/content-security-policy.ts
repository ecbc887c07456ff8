import { serverConfig } from '@/lib/config/server';
import { inlineScriptHashes } from './inline-scripts';

/**
 * The Content-Security-Policy of one page: own scripts plus exactly this page's inline ones, no inline
 * styles, pictures from https and from the store's own origins, nothing framed but video players.
 */
export function contentSecurityPolicy(html: string): string {
  const { storeApiUrl, storeSiteUrl, siteUrl } = serverConfig();
  const storeOrigins = [...new Set([storeSiteUrl, new URL(storeApiUrl).origin])].join(' ');
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(' '),
    "style-src 'self'",
    `img-src 'self' data: https: ${storeOrigins}`,
    "font-src 'self'",
    "connect-src 'self'",
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
