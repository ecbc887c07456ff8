import 'server-only';
import type { CampaignCategory } from '@/components/campaign/campaign-link';
import { storeOrigins } from '@/lib/config/store-site';
import { menuLinks, type ShellLink } from '@/lib/shell/menu-links';
import { readMenuOf } from '@/lib/shell/server';

const CATEGORIES = 4;
const PARTS = 8;

/**
 * The glasses menu for a campaign page at `path`: first categories with their parts, none of them a link to the
 * page itself (BF-06, VARIANT-04). The main menu stands in for a shop without one; empty when neither answers.
 */
export async function readCampaignCategories(path: string): Promise<CampaignCategory[]> {
  const [eyewear, main] = await Promise.all([readMenuOf('menu-oculos'), readMenuOf('menu-principal')]);
  const linked = (entries: readonly ShellLink[]) =>
    entries.flatMap(({ href, ...entry }) => (href === null || href === path ? [] : [{ ...entry, href }]));
  return linked(menuLinks(eyewear.length > 0 ? eyewear : main, storeOrigins()))
    .slice(0, CATEGORIES)
    .map(({ label, href, children }) => ({
      label,
      href,
      links: linked(children)
        .slice(0, PARTS)
        .map((part) => ({ label: part.label, href: part.href, icon: part.icone })),
    }));
}
