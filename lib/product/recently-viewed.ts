/** A product that was looked at: enough to lead back to it. No price, which may have changed since. */
export type SeenProduct = { href: string; nome: string; imagem: string };

const KEY = 'vistos-recentemente';

/** Products kept, the newest first (A23). */
const KEPT = 12;

/** Products seen since this document was loaded: all that is known before the visitor allows more (L10). */
let seenNow: SeenProduct[] = [];

/** Anyone can write to the browser's store: only paths of this shop lead anywhere. */
function isSeenProduct(value: unknown): value is SeenProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { href, nome, imagem } = value as Record<string, unknown>;
  return (
    typeof href === 'string' &&
    /^\/[^/\\]/.test(href) &&
    typeof nome === 'string' &&
    nome !== '' &&
    typeof imagem === 'string'
  );
}

function keptProducts(): SeenProduct[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeenProduct) : [];
  } catch (error) {
    console.warn('Products seen are not readable', error);
    return [];
  }
}

/** Products seen, the newest first: those of this visit and, where the visitor lets them be kept, earlier ones (A23, L10). */
export function seenProducts(mayKeep: boolean): SeenProduct[] {
  const isNew = ({ href }: SeenProduct) => seenNow.every((seen) => seen.href !== href);
  return mayKeep ? [...seenNow, ...keptProducts().filter(isNew)].slice(0, KEPT) : seenNow;
}

/** Takes a product for the newest one seen, and keeps it where the visitor allows it. Nothing leaves the browser. */
export function rememberProduct(product: SeenProduct, mayKeep: boolean): void {
  const others = seenProducts(mayKeep).filter(({ href }) => href !== product.href);
  seenNow = [product, ...others].slice(0, KEPT);
  if (!mayKeep) return;
  try {
    window.localStorage.setItem(KEY, JSON.stringify(seenNow));
  } catch (error) {
    // A full or refused store costs the shopper nothing but this row.
    console.warn('Product seen is not kept', error);
  }
}

/** Forgets all products seen. */
export function forgetProducts(): void {
  seenNow = [];
  try {
    window.localStorage.removeItem(KEY);
  } catch (error) {
    console.warn('Products seen are not stored here', error);
  }
}
