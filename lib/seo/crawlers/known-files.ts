import { globalSingleton } from '@/lib/shared/global-singleton';

export const FEED_FILE = 'google.xml';
/** The feed for assistants: one line of JSON per size of a product. */
export const ASSISTANT_FEED_FILE = 'assistentes.jsonl';
export const SITEMAP_INDEX_FILE = 'sitemap.xml';
/** Ids, SKUs, paths and price ranges of all products; only the shop itself reads this file. */
export const PRODUCT_INDEX_FILE = 'indice-de-produtos.tsv';
/** The files of every shop; the sitemaps of each kind of page come in addition. */
export const FILES_OF_EVERY_SHOP = [SITEMAP_INDEX_FILE, FEED_FILE, PRODUCT_INDEX_FILE, ASSISTANT_FEED_FILE];

/** Files by name, gzipped: `sitemap.xml`, `google.xml`, `categorias-1.xml`, `produtos-1.xml` … */
export type CrawlerFiles = ReadonlyMap<string, Buffer>;

/** Times are by performance.now(). */
export type FileCache = {
  files: CrawlerFiles | null;
  builtAt: number;
  failedAt: number;
  walking: Promise<CrawlerFiles> | null;
};

export const fileCache = () =>
  globalSingleton<FileCache>('crawler-files', () => ({
    files: null,
    builtAt: Number.NEGATIVE_INFINITY,
    failedAt: Number.NEGATIVE_INFINITY,
    walking: null,
  }));

/**
 * The newest version of a file made by any process of this shop; null before the first walk through the
 * catalogue.
 */
export const knownCrawlerFile = (name: string): Buffer | null => fileCache().files?.get(name) ?? null;

/** Stores a file made by another process of this shop. */
export function takeCrawlerFile(name: string, file: Buffer): void {
  fileCache().files = new Map(fileCache().files).set(name, file);
}
