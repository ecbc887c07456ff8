import 'server-only';
import { PAGES } from '@/lib/screens/pages';
import { addressOf, type Rendition } from '@/lib/screens/rendition';
import { framePhotoOf, previewSources } from './preview-image';

/**
 * The pictures that a page's social image may be drawn from, best first: the platform's own for link previews, then
 * the first one of a product or kit. @throws StoreApiError
 */
export async function pageSources(rendition: Rendition): Promise<string[]> {
  if (rendition.screen === 'error') return [];
  const { readPreview } = PAGES[rendition.screen];
  const preview = await readPreview?.(addressOf(rendition));
  const { openGraphUrlImagem, twitterUrlImagem } = preview?.seo ?? {};
  return previewSources([openGraphUrlImagem, twitterUrlImagem, preview?.picture]);
}

/** The photo of the product at a page that the try-on may use; null for other pages and photos. @throws StoreApiError */
export async function framePhotoSource(rendition: Rendition): Promise<string | null> {
  if (rendition.screen !== 'product') return null;
  const { conteudo } = await PAGES.product.read(addressOf(rendition));
  return framePhotoOf(conteudo);
}
