import 'server-only';
import { readProductPage } from '@/lib/catalog/product/read-product';
import { contentOf } from '@/lib/screens/content.gen';
import type { Page } from '@/lib/screens/page';
import { screenConfig } from '@/lib/screens/screens';
import { framePhotoOf, previewSources } from './preview-image';

/**
 * Possible sources of a page's social image, best first: the platform's own for link previews, then the first picture
 * of a product or kit.
 * @throws StoreApiError
 */
export async function pageSources(page: Page): Promise<string[]> {
  const preview = await contentOf(page.screen)?.readPreview(page);
  const { openGraphUrlImagem, twitterUrlImagem } = preview?.seo ?? {};
  return previewSources([openGraphUrlImagem, twitterUrlImagem, preview?.picture]);
}

/**
 * The photo of a product page that the try-on may use; null for other pages and photos.
 * @throws StoreApiError
 */
export async function framePhotoSource({ screen, path }: Page): Promise<string | null> {
  if (screenConfig(screen).level !== 'product/detail') return null;
  const { conteudo } = await readProductPage(path);
  return framePhotoOf(conteudo);
}
