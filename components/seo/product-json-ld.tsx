import { productJsonLd } from '@/lib/seo/product-json-ld';
import { StructuredData } from './json-ld';

/** Structured data of a product page (B1 to B4); the bare script, since ProductJsonLd warns about each product without an offer. */
export function ProductStructuredData(props: Parameters<typeof productJsonLd>[0]) {
  return <StructuredData name="product" data={productJsonLd(props)} />;
}
