import 'server-only';
import { processWide } from '@/lib/cache/shared';
import { serverConfig } from '@/lib/config/server';
import { textOf } from '@/lib/html/sanitise';
import { isStoreApiError } from '@/lib/store-api/errors';
import type { Produto } from '@/lib/store-api/schemas/produto';
import { currentStorefront } from '@/lib/storefront/current';
import { type GzipText, gzipText } from './gzip-text';
import { FEED_TAIL, feedHead, feedItem } from './merchant-feed';
import { MAX_ADDRESSES, sitemapEntry, sitemapIndex, URLSET_HEAD, URLSET_TAIL } from './sitemap';
import { type Found, walkShop } from './walk';

export const FEED = 'google.xml';
export const INDEX = 'sitemap.xml';

/** Files by name, gzipped: `sitemap.xml`, `google.xml`, `categorias-1.xml`, `produtos-1.xml` … */
type Files = ReadonlyMap<string, Buffer>;

/** The catalogue is walked again after this long, in the background. */
const FRESH_MS = 60 * 60_000;

/** After a failed walk the platform is left alone for this long. */
const RETRY_MS = 60_000;

const SITEMAP_OF: Record<Found['kind'], string> = {
  pagina: 'paginas',
  categoria: 'categorias',
  marca: 'marcas',
  campanha: 'campanhas',
  lista: 'listas',
  produto: 'produtos',
};

/** One kind of sitemap: begins a new file whenever one is full. */
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

async function buildFiles(): Promise<Files> {
  const { siteUrl } = serverConfig();
  const { name, feedCategories } = currentStorefront();
  const files = new Map<string, Buffer>();
  const series = new Map(Object.values(SITEMAP_OF).map((name) => [name, sitemapSeries(name, files)]));
  const feed = gzipText();
  await feed.write(feedHead(name, siteUrl));
  for await (const found of walkShop()) {
    const address = new URL(found.path, siteUrl).href;
    const isProduct = found.kind === 'produto';
    const pictures = isProduct ? picturesOf(found.produto) : [];
    await series.get(SITEMAP_OF[found.kind])?.add(sitemapEntry(address, pictures));
    if (!isProduct) continue;
    const { produto, categoria: category } = found;
    const description = textOf(produto.descricoes.curta || produto.descricoes.longa, 5000);
    await feed.write(feedItem({ produto, address, description, category, feedCategories }));
  }
  for (const { close } of series.values()) await close();
  const index = gzipText();
  await index.write(sitemapIndex([...files.keys()].map((name) => `${siteUrl}/sitemaps/${name}`)));
  await feed.write(FEED_TAIL);
  return files.set(FEED, await feed.end()).set(INDEX, await index.end());
}

type Shelf = { files: Files | null; at: number; failedAt: number; walking: Promise<Files> | null };

const shelf = () =>
  processWide<Shelf>('crawler-files', () => ({ files: null, at: 0, failedAt: 0, walking: null }));

function walkAgain(state: Shelf): Promise<Files> {
  state.walking ??= buildFiles()
    .then((files) => {
      Object.assign(state, { files, at: Date.now() });
      return files;
    })
    .catch((error: unknown) => {
      state.failedAt = Date.now();
      throw error;
    })
    .finally(() => {
      state.walking = null;
    });
  return state.walking;
}

/** A walk in nobody's request: the old files stay while it fails, and what is no failure of the platform is told. */
function refresh(state: Shelf): void {
  walkAgain(state).catch((error: unknown) => {
    if (!isStoreApiError(error)) console.error(error);
  });
}

/**
 * A sitemap or the feed by its file name, gzipped, or null when there is none of this name. The first reader
 * waits for the walk through the catalogue; later ones get the last files while a new walk runs (B21).
 * @throws StoreApiError when there are no files yet and the platform fails
 */
export async function crawlerFile(name: string): Promise<Buffer | null> {
  const state = shelf();
  if (state.files === null) return (await walkAgain(state)).get(name) ?? null;
  const now = Date.now();
  if (now - state.at > FRESH_MS && now - state.failedAt > RETRY_MS) refresh(state);
  return state.files.get(name) ?? null;
}
