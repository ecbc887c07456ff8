import { JsonLdScript } from 'next-seo';
import { productJsonLd } from '@/lib/seo/product-json-ld';

/** Structured data of a product page (B1 to B4); the bare script, since ProductJsonLd warns about each product without an offer. */
export function ProductStructuredData(props: Parameters<typeof productJsonLd>[0]) {
  return <JsonLdScript scriptKey="product" data={productJsonLd(props)} />;
}
