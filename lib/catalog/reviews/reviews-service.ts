import 'server-only';
import { SHELL_TTL } from '@/lib/config/cache-limits';
import { serverConfig } from '@/lib/config/environment';
import { cachedRead } from '@/lib/platform/data-cache';
import { withFallback } from '@/lib/platform/optional';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { readThirdParty } from '@/lib/platform/third-party';
import { MAX_OPINIONS, type ReviewSummary, reviewSummary, starBars } from './review-summary';
import {
  productReviewsSchema,
  type ServiceProductReviews,
  type StoreReviews,
  storeReviewsSchema,
} from './service-schema';

const MAX_STORE_REVIEWS = 7;
const MIN_STORE_RATE = 5;
const NO_STORE_REVIEWS: StoreReviews = { notice: '', store_reviews: [] };

/** Authorization header of the reviews service; empty without a token. */
export function reviewsAuthorization(): Record<string, string> {
  const { reviewsApiToken: token } = serverConfig();
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** Whether a reviews service is configured. */
export function hasReviewsService(): boolean {
  return serverConfig().reviewsApiUrl !== undefined;
}

/**
 * Reviews of the shop: at most 7, with five stars each. The result is filtered here too, in case the service ignores
 * the parameters. Empty without a service or when it fails.
 */
export async function readStoreReviews(): Promise<StoreReviews> {
  const { reviewsApiUrl } = serverConfig();
  if (reviewsApiUrl === undefined) return NO_STORE_REVIEWS;
  const url = `${reviewsApiUrl}/store_reviews?limit=${MAX_STORE_REVIEWS}&min_rating=${MIN_STORE_RATE}`;
  const { notice, store_reviews } = await withFallback(
    cachedRead('store reviews', SHELL_TTL, () =>
      readThirdParty(storeReviewsSchema, { service: 'reviews', url, headers: reviewsAuthorization() }),
    ),
    NO_STORE_REVIEWS,
  );
  return {
    notice,
    store_reviews: store_reviews.filter(({ rate }) => rate >= MIN_STORE_RATE).slice(0, MAX_STORE_REVIEWS),
  };
}

/** The service's reviews; where it has none, the platform's own. */
function toReviewSummary(answer: ServiceProductReviews, platform: ReviewSummary): ReviewSummary {
  const { rating, opinions, notice } = answer;
  const { average, count, recommend, distribution } = rating;
  const hasRating = count > 0 && average > 0;
  if (!hasRating && opinions.length === 0) return platform;
  const own: ReviewSummary = {
    media: Math.min(5, Math.max(0, average)),
    quantidade: Math.max(0, Math.trunc(count)),
    recommendPercent: recommend === null ? null : Math.trunc(recommend),
    bars: starBars((nota) => Math.max(0, distribution[nota])),
    notice,
    opinions: opinions.slice(0, MAX_OPINIONS).map(({ id, text, author, date, rate, recomenda }) => ({
      id,
      nome: author,
      data: date,
      nota: rate,
      comentario: text,
      recomenda,
      imagens: [],
    })),
  };
  return {
    ...(hasRating ? own : platform),
    ...(own.opinions.length > 0 ? { opinions: own.opinions, notice } : { opinions: platform.opinions }),
  };
}

/** Reviews of a product from the reviews service; what it lacks, or all when it fails, are those of the platform. */
export async function readReviews({ id, avaliacao }: ProdutoDetalhe): Promise<ReviewSummary> {
  const { reviewsApiUrl } = serverConfig();
  if (reviewsApiUrl === undefined) return reviewSummary(avaliacao);
  const url = `${reviewsApiUrl}/products/${id}?limit=${MAX_OPINIONS}`;
  const answer = await withFallback(
    cachedRead(`product reviews ${id}`, SHELL_TTL, () =>
      readThirdParty(productReviewsSchema, { service: 'reviews', url, headers: reviewsAuthorization() }),
    ),
    null,
  );
  const platform = reviewSummary(avaliacao);
  return answer === null ? platform : toReviewSummary(answer, platform);
}
