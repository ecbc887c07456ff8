import 'server-only';
import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import { priceSpread } from '@/lib/catalog/product/price-spread';
import { ageOf } from '@/lib/config/cache-limits';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readShopName } from '@/lib/content/shell/identity';
import { outsideRequest } from '@/lib/platform/deadline';
import { isStoreApiError, StoreApiError } from '@/lib/platform/errors';
import type { Produto } from '@/lib/platform/schemas/product';
import { htmlToText } from '@/lib/shared/html/sanitise';
import { log } from '@/lib/shared/log';
import { withTimeout } from '@/lib/shared/timeout';
import { assistantLines } from './assistant-feed';
import { MAX_ADDRESSES, sitemapEntry, sitemapIndex, URLSET_HEAD, URLSET_TAIL } from './documents';
import { keepFiles, readKeptFiles } from './kept-files';
import { type CrawlerFiles, type FileCache, fileCache, PRODUCT_INDEX_FILE } from './known-files';
import { FEED_TAIL, feedHead, feedItem } from './merchant-feed';
import { type FoundPage, walkShop } from './walk';

/** Compresses a text as it is written, so that a long text is never completely in memory. */
export type GzipText = {
  write: (text: string) => Promise<void>;
  /** Returns the whole text, gzipped. */
  end: () => Promise<Buffer>;
};

function gzipText(): GzipText {
  const gzip = createGzip();
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(gzip, 'end');
  return {
    async write(text) {
      if (!gzip.write(text)) await once(gzip, 'drain');
    },
    async end() {
      gzip.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

export const FEED_FILE = 'google.xml';
/** The feed for assistants: one line of JSON per size of a product. */
export const ASSISTANT_FEED_FILE = 'assistentes.jsonl';
export const SITEMAP_INDEX_FILE = 'sitemap.xml';
/** Interval of background walks through the catalogue. */
const FRESH_MS = 60 * 60_000;

/** How long a reader waits for the first files after a start, in ms. */
const READER_LIMIT = 4_000;

/** Pause after a failed walk, to spare the platform. */
const RETRY_MS = 60_000;

const SITEMAP_OF: Record<FoundPage['kind'], string> = {
  pagina: 'paginas',
  categoria: 'categorias',
  filtro: 'filtros',
  marca: 'marcas',
  campanha: 'campanhas',
  lista: 'listas',
  produto: 'produtos',
};

/** Sitemaps of one kind: starts a new file when one is full. */
function sitemapSeries(name: string, files: Map<string, Buffer>) {
  let current: GzipText | null = null;
  let count = 0;
  let number = 0;
  async function close() {
    if (current === null) return;
    await current.write(URLSET_TAIL);
    number += 1;
    files.set(`${name}-${number}.xml`, await current.end());
    current = null;
    count = 0;
  }
  async function add(entry: string) {
    if (current === null) {
      current = gzipText();
      await current.write(URLSET_HEAD);
    }
    await current.write(entry);
    count += 1;
    if (count === MAX_ADDRESSES) await close();
  }
  return { add, close };
}

function picturesOf({ midias }: Produto): string[] {
  return midias.imagens.map(({ arquivos }) => arquivos.zoom || arquivos.big).filter((file) => file !== '');
}

/** The feed's entries for a page; null for pages without a product or kit. */
function soldAt(page: FoundPage) {
  switch (page.kind) {
    case 'produto':
      return { product: page.product, category: page.category, isKit: false };
    case 'lista':
      return page.kit && { product: page.kit, category: 'Kits', isKit: true };
    default:
      return null;
  }
}

/**
 * A product's line in the index, separated by tabs: id, path, SKU, and how far the prices of its sizes are
 * below and above the list price.
 */
function productLine({ path, product }: { path: string; product: Produto }): string {
  const { below, above } = priceSpread(product);
  const parts = [product.id, path, product.sku, below, above];
  return `${parts.map((part) => String(part).replace(/\s+/g, ' ')).join('\t')}\n`;
}

async function buildFiles(): Promise<CrawlerFiles> {
  const { siteUrl } = serverConfig();
  const { feedCategories, freeShippingFrom } = currentStorefront();
  const files = new Map<string, Buffer>();
  const series = new Map(Object.values(SITEMAP_OF).map((name) => [name, sitemapSeries(name, files)]));
  const feed = gzipText();
  const name = await readShopName();
  await feed.write(feedHead(name, siteUrl));
  const products = gzipText();
  const assistants = gzipText();
  for await (const page of walkShop()) {
    const address = new URL(page.path, siteUrl).href;
    const pictures = page.kind === 'produto' ? picturesOf(page.product) : [];
    await series.get(SITEMAP_OF[page.kind])?.add(sitemapEntry(address, pictures));
    if (page.kind === 'produto') await products.write(productLine(page));
    const sold = soldAt(page);
    if (sold === null) continue;
    const { curta, longa } = sold.product.descricoes;
    const description = htmlToText(curta || longa, 5000);
    if (page.kind === 'produto')
      await assistants.write(
        assistantLines({ ...page, address, description, seller: { name, url: siteUrl } }),
      );
    await feed.write(feedItem({ ...sold, address, description, feedCategories, freeShippingFrom }));
  }
  for (const { close } of series.values()) await close();
  const index = gzipText();
  await index.write(sitemapIndex([...files.keys()].map((name) => `${siteUrl}/sitemaps/${name}`)));
  await feed.write(FEED_TAIL);
  return files
    .set(FEED_FILE, await feed.end())
    .set(SITEMAP_INDEX_FILE, await index.end())
    .set(PRODUCT_INDEX_FILE, await products.end())
    .set(ASSISTANT_FEED_FILE, await assistants.end());
}

function rebuild(state: FileCache): Promise<CrawlerFiles> {
  state.walking ??= outsideRequest(buildFiles)
    .then((files) => {
      Object.assign(state, { files, builtAt: performance.now() });
      runInBackground(keepFiles({ files, madeAt: Date.now() }));
      return files;
    })
    .catch((error: unknown) => {
      state.failedAt = performance.now();
      throw error;
    })
    .finally(() => {
      state.walking = null;
    });
  return state.walking;
}

/**
 * Runs a walk for which nobody waits. If it fails, the old files stay; errors other than the platform's are
 * logged.
 */
function runInBackground(walk: Promise<unknown>): void {
  walk.catch((error: unknown) => {
    if (!isStoreApiError(error)) log.failure(error);
  });
}

/** An earlier version of the shop may have written fewer files. */
const isComplete = (files: CrawlerFiles): boolean =>
  [SITEMAP_INDEX_FILE, FEED_FILE, PRODUCT_INDEX_FILE, ASSISTANT_FEED_FILE].every((name) => files.has(name));

/** Files from an earlier start or another instance, which are used until this process has made its own. */
async function takeKeptFiles(state: FileCache): Promise<CrawlerFiles | null> {
  const kept = await readKeptFiles();
  if (kept !== null && isComplete(kept.files) && state.files === null) {
    Object.assign(state, { files: kept.files, builtAt: performance.now() - ageOf(kept.madeAt) });
  }
  return state.files;
}

/**
 * Makes sitemaps and feeds in the background, so that they are ready for the first reader. If the platform
 * fails, the first reader tries again.
 */
export function prepareCrawlerFiles(): void {
  const state = fileCache();
  runInBackground(
    takeKeptFiles(state).then((files) => {
      const isFresh = files !== null && performance.now() - state.builtAt <= FRESH_MS;
      return isFresh ? files : rebuild(state);
    }),
  );
}

/**
 * The first files after a start. The reader waits for the walk through the catalogue, but not longer than a
 * crawler would.
 */
async function firstFiles(state: FileCache): Promise<CrawlerFiles> {
  const walk = rebuild(state);
  const inTime = await withTimeout(READER_LIMIT, walk);
  if (inTime !== null) return inTime.value;
  runInBackground(walk);
  throw new StoreApiError('timeout', 'walk through the catalogue');
}

/**
 * A sitemap or feed by its file name, gzipped; null for an unknown name. All readers share one walk through
 * the catalogue, and get the previous files during a new walk.
 * @throws StoreApiError if there are no files yet and the platform fails or is slow
 */
export async function crawlerFile(name: string): Promise<Buffer | null> {
  const state = fileCache();
  const now = performance.now();
  const files = state.files ?? (await takeKeptFiles(state)) ?? (await firstFiles(state));
  if (now - state.builtAt > FRESH_MS && now - state.failedAt > RETRY_MS) runInBackground(rebuild(state));
  return files.get(name) ?? null;
}

const CONTENT_TYPE = {
  xml: 'application/xml; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  lines: 'application/jsonl; charset=utf-8',
};
const CACHE_CONTROL = 'public, max-age=600, s-maxage=3600, stale-while-revalidate=86400';

/** A short text file that depends only on the configuration. */
export function textResponse(text: string, type: keyof typeof CONTENT_TYPE): Response {
  return new Response(text, {
    headers: { 'content-type': CONTENT_TYPE[type], 'cache-control': CACHE_CONTROL },
  });
}

function errorResponse(status: number, text: string): Response {
  const headers: Record<string, string> = { 'content-type': CONTENT_TYPE.text, 'cache-control': 'no-store' };
  if (status === 503) headers['retry-after'] = '120';
  return new Response(`${text}\n`, { status, headers });
}

/**
 * A file made from the catalogue: 404 for an unknown name, 503 if there are no files and the platform cannot
 * be read.
 */
export async function crawlerFileResponse(name: string): Promise<Response> {
  try {
    const file = await crawlerFile(name);
    if (file === null) return errorResponse(404, 'Não existe.');
    const text = new Blob([new Uint8Array(file)]).stream().pipeThrough(new DecompressionStream('gzip'));
    const type = name.endsWith('.jsonl') ? CONTENT_TYPE.lines : CONTENT_TYPE.xml;
    return new Response(text, {
      headers: { 'content-type': type, 'cache-control': CACHE_CONTROL },
    });
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    return errorResponse(503, 'O catálogo não pode ser lido agora.');
  }
}
