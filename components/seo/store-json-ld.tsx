import { onlineStoreJsonLd, webSiteJsonLd } from '@/lib/seo/store-json-ld';
import type { ShopFacts } from '@/lib/storefront/storefront';
import { StructuredData } from './json-ld';

type Props = { id: string; name: string; facts: ShopFacts; profiles: readonly string[]; siteUrl: string };

/** Who sells and what the site is called, told once on the home page (B6, B7, B10). */
export function StoreStructuredData({ id, name, facts, profiles, siteUrl }: Props) {
  const { legalName, cnpj, address, email, phone } = facts;
  const logo = `${siteUrl}/icons/${id}/512.png`;
  const seller = { name, logo, legalName, cnpj, address, email, phone: phone.dial, profiles };
  return (
    <>
      <StructuredData name="store" data={onlineStoreJsonLd(seller, siteUrl)} />
      <StructuredData name="site" data={webSiteJsonLd(name, siteUrl)} />
    </>
  );
}
