import type { StageBanner } from './stage-banners';

/** A post of the shop's social feed, as the platform keeps it among its banners (HOME-10, DATA-33). */
export type SocialPost = { id: string; link: string | null; imagem: string; alt: string };

/** Place of the feed among the platform's banners. */
export const SOCIAL_FEED = 'banners-home-social';

const SHOWN = 9;

/** The newest posts, nine at most; the narrow picture is the square one. */
export function socialPosts(banners: readonly StageBanner[]): SocialPost[] {
  return banners
    .slice(0, SHOWN)
    .map(({ id, href, mobile, alt }) => ({ id, link: href, imagem: mobile, alt }));
}
