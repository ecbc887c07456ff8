import 'server-only';
import { SHELL_TTL } from '@/lib/config/cache-limits';
import { serverConfig } from '@/lib/config/environment';
import { cachedRead } from '@/lib/platform/data-cache';
import { withFallback } from '@/lib/platform/optional';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import { readThirdParty } from '@/lib/platform/third-party';
import { MAX_OPINIONS, type Rating, type ReviewSummary, reviewSummary, starBars } from './review-summary';
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
 * Reviews of the shop: at most 7, with five stars each. They are filtered here too, in case the service
 * ignores the parameters. Empty if there is no service or it fails.
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

/** The service's rating; null if it sends none. */
function toRating({
  average,
  count,
  recommend,
  distribution,
}: ServiceProductReviews['rating']): Rating | null {
  if (count <= 0 || average <= 0) return null;
  return {
    media: Math.min(5, average),
    quantidade: Math.trunc(count),
    recommendPercent: recommend === null ? null : Math.trunc(recommend),
    bars: starBars((nota) => Math.max(0, distribution[nota])),
  };
}

/**
 * The platform's summary with the service's rating added. The reviews are the service's if it has any,
 * otherwise the platform's.
 */
function addService(added: ServiceProductReviews, platform: ReviewSummary): ReviewSummary {
  const { rating, notice } = added;
  const opinions = added.opinions
    .slice(0, MAX_OPINIONS)
    .map(({ id, text, author, date, rate, recomenda }) => ({
      id,
      nome: author,
      data: date,
      nota: rate,
      comentario: text,
      recomenda,
      imagens: [],
    }));
  const service = toRating(rating);
  return opinions.length > 0 ? { ...platform, service, opinions, notice } : { ...platform, service };
}

/** Reviews of a product: the platform's, and those of the reviews service unless it fails. */
export async function readReviews({ id, avaliacao }: ProdutoDetalhe): Promise<ReviewSummary> {
  const { reviewsApiUrl } = serverConfig();
  if (reviewsApiUrl === undefined) return reviewSummary(avaliacao);
  const url = `${reviewsApiUrl}/products/${id}?limit=${MAX_OPINIONS}`;
  const added = await withFallback(
    cachedRead(`product reviews ${id}`, SHELL_TTL, () =>
      readThirdParty(productReviewsSchema, { service: 'reviews', url, headers: reviewsAuthorization() }),
    ),
    null,
  );
  const platform = reviewSummary(avaliacao);
  return added === null ? platform : addService(added, platform);
}

/** Product data that may be given to a reviews widget. */
type WidgetProduct = { id: number; sku: string; name: string; url: string; image: string };

const PLACEHOLDER = /\{(id|sku|name|url|image|limit)\}/g;

/**
 * The attributes of a reviews widget's element on a product's page, with placeholders such as {id} replaced
 * by the product's data.
 */
export function widgetAttributes(
  attributes: Readonly<Record<string, string>>,
  product: WidgetProduct,
): Record<string, string> {
  const values: Record<string, string | number> = { ...product, limit: MAX_OPINIONS };
  const fill = (text: string) => text.replace(PLACEHOLDER, (_, name: string) => String(values[name]));
  return Object.fromEntries(Object.entries(attributes).map(([name, text]) => [name, fill(text)]));
}
