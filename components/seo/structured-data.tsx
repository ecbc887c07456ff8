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
  articleFacts,
  breadcrumbItems,
  institutionalType,
  numberFrom,
  shopPageJsonLd,
} from '@/lib/seo/structured-data/page-facts';
import { productJsonLd } from '@/lib/seo/structured-data/product';
import { onlineStoreJsonLd, webSiteJsonLd } from '@/lib/seo/structured-data/store';

type Facts = Record<string, unknown>;

type StructuredDataProps = {
  /** Unique on the page. */
  name: string;
  /** The facts as a next-seo component wrote them. */
  block: ReactElement<{ data: Facts }>;
  /** Facts for which the component has no property. */
  facts?: Facts;
};

/** One block of structured data in the page's first HTML. */
function StructuredData({ name, block, facts = {} }: StructuredDataProps) {
  const script = JsonLdScript({ scriptKey: name, data: { ...facts, ...block.props.data } });
  if (script === null) return null;
  // next-seo escapes only the exact `</script>`, so `</script >` in a name would end the script element.
  const json: string = script.props.dangerouslySetInnerHTML.__html;
  return cloneElement(script, { dangerouslySetInnerHTML: { __html: json.replaceAll('<', '\\u003c') } });
}

type BreadcrumbProps = { items: readonly Crumb[]; path: string };

/** Structured data of the visible breadcrumb of the page at `path`; nothing for a single step. */
export function BreadcrumbStructuredData({ items: breadcrumb, path }: BreadcrumbProps) {
  const items = breadcrumbItems(breadcrumb, path, serverConfig().siteUrl);
  return items.length > 1 ? <StructuredData name="breadcrumb" block={BreadcrumbJsonLd({ items })} /> : null;
}

/** Structured data of questions; answers as plain text. */
export function FaqStructuredData({ questions }: Pick<Parameters<typeof FAQJsonLd>[0], 'questions'>) {
  return <StructuredData name="duvidas" block={FAQJsonLd({ questions })} />;
}

type InstitutionalProps = { path: string; name: string; description: string; shopName: string };

/** Structured data of an institutional page: who the shop is, how to reach it, or an article. */
export function InstitutionalStructuredData(props: InstitutionalProps) {
  const page = { ...props, siteUrl: serverConfig().siteUrl };
  const block =
    institutionalType(page.path) === 'Article' ? (
      ArticleJsonLd(articleFacts(page))
    ) : (
      <JsonLdScript scriptKey="pagina" data={shopPageJsonLd(page)} />
    );
  return <StructuredData name="pagina" block={block} />;
}

type ItemListProps = {
  /** Root-relative addresses in the order in which the page shows them. */
  paths: readonly string[];
  /** Entries on the pages before this one. */
  offset: number;
};

/** Structured data of the entries of a listing page. */
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

// The facts have the same types, except for literals and read-only lists.
type ProductProps = Parameters<typeof ProductJsonLd>[0];
type OrganizationProps = Parameters<typeof OrganizationJsonLd>[0];

/** Structured data of a product page. */
export function ProductStructuredData(props: Parameters<typeof productJsonLd>[0]) {
  const facts = productJsonLd(props);
  // ProductJsonLd warns about each product without one of these; a shop with products on request has many.
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

/** The seller and the name of the site, only for the home page. */
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
