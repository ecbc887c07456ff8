import type { Storefront } from '@/lib/storefront/storefront';

/** What the shop's own articles are given. */
export type ArticleProps = {
  storefront: Storefront;
  /** Address of a chat with the shop, or null when its settings give no number. */
  whatsappHref: string | null;
};
