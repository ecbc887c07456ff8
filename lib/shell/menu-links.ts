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

const MAX_DRAWING = 4_000;

/**
 * Markup of a small drawing as the address of a picture. In an `img` a drawing cannot run scripts, follow links or
 * fetch anything, whatever it holds, so it needs no sanitising (HEAD-12, C7). '' for what is no drawing or too large.
 */
function drawingUrl(svg: string): string {
  const markup = svg.trim();
  if (!/^<svg[\s>]/i.test(markup) || markup.length > MAX_DRAWING) return '';
  const complete = /\sxmlns=/.test(markup)
    ? markup
    : markup.replace(/^<svg/i, '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml,${encodeURIComponent(complete)}`;
}

/** Menu entries of the platform as plain links (HEAD-12, FOOT-04); entries without a label are left out. */
export function menuLinks(items: readonly ItemDeMenu[], storeOrigins: readonly string[]): ShellLink[] {
  return items
    .filter(({ label }) => label !== '')
    .map(({ label, rota, link, target, destaque, icone, svg, sub }) => ({
      label,
      href: rotaHref(rota) ?? linkHref(link, storeOrigins),
      target,
      destaque,
      icone: pictureUrl(icone) || drawingUrl(svg),
      children: menuLinks(sub, storeOrigins),
    }));
}
