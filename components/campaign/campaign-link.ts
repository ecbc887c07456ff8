export type CampaignLink = { label: string; href: string };

/** A part of a category; `icon` is the address of its drawing, '' for none. */
type CampaignPart = CampaignLink & { icon?: string };

/** A category of the shop with its parts; every `href` is safe to put into an anchor. */
export type CampaignCategory = CampaignLink & { links: readonly CampaignPart[] };
