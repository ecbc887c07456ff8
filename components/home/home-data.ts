/** Plain data of the home page; addresses are safe to put into anchors and pictures. */
export type StageBanner = {
  id: string;
  alt: string;
  /** Short line of the campaign, `''` for none. */
  title: string;
  href: string | null;
  /** 1920x400 and 720x550 px (HOME-04); either may stand in for the other. */
  desktop: string;
  mobile: string;
};

export type FeaturedCategory = {
  label: string;
  href: string;
  /** Address of a picture, `''` for none. */
  image: string;
  links: readonly { label: string; href: string; icon: string }[];
};

export type BrandTile = { label: string; href: string; image: string };

export type Action = { label: string; href: string };
