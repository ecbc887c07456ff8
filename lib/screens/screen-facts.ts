import type { StorefrontFeatures } from '@/lib/config/storefronts/storefront';

/** Kinds of pages in the sitemaps, in addition to products and kits, which their listings name. */
export type SitemapKind = 'categoria' | 'marca' | 'campanha' | 'pagina';

/** How a page looks at first sight: a product, a list of products, or text. */
export type Skeleton = 'product' | 'listing' | 'text';

/**
 * Facts about a screen that need no platform. It is in `screen.ts` next to the page and contains data only, since
 * the page cache handler and the browser load it too.
 */
export type ScreenFacts = {
  /** Most segments that the folder's catch-all takes; one if this is absent. */
  maxSegments?: number;
  /** Addresses that show a platform screen without asking the platform. */
  pattern?: RegExp;
  /** The platform's `nivel` for it. */
  level?: string;
  /** Storefront feature without which the screen does not exist. */
  feature?: keyof StorefrontFeatures;
  /** For developers: in production the screen exists only if DESIGN_SYSTEM is 1. */
  isPreviewOnly?: boolean;
  /** Own content: no prices, and nothing that the page cannot be shown without. */
  isStatic: boolean;
  /** No cache keeps it, since its address holds a customer's key. */
  isPrivate?: boolean;
  /**
   * `path`: one stored page per path. `query`: one per path and query; queries other than the page number are an
   * endless set, and stay in memory. `variant`: always in memory only.
   */
  cache: 'path' | 'query' | 'variant';
  /** Query keys that make another page just by being there. */
  flags?: readonly string[];
  /** Query keys that may choose something on the page; its `content.ts` says which values make another page. */
  choiceKeys?: readonly string[];
  /** The loading state of the page. */
  skeleton: Skeleton;
  /**
   * The kind of sitemap it is in, and what is read to find out whether it may be and what else it links to; null for
   * pages that are left out or found through others.
   */
  sitemap: {
    kind: SitemapKind;
    reads: 'nothing' | 'cms-page' | 'kit-index' | 'category' | 'brand' | 'landing-page';
  } | null;
};

/** A page with own text at one address. */
export const OWN_PAGE = {
  isStatic: true,
  cache: 'path',
  skeleton: 'text',
  sitemap: null,
} as const satisfies ScreenFacts;

/** A listing of products, whose query makes other pages. */
export const LISTING = {
  isStatic: false,
  cache: 'query',
  skeleton: 'listing',
  sitemap: null,
} as const satisfies ScreenFacts;
