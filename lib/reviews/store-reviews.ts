import 'server-only';
import { sharedRead } from '@/lib/cache/data-cache';
import { CHROME_FRESH } from '@/lib/cache/lifetimes';
import { serverConfig } from '@/lib/config/server';
import { orNothing } from '@/lib/store-api/optional';
import { readThirdParty } from '@/lib/third-parties/http';
import { type StoreReviews, storeReviewsSchema } from './opinion';

const SHOWN = 7;
const BEST_RATE = 5;
const NONE: StoreReviews = { notice: '', store_reviews: [] };

/** Headers that the reviews service wants. */
export function reviewsAuthorization(): Record<string, string> {
  const { reviewsApiToken: token } = serverConfig();
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** Whether a reviews service is configured at all. */
export function hasReviewsService(): boolean {
  return serverConfig().reviewsApiUrl !== undefined;
}

/**
 * What customers say about the shop: at most 7, five stars each, whatever the service makes of that wish
 * (REVIEW-25, REVIEW-27). Nothing without a service or when it fails (ERR-11).
 */
export async function readStoreReviews(): Promise<StoreReviews> {
  const { reviewsApiUrl } = serverConfig();
  if (reviewsApiUrl === undefined) return NONE;
  const url = `${reviewsApiUrl}/store_reviews?limit=${SHOWN}&min_rating=${BEST_RATE}`;
  const { notice, store_reviews } = await orNothing(
    sharedRead('store reviews', CHROME_FRESH, () =>
      readThirdParty(storeReviewsSchema, { service: 'reviews', url, headers: reviewsAuthorization() }),
    ),
    NONE,
  );
  return { notice, store_reviews: store_reviews.filter(({ rate }) => rate >= BEST_RATE).slice(0, SHOWN) };
}
