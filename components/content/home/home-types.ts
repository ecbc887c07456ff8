/** URLs are already sanitised. */
export type BrandTile = { label: string; href: string; image: string };

export type Action = { label: string; href: string };
