import { z } from 'zod';
import { label, listOf, looseObject, number, optionalNumber, text } from '@/lib/platform/schemas/lenient';

const MAX_STARS = 5;

/** A review of the reviews service; `rate` is 1 to 5 stars, `date` is ISO or `''`. */
const serviceReviewSchema = z
  .object({ id: text, text: label, author: label, date: label, rate: number })
  .refine((review) => review.text !== '' && review.rate >= 1 && review.rate <= MAX_STARS);
export type ServiceReview = z.output<typeof serviceReviewSchema>;

/** GET store_reviews; `notice` is a disclaimer that the service wants shown beside its reviews. */
export const storeReviewsSchema = z.object({ notice: label, store_reviews: listOf(serviceReviewSchema) });
export type StoreReviews = z.output<typeof storeReviewsSchema>;

/** GET products/{id}: rating and newest reviews; `recommend` is in percent, null when it is not given. */
export const productReviewsSchema = z.object({
  notice: label,
  rating: looseObject({
    average: number,
    count: number,
    recommend: optionalNumber,
    distribution: looseObject({ 1: number, 2: number, 3: number, 4: number, 5: number }),
  }),
  opinions: listOf(serviceReviewSchema),
});
export type ServiceProductReviews = z.output<typeof productReviewsSchema>;
