/** A product in a list on the device: enough for a link to it. No price, which may change. */
export type ProductLink = {
  /** Path of the product's page. */
  href: string;
  nome: string;
  /** Address of a picture; `''` for none. */
  imagem: string;
};

/** Whether what a browser has stored is such a link. Anyone can write there, so it leads to pages of this shop only. */
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
