export type CampaignLink = { label: string; href: string };

/** `icon` is the drawing's URL, '' for none. */
type CampaignSubcategory = CampaignLink & { icon?: string };

/** A category with its subcategories; hrefs are already sanitised. */
export type CampaignCategory = CampaignLink & { links: readonly CampaignSubcategory[] };
