import { fetchFromGateway } from '@/lib/browser/gateway-client';
import { readStoredList } from '@/lib/shared/stored-list';
import type { FrameMillimetres } from './frame-size';
import { FAVOURITES_KEY, isProductLink, type ProductLink } from './product-link';

/** A favourite stored on this device that is a frame, with its measurements. */
export type KeptFrame = { name: string; href: string; picture: string; front: FrameMillimetres };

const MAX_FRAMES = 6;

async function readFrame({ href, nome, imagem }: ProductLink): Promise<KeptFrame[]> {
  // A favourite's address may contain a size, which is not part of the path.
  const path = href.replace(/[?#].*/, '');
  try {
    const product = await fetchFromGateway<{ mm: FrameMillimetres | null } | null>(
      `/v2/front/comparison${path}`,
    );
    return product?.mm ? [{ name: nome, href: path, picture: imagem, front: product.mm }] : [];
  } catch (error) {
    console.warn('A favourite could not be read', error);
    return [];
  }
}

/** The newest favourites on this device that are frames with known measurements. */
export async function loadKeptFrames(): Promise<KeptFrame[]> {
  const kept = readStoredList({ storage: 'local', key: FAVOURITES_KEY, isItem: isProductLink });
  const frames = await Promise.all((kept ?? []).slice(0, MAX_FRAMES).map(readFrame));
  return frames.flat();
}
