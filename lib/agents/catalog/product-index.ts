import 'server-only';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { NO_SPREAD, type PriceSpread, widest } from '@/lib/catalog/product/price-spread';
import type { Produto } from '@/lib/platform/schemas/product';
import { knownCrawlerFile, PRODUCT_INDEX_FILE } from '@/lib/seo/crawlers/known-files';
import { globalSingleton } from '@/lib/shared/global-singleton';

const unzip = promisify(gunzip);

/** Products recently shown to agents, since they may be newer than the last walk through the catalogue. */
const MAX_SEEN = 20_000;

type Index = { file: Buffer; paths: ReadonlyMap<string, string>; spread: PriceSpread };

const state = () =>
  globalSingleton('agent-product-paths', () => ({
    seen: new LRUCache<string, string>({ max: MAX_SEEN }),
    index: null as Promise<Index> | null,
    of: null as Buffer | null,
  }));

const skuKey = (sku: string) => `sku ${sku.toLowerCase()}`;

/** Remembers the paths of products before they are shown to an agent. */
export function rememberProducts(products: readonly Pick<Produto, 'id' | 'sku' | 'rota'>[]): void {
  const { seen } = state();
  for (const { id, sku, rota } of products) {
    if (!rota?.path) continue;
    seen.set(String(id), rota.path);
    if (sku !== '') seen.set(skuKey(sku), rota.path);
  }
}

async function readIndex(file: Buffer): Promise<Index> {
  const paths = new Map<string, string>();
  let spread = NO_SPREAD;
  for (const line of (await unzip(file)).toString('utf8').split('\n')) {
    const [id, path, sku, below, above] = line.split('\t');
    if (!id || !path) continue;
    paths.set(id, path);
    if (sku) paths.set(skuKey(sku), path);
    spread = widest(spread, { below: Number(below ?? 0), above: Number(above ?? 0) });
  }
  return { file, paths, spread };
}

/** The index of the last walk, decompressed once for all callers; null before the first walk. */
async function currentIndex(): Promise<Index | null> {
  const file = knownCrawlerFile(PRODUCT_INDEX_FILE);
  if (file === null) return null;
  const current = state();
  if (current.of !== file) Object.assign(current, { of: file, index: readIndex(file) });
  return current.index;
}

/** How far a product's sizes may differ in price from its price in lists; none before the first walk. */
export const listedPriceSpread = async (): Promise<PriceSpread> =>
  (await currentIndex())?.spread ?? NO_SPREAD;

/** Path of a product's page by its id or SKU; null if unknown here. */
export async function pathOfProduct(idOrSku: string): Promise<string | null> {
  const { seen } = state();
  const paths = (await currentIndex())?.paths;
  for (const key of [idOrSku, skuKey(idOrSku)]) {
    const path = seen.get(key) ?? paths?.get(key);
    if (path !== undefined) return path;
  }
  return null;
}
