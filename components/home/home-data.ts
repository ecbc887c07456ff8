/** Plain data of the home page; addresses are safe to put into anchors and pictures. */
export type BrandTile = { label: string; href: string; image: string };

export type Action = { label: string; href: string };
