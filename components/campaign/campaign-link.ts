export type CampaignLink = { label: string; href: string };

/** A category of the shop with its parts; every `href` is safe to put into an anchor. */
export type CampaignCategory = CampaignLink & { links: readonly CampaignLink[] };
