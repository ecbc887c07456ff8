import { readListing } from '../catalogue/listing';
import { bannerPictures } from '../content/banners';
import type { StoreContext } from '../context';
import { logFailure } from '../log-failure';
import { pictureKey, type RenderJob } from './job';
import type { PictureCache } from './picture-cache';
import { pictureSizes, productJob, productSpec } from './product-pictures';
import type { RenderPool } from './render-pool';

/** Products on the first page of a listing, the storefront's own page size. */
const PAGE = 12;
/** What a card shows: the front, and on hover the second picture. */
const CARD_VIEWS = [1, 2];

/**
 * Makes the pictures of a first visit before anybody asks: banners, then the cards of the top categories.
 * One picture at a time, and none begins while the pool works for a request. Never rejects: after a failure
 * the rest is left to the requests.
 * @param stopping once aborted, no further picture begins
 */
export async function warmPictures(
  ctx: StoreContext,
  pictures: PictureCache,
  pool: Pick<RenderPool, 'render' | 'idle'>,
  stopping: AbortSignal,
): Promise<void> {
  try {
    for await (const job of firstPictures(ctx)) {
      if (stopping.aborted) return;
      const key = pictureKey(job);
      if (pictures.has(key)) continue;
      await pool.idle();
      if (stopping.aborted) return;
      await pictures.get(key, () => pool.render(job));
    }
  } catch (error) {
    if (!stopping.aborted) logFailure('preparing pictures', error);
  }
}

async function* firstPictures(ctx: StoreContext): AsyncGenerator<RenderJob> {
  for (const name of bannerPictures) {
    yield { kind: 'banner', name, variant: 'desktop' };
    yield { kind: 'banner', name, variant: 'mobile' };
  }
  for (const category of ctx.reference.categories) {
    if (category.parentId !== null) continue;
    const selection = { busca: '', filtro: [], atributo: [], marca: [], preco: null, order: null };
    const target = { nivel: 'product/listing/category', category } as const;
    const { products } = await readListing(ctx, { target, selection, offset: 0, limit: PAGE });
    for (const { slug } of products) yield* cardPictures(ctx, slug);
  }
}

async function* cardPictures(ctx: StoreContext, slug: string): AsyncGenerator<RenderJob> {
  const found = await productSpec(ctx, slug);
  for (const view of CARD_VIEWS) {
    if (!found || view > found.imagens) return;
    const job = productJob(found.spec, { view, size: pictureSizes.m_, format: 'webp' });
    if (job) yield job;
  }
}
