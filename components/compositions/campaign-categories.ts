import 'server-only';
import type { CampaignCategory } from '@/components/content/campaign/campaign-links';
import { storeOrigins } from '@/lib/config/store-site';
import { menuLinks } from '@/lib/content/shell/menus';
import { readMenuOf } from '@/lib/content/shell/read-shell';
import type { MenuLink } from '@/lib/shared/menu-link';

const MAX_CATEGORIES = 4;
const MAX_LINKS = 8;

/**
 * The glasses menu for the campaign page at `path`: categories with their children, without links to the page itself.
 * If there is no glasses menu, the main menu is used; empty if both fail.
 */
export async function readCampaignCategories(path: string): Promise<CampaignCategory[]> {
  const [eyewear, main] = await Promise.all([readMenuOf('menu-oculos'), readMenuOf('menu-principal')]);
  const withHref = (entries: readonly MenuLink[]) =>
    entries.flatMap(({ href, ...entry }) => (href === null || href === path ? [] : [{ ...entry, href }]));
  return withHref(menuLinks(eyewear.length > 0 ? eyewear : main, storeOrigins()))
    .slice(0, MAX_CATEGORIES)
    .map(({ label, href, children }) => ({
      label,
      href,
      links: withHref(children)
        .slice(0, MAX_LINKS)
        .map(({ label, href, icon }) => ({ label, href, ...(icon && { icon }) })),
    }));
}
