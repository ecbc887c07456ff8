import {
  ArticleJsonLd,
  BreadcrumbJsonLd,
  CarouselJsonLd,
  FAQJsonLd,
  JsonLdScript,
  OrganizationJsonLd,
  ProductJsonLd,
} from 'next-seo';
import { cloneElement, type ReactElement } from 'react';
import type { Crumb } from '@/lib/catalog/hrefs';
import { serverConfig } from '@/lib/config/environment';
import { storefrontAddress } from '@/lib/config/storefronts/files';
import type { Storefront } from '@/lib/config/storefronts/storefront';
import {
  articleProps,
  breadcrumbItems,
  institutionalType,
  numberFrom,
  shopPageJsonLd,
} from '@/lib/seo/structured-data/page-json-ld';
import { productJsonLd } from '@/lib/seo/structured-data/product';
import { onlineStoreJsonLd, webSiteJsonLd } from '@/lib/seo/structured-data/store';

type Facts = Record<string, unknown>;

type StructuredDataProps = {
  /** Id that is unique on the page. */
  name: string;
  /** The properties as a next-seo component wrote them. */
  block: ReactElement<{ data: Facts }>;
  /** Properties that the component does not support. */
  facts?: Facts;
};

/** A block of structured data in the served HTML. */
function StructuredData({ name, block, facts = {} }: StructuredDataProps) {
  const script = JsonLdScript({ scriptKey: name, data: { ...facts, ...block.props.data } });
  if (script === null) return null;
  // next-seo escapes only the exact `</script>`, so `</script >` in a name would end the script element.
  const json: string = script.props.dangerouslySetInnerHTML.__html;
  return cloneElement(script, { dangerouslySetInnerHTML: { __html: json.replaceAll('<', '\\u003c') } });
}

type BreadcrumbProps = { items: readonly Crumb[]; path: string };

/** Structured data for the visible breadcrumb of the page at `path`; renders nothing for a single step. */
export function BreadcrumbStructuredData({ items: breadcrumb, path }: BreadcrumbProps) {
  const items = breadcrumbItems(breadcrumb, path, serverConfig().siteUrl);
  return items.length > 1 ? <StructuredData name="breadcrumb" block={BreadcrumbJsonLd({ items })} /> : null;
}

/** Structured data for questions, with answers as plain text. */
export function FaqStructuredData({ questions }: Pick<Parameters<typeof FAQJsonLd>[0], 'questions'>) {
  return <StructuredData name="duvidas" block={FAQJsonLd({ questions })} />;
}

type InstitutionalProps = { path: string; name: string; description: string; shopName: string };

/** Structured data for an institutional page: who the shop is, how to reach it, or an article. */
export function InstitutionalStructuredData(props: InstitutionalProps) {
  const page = { ...props, siteUrl: serverConfig().siteUrl };
  const block =
    institutionalType(page.path) === 'Article' ? (
      ArticleJsonLd(articleProps(page))
    ) : (
      <JsonLdScript scriptKey="pagina" data={shopPageJsonLd(page)} />
    );
  return <StructuredData name="pagina" block={block} />;
}

type ItemListProps = {
  /** Root-relative addresses in the order in which the page shows them. */
  paths: readonly string[];
  /** Number of entries on the pages before this one. */
  offset: number;
};

/** Structured data for the entries of a listing page. */
export function ItemListStructuredData({ paths, offset }: ItemListProps) {
  const { siteUrl } = serverConfig();
  const block = CarouselJsonLd({ urls: paths.map((path) => `${siteUrl}${path}`) });
  return (
    <StructuredData
      name="lista"
      block={cloneElement(block, { data: numberFrom(block.props.data, offset) })}
    />
  );
}

// The properties have the same types, except for literals and read-only lists.
type ProductProps = Parameters<typeof ProductJsonLd>[0];
type OrganizationProps = Parameters<typeof OrganizationJsonLd>[0];

/** Structured data for a product page. */
export function ProductStructuredData(props: Parameters<typeof productJsonLd>[0]) {
  const facts = productJsonLd(props);
  // ProductJsonLd warns about each product that lacks one of these, which many products with a price on request do.
  const isComplete = ['offers', 'review', 'aggregateRating', 'isVariantOf'].some((fact) => fact in facts);
  const block = isComplete ? (
    ProductJsonLd(facts as ProductProps)
  ) : (
    <JsonLdScript scriptKey="product" data={facts} />
  );
  return <StructuredData name="product" block={block} facts={facts} />;
}

type StoreProps = {
  name: string;
  storefront: Pick<Storefront, 'version' | 'company' | 'contact' | 'freeShippingFrom'>;
  profiles: readonly string[];
  siteUrl: string;
};

/** The seller and the name of the site, only on the home page. */
export function StoreStructuredData({ name, storefront, profiles, siteUrl }: StoreProps) {
  const { company, contact, freeShippingFrom } = storefront;
  const logo = `${siteUrl}${storefrontAddress(storefront, '512.png')}`;
  const store = onlineStoreJsonLd({ name, logo, company, contact, freeShippingFrom, profiles }, siteUrl);
  return (
    <>
      <StructuredData
        name="store"
        block={OrganizationJsonLd({ type: 'OnlineStore', ...store } as OrganizationProps)}
        facts={store}
      />
      <StructuredData
        name="site"
        block={<JsonLdScript scriptKey="site" data={webSiteJsonLd(name, siteUrl)} />}
      />
    </>
  );
}
