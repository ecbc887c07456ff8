import 'server-only';
import { pictureAddress } from '@/lib/catalog/product/picture-address';
import { priceSpread } from '@/lib/catalog/product/price-spread';
import { serverConfig } from '@/lib/config/environment';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { readShopName } from '@/lib/content/shell/identity';
import type { Produto } from '@/lib/platform/schemas/product';
import { htmlToText } from '@/lib/shared/html/sanitise';
import { assistantLines } from './assistant-feed';
import { sitemapEntry, sitemapIndex } from './documents';
import { gzipText } from './gzip-text';
import {
  ASSISTANT_FEED_FILE,
  type CrawlerFiles,
  FEED_FILE,
  PRODUCT_INDEX_FILE,
  SITEMAP_INDEX_FILE,
} from './known-files';
import { FEED_TAIL, feedHead, feedItem } from './merchant-feed';
import { sitemapSeries } from './sitemap-series';
import { type FoundPage, walkShop } from './walk';

const SITEMAP_OF: Record<FoundPage['kind'], string> = {
  pagina: 'paginas',
  categoria: 'categorias',
  filtro: 'filtros',
  marca: 'marcas',
  campanha: 'campanhas',
  lista: 'listas',
  produto: 'produtos',
};

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

/**
 * Walks through the catalogue and writes its sitemaps and feeds, gzipped, by file name.
 * @throws StoreApiError if the platform fails
 */
export async function buildFiles(): Promise<CrawlerFiles> {
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
    const pictures = page.kind === 'produto' ? page.product.midias.imagens.map(pictureAddress) : [];
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
