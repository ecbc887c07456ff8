import { createStoredList } from '@/lib/shared/stored-list';
import { isProductLink, type ProductLink } from './product-link';

const stored = createStoredList({ storage: 'local', key: 'vistos-recentemente', isItem: isProductLink });

const MAX_PRODUCTS = 12;

/**
 * Products viewed since this document was loaded, newest first. Without consent, these are the only viewed
 * products.
 */
let viewedThisVisit: ProductLink[] = [];

/**
 * Viewed products, newest first: those of this visit and, with consent, those stored on earlier ones.
 * @param mayStore whether the visitor consented to storage
 */
export function viewedProducts(mayStore: boolean): ProductLink[] {
  const isNew = ({ href }: ProductLink) => viewedThisVisit.every((viewed) => viewed.href !== href);
  return mayStore
    ? [...viewedThisVisit, ...(stored.read() ?? []).filter(isNew)].slice(0, MAX_PRODUCTS)
    : viewedThisVisit;
}

/** Adds a product as the newest one. It is only stored with consent, and only in this browser. */
export function recordViewedProduct(product: ProductLink, mayStore: boolean): void {
  const others = viewedThisVisit.filter(({ href }) => href !== product.href);
  viewedThisVisit = [product, ...others].slice(0, MAX_PRODUCTS);
  // If storage is full, the product is still listed during this visit.
  if (mayStore) stored.write(viewedProducts(true));
}

/** Deletes all viewed products. */
export function clearViewedProducts(): void {
  viewedThisVisit = [];
  stored.write([]);
}
