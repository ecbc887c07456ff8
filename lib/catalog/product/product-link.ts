/**
 * A product in a list stored on the device, with what is needed to link to it. It has no price, since prices
 * change.
 */
export type ProductLink = {
  /** Path of the product's page. */
  href: string;
  nome: string;
  /** Address of a picture; `''` for none. */
  imagem: string;
};

/** Storage key of the favourites that are kept without an account. */
export const FAVOURITES_KEY = 'favoritos';

/**
 * Whether a value from browser storage is such a link. Anyone can write there, so only pages of this shop are
 * accepted.
 */
export function isProductLink(value: unknown): value is ProductLink {
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
