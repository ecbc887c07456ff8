import { globalSingleton } from '@/lib/shared/global-singleton';

/** Ids, SKUs, paths and price ranges of all products; only the shop itself reads this file. */
export const PRODUCT_INDEX_FILE = 'indice-de-produtos.tsv';

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
