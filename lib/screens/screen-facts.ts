import type { StorefrontFeatures } from '@/lib/config/storefronts/storefront';

/** Kinds of pages in the sitemaps, in addition to products and kits, which are found through their listings. */
export type SitemapKind = 'categoria' | 'marca' | 'campanha' | 'pagina';

/** Layout of a page: a product, a list of products, or text. */
export type Skeleton = 'product' | 'listing' | 'text';

/**
 * Facts about a screen that do not depend on the platform. They are in `screen.ts` next to the page, as data only,
 * since the page cache handler and the browser load them too.
 */
export type ScreenFacts = {
  /** Maximum number of segments in the folder's catch-all; default 1. */
  maxSegments?: number;
  /** Addresses with a platform screen that need no call to the platform. */
  pattern?: RegExp;
  /** The platform's `nivel` for this screen. */
  level?: string;
  /** Storefront feature without which the screen does not exist. */
  feature?: keyof StorefrontFeatures;
  /** For developers: in production the screen exists only if DESIGN_SYSTEM is 1. */
  isPreviewOnly?: boolean;
  /** The shop's own content: no prices, and no required data. */
  isStatic: boolean;
  /** No cache stores it, since its address contains a customer's key. */
  isPrivate?: boolean;
  /**
   * `path`: one stored page per path. `query`: one per path and query; queries other than the page number are an
   * endless set, and stay in memory. `variant`: in memory only.
   */
  cache: 'path' | 'query' | 'variant';
  /** Query keys that select another page by their presence alone. */
  flags?: readonly string[];
  /**
   * Query keys that may preselect an option, such as a size; `content.ts` decides which values get a page of their
   * own.
   */
  choiceKeys?: readonly string[];
  /** The loading state of the page. */
  skeleton: Skeleton;
  /**
   * Its sitemap kind, and the read that shows whether it may be listed and which pages it links to; null for pages
   * that are excluded or found through others.
   */
  sitemap: {
    kind: SitemapKind;
    reads: 'nothing' | 'cms-page' | 'kit-index' | 'category' | 'brand' | 'landing-page';
  } | null;
};

/** A page with its own text at one address. */
export const OWN_PAGE = {
  isStatic: true,
  cache: 'path',
  skeleton: 'text',
  sitemap: null,
} as const satisfies ScreenFacts;

/** A listing of products, whose query selects other pages. */
export const LISTING = {
  isStatic: false,
  cache: 'query',
  skeleton: 'listing',
  sitemap: null,
} as const satisfies ScreenFacts;
