import { isProductLink, type ProductLink } from './product-link';

const KEY = 'vistos-recentemente';

const MAX_PRODUCTS = 12;

/** Products viewed since this document was loaded, newest first. Without consent they are all there is. */
let viewedThisVisit: ProductLink[] = [];

function storedProducts(): ProductLink[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isProductLink) : [];
  } catch (error) {
    console.warn('Viewed products could not be read', error);
    return [];
  }
}

/**
 * Viewed products, newest first: those of this visit and, with consent, those stored on earlier ones.
 * @param mayStore whether the visitor consented to storage
 */
export function viewedProducts(mayStore: boolean): ProductLink[] {
  const isNew = ({ href }: ProductLink) => viewedThisVisit.every((viewed) => viewed.href !== href);
  return mayStore
    ? [...viewedThisVisit, ...storedProducts().filter(isNew)].slice(0, MAX_PRODUCTS)
    : viewedThisVisit;
}

/** Adds a product as the newest one; stores it in this browser only, and only with consent. */
export function recordViewedProduct(product: ProductLink, mayStore: boolean): void {
  const others = viewedProducts(mayStore).filter(({ href }) => href !== product.href);
  viewedThisVisit = [product, ...others].slice(0, MAX_PRODUCTS);
  if (!mayStore) return;
  try {
    window.localStorage.setItem(KEY, JSON.stringify(viewedThisVisit));
  } catch (error) {
    // Storage full or blocked: the product is still listed during this visit.
    console.warn('Viewed product could not be stored', error);
  }
}

/** Forgets all viewed products. */
export function clearViewedProducts(): void {
  viewedThisVisit = [];
  try {
    window.localStorage.removeItem(KEY);
  } catch (error) {
    console.warn('Viewed products could not be removed from storage', error);
  }
}
