import type { Migalha } from '@/lib/store-api/schemas/estrutura';
import { plain } from './plain';

/** Items of the visible breadcrumb with absolute addresses of our own (B8). */
export function breadcrumbItems(migalhas: Migalha[], siteUrl: string) {
  return migalhas
    .filter(({ label }) => label !== '')
    .map(({ label, rota }, index) => ({
      name: plain(label),
      item: new URL(rota?.path ?? (index === 0 ? '/' : ''), siteUrl).href,
    }));
}
