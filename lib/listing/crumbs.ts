import { rotaHref } from '@/lib/routing/shop-href';
import type { Migalha } from '@/lib/store-api/schemas/estrutura';

/** Breadcrumb as links (LIST-08, PDP-05); nameless entries are left out, the first without target is home. */
export function crumbsOf(breadcrumb: readonly Migalha[]): { label: string; href: string | null }[] {
  return breadcrumb.flatMap(({ label, rota }, index) => {
    if (label === '') return [];
    return [{ label, href: rotaHref(rota) ?? (index === 0 ? '/' : null) }];
  });
}
