import type { StorefrontFeatures } from '@/lib/config/storefronts/storefront';

/** Kinds of pages in the sitemaps, apart from products and kits, which are found through listings. */
export type SitemapKind = 'categoria' | 'marca' | 'campanha' | 'pagina';

/** Layout of a page: a product, a list of products, or text. */
export type Skeleton = 'product' | 'listing' | 'text';

/**
 * Properties of a screen that do not depend on the platform. They are in `screen.ts` next to the page and
 * consist of data only, since the page cache handler and the browser load them too.
 */
export type ScreenConfig = {
  /** Maximum number of segments in the folder's catch-all; by default 1. */
  maxSegments?: number;
  /** Addresses that get a platform screen without a call to the platform. */
  pattern?: RegExp;
  /** The platform's `nivel` for this screen. */
  level?: string;
  /** Storefront feature without which the screen does not exist. */
  feature?: keyof StorefrontFeatures;
  /** A page for developers: in production the screen exists only if DESIGN_SYSTEM is 1. */
  isPreviewOnly?: boolean;
  /** Whether it is the shop's own content, which has no prices and needs no data. */
  isStatic: boolean;
  /** Whether its address contains a customer's key, so that no cache may store it. */
  isPrivate?: boolean;
  /**
   * How pages are stored. `path`: one page per path. `query`: one per path and query; queries other than the
   * page number are unlimited in number, so these pages stay in memory. `variant`: in memory only.
   */
  cache: 'path' | 'query' | 'variant';
  /** Query keys that select a different page merely by being present. */
  flags?: readonly string[];
  /**
   * Query keys that may preselect an option, such as a size; `content.ts` decides which values get a page of their
   * own.
   */
  choiceKeys?: readonly string[];
  /** Layout of the page while it is loading. */
  skeleton: Skeleton;
  /**
   * Kind of the page in the sitemaps, and what the sitemap reads to see whether the page may be listed and
   * which pages it links to: 'nothing' if the sitemap always lists it. Null for pages that are excluded or found
   * through others.
   */
  sitemap: {
    kind: SitemapKind;
    reads: 'nothing' | 'cms-page' | 'kit-index' | 'category' | 'brand' | 'landing-page';
  } | null;
};

/**
 * A page built into the storefront, at a single address: a text that needs nothing from the platform, unless the screen
 * says otherwise.
 */
export const BUILT_IN_PAGE = {
  isStatic: true,
  cache: 'path',
  skeleton: 'text',
  sitemap: null,
} as const satisfies ScreenConfig;

/** A listing of products, where a query selects a different page. */
export const LISTING = {
  isStatic: false,
  cache: 'query',
  skeleton: 'listing',
  sitemap: null,
} as const satisfies ScreenConfig;
