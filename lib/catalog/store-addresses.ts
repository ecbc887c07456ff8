import { storeOrigins } from '@/lib/config/store-site';
import type { TextAddresses } from '@/lib/shared/html/sanitise';
import { linkHref } from './hrefs';

/**
 * The addresses in the platform's texts, which it has written for its own site: links to its pages become links to this
 * shop's, as in menus and banners; account, checkout and files stay on the store site.
 */
export function storeAddresses(): TextAddresses {
  const origins = storeOrigins();
  const [storeSite] = origins;
  return {
    link: (href) => linkHref(href, origins) ?? href,
    picture: (src) => (URL.canParse(src, storeSite) ? new URL(src, storeSite).href : src),
  };
}
