import 'server-only';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Produto } from '@/lib/platform/schemas/product';
import { knownCrawlerFile, PRODUCT_INDEX_FILE } from '@/lib/seo/crawlers/known-files';
import { globalSingleton } from '@/lib/shared/global-singleton';

const unzip = promisify(gunzip);

/** Products that agents were shown lately, which may be newer than the last walk through the catalogue. */
const MAX_SEEN = 20_000;

type Index = { file: Buffer; paths: ReadonlyMap<string, string> };

const state = () =>
  globalSingleton('agent-product-paths', () => ({
    seen: new LRUCache<string, string>({ max: MAX_SEEN }),
    index: null as Promise<Index> | null,
    of: null as Buffer | null,
  }));

const skuKey = (sku: string) => `sku ${sku.toLowerCase()}`;

/** Remembers where products are that an agent is about to be shown. */
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
  for (const line of (await unzip(file)).toString('utf8').split('\n')) {
    const [id, path, sku] = line.split('\t');
    if (!id || !path) continue;
    paths.set(id, path);
    if (sku) paths.set(skuKey(sku), path);
  }
  return { file, paths };
}

/** The index of the last walk, unpacked once for all who ask. */
async function currentPaths(): Promise<ReadonlyMap<string, string>> {
  const file = knownCrawlerFile(PRODUCT_INDEX_FILE);
  if (file === null) return new Map();
  const current = state();
  if (current.of !== file) Object.assign(current, { of: file, index: readIndex(file) });
  return (await current.index)?.paths ?? new Map();
}

/** Path of the page of a product by its id or SKU; null for one that is not known here. */
export async function pathOfProduct(idOrSku: string): Promise<string | null> {
  const { seen } = state();
  const paths = await currentPaths();
  for (const key of [idOrSku, skuKey(idOrSku)]) {
    const path = seen.get(key) ?? paths.get(key);
    if (path !== undefined) return path;
  }
  return null;
}
