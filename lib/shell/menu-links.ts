import { linkHref, rotaHref } from '@/lib/routing/shop-href';
import type { ItemDeMenu } from '@/lib/store-api/schemas/menu';

/** A menu entry ready to show: nothing of the platform's raw markup, `href` safe or null for a mere heading. */
export type ShellLink = {
  label: string;
  href: string | null;
  target: string;
  destaque: boolean;
  icone: string;
  children: ShellLink[];
};

function pictureUrl(icone: string): string {
  return /^https?:\/\//i.test(icone) && URL.canParse(icone) ? icone : '';
}

/** Menu entries of the platform as plain links (HEAD-12, FOOT-04); entries without a label are left out. */
export function menuLinks(items: readonly ItemDeMenu[], storeOrigins: readonly string[]): ShellLink[] {
  return items
    .filter(({ label }) => label !== '')
    .map(({ label, rota, link, target, destaque, icone, sub }) => ({
      label,
      href: rotaHref(rota) ?? linkHref(link, storeOrigins),
      target,
      destaque,
      icone: pictureUrl(icone),
      children: menuLinks(sub, storeOrigins),
    }));
}
