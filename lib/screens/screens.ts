import type { StorefrontFeatures } from '@/lib/config/storefronts/storefront';

/** Kinds of pages in the sitemaps, beside products and kits, which their listings name. */
export type SitemapKind = 'categoria' | 'marca' | 'campanha' | 'pagina';

type ScreenFacts = {
  /** Paths that always show this screen. They win over every pattern. */
  paths: readonly string[];
  /** Other canonical paths that show it without asking the platform; null for none. */
  pattern: RegExp | null;
  /** The platform's `nivel` for it; null for pages that the platform does not know. */
  nivel: string | null;
  /** Storefront feature without which the screen does not exist; null for every storefront. */
  feature: keyof StorefrontFeatures | null;
  /** Content of our own: no prices, and nothing that the page cannot be shown without. */
  isStatic: boolean;
  /**
   * `path`: one stored page per path. `query`: one per path and query; queries other than the page number are an
   * endless set, kept in a partition of their own. `variant`: always in that partition.
   */
  cache: 'path' | 'query' | 'variant';
  /**
   * The kind of sitemap it is in, and what is read to find out whether it may be and what else it links to; null for
   * pages that are left out or found through others.
   */
  sitemap: {
    kind: SitemapKind;
    reads: 'nothing' | 'cms-page' | 'kit-index' | 'category' | 'brand' | 'landing-page';
  } | null;
};

/**
 * Every screen of the shop, named like its folder in app/rendition. What needs the platform's answers (critical read,
 * breadcrumb, tracking) is in pages.ts: this file is part of the page cache handler too.
 */
export const SCREENS = {
  home: {
    paths: ['/'],
    pattern: null,
    nivel: 'home',
    feature: null,
    isStatic: false,
    cache: 'path',
    sitemap: { kind: 'pagina', reads: 'nothing' },
  },
  brands: {
    paths: ['/marcas'],
    pattern: null,
    nivel: null,
    feature: null,
    isStatic: true,
    cache: 'path',
    sitemap: { kind: 'pagina', reads: 'nothing' },
  },
  'listing/category': {
    paths: [],
    pattern: /^(?:\/[^/]+){2,4}$/,
    nivel: 'product/listing/category',
    feature: null,
    isStatic: false,
    cache: 'query',
    sitemap: { kind: 'categoria', reads: 'category' },
  },
  'listing/brand': {
    paths: [],
    pattern: /^\/marcas(?:\/[^/]+){1,5}$/,
    nivel: 'product/listing/brand',
    feature: null,
    isStatic: false,
    cache: 'query',
    sitemap: { kind: 'marca', reads: 'brand' },
  },
  'listing/landing-page': {
    paths: [],
    pattern: /^\/c(?:\/[^/]+){1,5}$/,
    nivel: 'product/listing/landing-page',
    feature: null,
    isStatic: false,
    cache: 'query',
    sitemap: { kind: 'campanha', reads: 'landing-page' },
  },
  'listing/search': {
    paths: ['/busca'],
    pattern: null,
    nivel: 'product/listing/search',
    feature: null,
    isStatic: false,
    cache: 'variant',
    sitemap: null,
  },
  product: {
    paths: [],
    pattern: /^\/[^/]+\.html$/,
    nivel: 'product/detail',
    feature: null,
    isStatic: false,
    cache: 'path',
    sitemap: null,
  },
  'kit-index': {
    paths: ['/lista'],
    pattern: null,
    nivel: 'list/listing',
    feature: null,
    isStatic: false,
    cache: 'query',
    sitemap: { kind: 'pagina', reads: 'kit-index' },
  },
  kit: {
    paths: [],
    pattern: /^\/lista\/[^/]+$/,
    nivel: 'list/detail',
    feature: null,
    isStatic: false,
    cache: 'path',
    sitemap: null,
  },
  'black-friday': {
    paths: ['/c/black-friday'],
    pattern: null,
    nivel: null,
    feature: 'postBlackFriday',
    isStatic: false,
    cache: 'path',
    sitemap: { kind: 'campanha', reads: 'nothing' },
  },
  'cms-page': {
    paths: [],
    pattern: /^\/pagina(?:\/[^/]+){1,2}$/,
    nivel: 'page',
    feature: null,
    isStatic: false,
    cache: 'path',
    sitemap: { kind: 'pagina', reads: 'cms-page' },
  },
  'static-page': {
    paths: [
      '/pagina/contato',
      '/pagina/perguntas-frequentes',
      '/pagina/quem-somos',
      '/pagina/termos-de-compra',
    ],
    pattern: null,
    nivel: null,
    feature: null,
    isStatic: true,
    cache: 'path',
    sitemap: { kind: 'pagina', reads: 'cms-page' },
  },
  article: {
    paths: ['/cartao-bndes', '/pagina/acessibilidade'],
    pattern: null,
    nivel: null,
    feature: null,
    isStatic: true,
    cache: 'path',
    sitemap: { kind: 'pagina', reads: 'nothing' },
  },
  evaluation: {
    paths: ['/pagina/avaliacao-loja'],
    pattern: null,
    nivel: null,
    feature: null,
    isStatic: true,
    cache: 'path',
    sitemap: null,
  },
  favourites: {
    paths: ['/favoritos'],
    pattern: null,
    nivel: null,
    feature: null,
    isStatic: true,
    cache: 'path',
    sitemap: null,
  },
  comparison: {
    paths: ['/comparar'],
    pattern: null,
    nivel: null,
    feature: 'measurements',
    isStatic: true,
    cache: 'path',
    sitemap: null,
  },
  'design-system': {
    paths: ['/design-system'],
    pattern: null,
    nivel: null,
    feature: null,
    isStatic: true,
    cache: 'path',
    sitemap: null,
  },
  // Shown for what cannot be shown, so no path leads here.
  error: {
    paths: [],
    pattern: null,
    nivel: null,
    feature: null,
    isStatic: true,
    cache: 'path',
    sitemap: null,
  },
} as const satisfies Record<string, ScreenFacts>;

export type Screen = keyof typeof SCREENS;

/** The facts of a screen in their general type; `SCREENS` has the literal ones. */
export const screenFacts = (screen: Screen): ScreenFacts => SCREENS[screen];

/** All screens with their facts, in the order of the table. */
export const screenEntries = (): [Screen, ScreenFacts][] =>
  Object.entries(SCREENS) as [Screen, ScreenFacts][];

type WithCache<C extends ScreenFacts['cache']> = {
  [S in Screen]: (typeof SCREENS)[S]['cache'] extends C ? S : never;
}[Screen];

/** Screens with one page per path. */
export type PathScreen = Exclude<WithCache<'path'>, 'error'>;
/** Screens whose query makes another page. */
export type QueryScreen = WithCache<'query' | 'variant'>;
