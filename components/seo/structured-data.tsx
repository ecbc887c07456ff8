import { JsonLdScript } from 'next-seo';
import { cloneElement } from 'react';
import type { Crumb } from '@/lib/catalog/hrefs';
import { serverConfig } from '@/lib/config/environment';
import { storefrontAddress } from '@/lib/config/storefronts/files';
import type { Storefront } from '@/lib/config/storefronts/storefront';
import { breadcrumbJsonLd } from '@/lib/seo/structured-data/pages';
import { productJsonLd } from '@/lib/seo/structured-data/product';
import { onlineStoreJsonLd, webSiteJsonLd } from '@/lib/seo/structured-data/store';

type StructuredDataProps = { name: string; data: Record<string, unknown> };

/** One block of structured data in the page's first HTML; `name` is unique on the page. */
export function StructuredData({ name, data }: StructuredDataProps) {
  const script = JsonLdScript({ scriptKey: name, data });
  if (script === null) return null;
  // next-seo escapes only the exact `</script>`, so `</script >` in a name would end the script element.
  const json: string = script.props.dangerouslySetInnerHTML.__html;
  return cloneElement(script, { dangerouslySetInnerHTML: { __html: json.replaceAll('<', '\\u003c') } });
}

type BreadcrumbProps = { items: readonly Crumb[]; path: string };

/** Structured data of the visible breadcrumb of the page at `path`; nothing for one of a single step. */
export function BreadcrumbStructuredData({ items: breadcrumb, path }: BreadcrumbProps) {
  const data = breadcrumbJsonLd(breadcrumb, path, serverConfig().siteUrl);
  return data.itemListElement.length > 1 ? <StructuredData name="breadcrumb" data={data} /> : null;
}

/** Structured data of a product page; the bare script, since ProductJsonLd warns about each product without an offer. */
export function ProductStructuredData(props: Parameters<typeof productJsonLd>[0]) {
  return <StructuredData name="product" data={productJsonLd(props)} />;
}

type StoreProps = {
  name: string;
  storefront: Pick<Storefront, 'version' | 'company' | 'contact' | 'freeShippingFrom'>;
  profiles: readonly string[];
  siteUrl: string;
};

/** Who sells and what the site is called, for the home page alone. */
export function StoreStructuredData({ name, storefront, profiles, siteUrl }: StoreProps) {
  const { company, contact, freeShippingFrom } = storefront;
  const logo = `${siteUrl}${storefrontAddress(storefront, '512.png')}`;
  const seller = { name, logo, company, contact, freeShippingFrom, profiles };
  return (
    <>
      <StructuredData name="store" data={onlineStoreJsonLd(seller, siteUrl)} />
      <StructuredData name="site" data={webSiteJsonLd(name, siteUrl)} />
    </>
  );
}
