import 'server-only';
import { readKitIndexPage } from '@/lib/catalog/listing/read-listing';
import { readKitPage, readProductPage } from '@/lib/catalog/product/read-product';
import { PAGE_REVALIDATE_SECONDS } from '@/lib/config/cache-limits';
import { findCmsPage } from '@/lib/content/cms-pages';
import { TAGS_HEADER } from '@/lib/page-cache/page-entry';
import { pageStore } from '@/lib/page-cache/page-store';
import { LISTING_LEVELS } from '@/lib/platform/endpoints/listings';
import { isStoreApiError } from '@/lib/platform/errors';
import { pathTag, productTags, type Tag } from '@/lib/platform/purges';
import { type Page, withQuery } from '@/lib/screens/page';
import { listingContent } from '@/lib/screens/platform-content';
import { screenConfig } from '@/lib/screens/screens';
import { kitIndexMarkdown, kitMarkdown } from './kit';
import { listingMarkdown } from './listing';
import { productMarkdown } from './product';
import { textPageMarkdown } from './text-page';

type MarkdownPage = { text: string; tags: readonly Tag[] };

const LISTING = 'product/listing/';

/** Includes the pages with their own folder that show a text of the platform. */
const isTextPage = ({ screen, path }: Page) =>
  screenConfig(screen).level === 'page' || path.startsWith('/pagina/');

async function listingPage(page: Page, level: string): Promise<MarkdownPage | null> {
  const known = LISTING_LEVELS.find((one) => level === `${LISTING}${one}`);
  if (known === undefined) return null;
  const listing = await listingContent(known).read(page);
  return {
    text: listingMarkdown(listing, page),
    tags: ['listing', pathTag(page.path), ...productTags(listing.conteudo.produtos)],
  };
}

/** Creates the Markdown version of a page; null for a page without one. @throws StoreApiError */
async function createMarkdownPage(page: Page): Promise<MarkdownPage | null> {
  const { path } = page;
  const { level = '' } = screenConfig(page.screen);
  if (level === 'product/detail') {
    const detail = await readProductPage(path);
    return { text: productMarkdown(detail, path), tags: [pathTag(path), ...productTags([detail.conteudo])] };
  }
  if (level === 'list/detail') {
    const kit = await readKitPage(path);
    return { text: kitMarkdown(kit, path), tags: [pathTag(path), ...productTags(kit.conteudo.produtos)] };
  }
  if (level === 'list/listing') {
    const index = await readKitIndexPage(path, page.query);
    return { text: kitIndexMarkdown(index, page), tags: ['listing', pathTag(path)] };
  }
  if (level.startsWith(LISTING)) return listingPage(page, level);
  const text = isTextPage(page) ? await findCmsPage(path) : null;
  return text && { text: textPageMarkdown(text, path), tags: ['text', pathTag(path)] };
}

/** No visitor's address can use the key of a Markdown version, because no filter can have this name. */
const keyOf = (page: Page) => withQuery(page, { ...page.query, '.md': '1' }).key;

/**
 * The Markdown version of a page, stored and purged like pages; null for a page without one.
 * @throws StoreApiError if it is not stored and the platform fails
 */
export async function readMarkdownPage(page: Page): Promise<string | null> {
  const key = keyOf(page);
  const stored = await pageStore().get(key);
  if (stored !== null && !stored.isDue) return stored.page.html;
  const startedAt = Date.now();
  let markdown: MarkdownPage | null;
  try {
    markdown = await createMarkdownPage(page);
  } catch (error) {
    // An old text is better than none, unless the platform says that the page is gone.
    if (stored === null || !isStoreApiError(error) || error.kind === 'absent') throw error;
    return stored.page.html;
  }
  if (markdown === null) return null;
  await pageStore().set(key, {
    page: {
      kind: 'APP_PAGE',
      html: markdown.text,
      headers: { [TAGS_HEADER]: markdown.tags.join(',') },
      rscData: undefined,
      status: undefined,
      postponed: undefined,
      segmentData: undefined,
    },
    lastModified: startedAt,
    revalidate: PAGE_REVALIDATE_SECONDS,
  });
  return markdown.text;
}
