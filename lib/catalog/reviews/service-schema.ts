import { z } from 'zod';
import {
  label,
  listOf,
  looseObject,
  number,
  optionalFlag,
  optionalNumber,
  text,
} from '@/lib/platform/schemas/lenient';

const MAX_STARS = 5;
const MAX_STORE_GRADE = 10;

/** A grade of 1 to 10; null if missing. */
const storeGrade = optionalNumber.transform((grade) =>
  grade !== null && grade >= 1 && grade <= MAX_STORE_GRADE ? grade : null,
);

/** Stars for grades of 1 to 10: half of their average; 0 without any. */
function starsOf(...grades: (number | null)[]): number {
  const known = grades.filter((grade) => grade !== null);
  const sum = known.reduce((total, grade) => total + grade, 0);
  return known.length === 0 ? 0 : (sum / known.length) * (MAX_STARS / MAX_STORE_GRADE);
}

/**
 * A review from the reviews service, or a testimonial from the platform; `rate` is 1 to 5 stars, `date` is ISO or
 * `''`. `experiencia` and `atendimento` (1 to 10) and `recomenda` are null if missing.
 */
const serviceReviewSchema = z
  .object({
    id: text,
    text: label,
    comentario: label,
    mensagem: label,
    author: label,
    nome: label,
    date: label,
    data: label,
    rate: number,
    nota: number,
    experiencia: storeGrade,
    atendimento: storeGrade,
    recomenda: optionalFlag,
  })
  .transform(({ id, experiencia, atendimento, recomenda, ...review }) => ({
    id,
    text: review.text || review.comentario || review.mensagem,
    author: review.author || review.nome,
    date: review.date || review.data,
    rate: review.rate || review.nota || starsOf(experiencia, atendimento),
    experiencia,
    atendimento,
    recomenda,
  }))
  .refine((review) => review.text !== '' && review.rate >= 1 && review.rate <= MAX_STARS);
export type ServiceReview = z.output<typeof serviceReviewSchema>;

/** GET store_reviews; `notice` is a disclaimer that the service requires next to its reviews. */
export const storeReviewsSchema = z.object({ notice: label, store_reviews: listOf(serviceReviewSchema) });
export type StoreReviews = z.output<typeof storeReviewsSchema>;

/** GET products/{id}: rating and newest reviews; `recommend` is in percent, null if missing. */
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
