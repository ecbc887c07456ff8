/** A product that was looked at: enough to lead back to it. No price, which may have changed since. */
export type SeenProduct = { href: string; nome: string; imagem: string };

const KEY = 'vistos-recentemente';

/** Products kept, the newest first (A23). */
const KEPT = 12;

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

/** Products seen in this browser, the newest first; none where storage is refused or was tampered with. */
export function seenProducts(): SeenProduct[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSeenProduct).slice(0, KEPT) : [];
  } catch (error) {
    console.warn('Products seen are not readable', error);
    return [];
  }
}

/** Keeps a product as the newest one seen. Nothing leaves the browser. */
export function rememberProduct(product: SeenProduct): void {
  const others = seenProducts().filter(({ href }) => href !== product.href);
  try {
    window.localStorage.setItem(KEY, JSON.stringify([product, ...others].slice(0, KEPT)));
  } catch (error) {
    // A full or refused store costs the shopper nothing but this row.
    console.warn('Product seen is not kept', error);
  }
}

/** Forgets all products seen. */
export function forgetProducts(): void {
  window.localStorage.removeItem(KEY);
}
