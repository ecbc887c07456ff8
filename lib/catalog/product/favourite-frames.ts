import { readStoredList } from '@/lib/shared/stored-list';
import { fetchCompared } from './fetch-compared';
import { type FrameMillimetres, findSize } from './frame-size';
import { FAVOURITES_KEY, isProductLink, type ProductLink } from './product-link';
import { sizeIn, withoutSize } from './size-href';

/** A favourite stored on this device that is a frame, with the measurements of the size in which it was saved. */
export type FavouriteFrame = { name: string; href: string; picture: string; front: FrameMillimetres };

/** The measurements in the gateway's response for a comparison. */
type Product = { mm: FrameMillimetres | null; sizes: Parameters<typeof findSize>[0] };

const MAX_FRAMES = 6;

async function readFrame({ href, nome, imagem }: ProductLink): Promise<FavouriteFrame[]> {
  const path = withoutSize(href);
  try {
    const product = await fetchCompared<Product>(path);
    const front = product && (findSize(product.sizes, sizeIn(href))?.mm ?? product.mm);
    return front ? [{ name: nome, href: path, picture: imagem, front }] : [];
  } catch (error) {
    console.warn('A favourite could not be read', error);
    return [];
  }
}

/** The newest favourites on this device that are frames with known measurements. */
export async function loadFavouriteFrames(): Promise<FavouriteFrame[]> {
  const favourites = readStoredList({ storage: 'local', key: FAVOURITES_KEY, isItem: isProductLink });
  const frames = await Promise.all((favourites ?? []).slice(0, MAX_FRAMES).map(readFrame));
  return frames.flat();
}
