import { z } from 'zod';
import { label, listOf, number, text } from '@/lib/store-api/schemas/lenient';

const STARS = 5;

/** What somebody wrote at the reviews service (REVIEW-23); `rate` is 1 to 5 stars, `date` ISO or `''`. */
export const opinionSchema = z
  .object({ id: text, text: label, author: label, date: label, rate: number })
  .refine(({ text: words, rate }) => words !== '' && rate >= 1 && rate <= STARS);
export type Opinion = z.output<typeof opinionSchema>;

/** GET store_reviews of the reviews service (API-38); `notice` is what the service wants said beside them. */
export const storeReviewsSchema = z.object({ notice: label, store_reviews: listOf(opinionSchema) });
export type StoreReviews = z.output<typeof storeReviewsSchema>;
