import { BreadcrumbJsonLd } from 'next-seo';
import { breadcrumbItems } from '@/lib/seo/breadcrumb-json-ld';
import type { Migalha } from '@/lib/store-api/schemas/estrutura';

type Props = { migalhas: Migalha[]; siteUrl: string };

/** Structured data of the visible breadcrumb; nothing for a trail of one (B8). */
export function BreadcrumbStructuredData({ migalhas, siteUrl }: Props) {
  const items = breadcrumbItems(migalhas, siteUrl);
  return items.length > 1 ? <BreadcrumbJsonLd items={items} /> : null;
}
