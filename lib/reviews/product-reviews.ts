import 'server-only';
import { z } from 'zod';
import { sharedRead } from '@/lib/cache/data-cache';
import { CHROME_FRESH } from '@/lib/cache/lifetimes';
import { serverConfig } from '@/lib/config/server';
import { orNothing } from '@/lib/store-api/optional';
import { label, listOf, looseObject, number } from '@/lib/store-api/schemas/lenient';
import type { ProdutoDetalhe } from '@/lib/store-api/schemas/produto-detalhe';
import { readThirdParty } from '@/lib/third-parties/http';
import { opinionSchema } from './opinion';
import { reviewsAuthorization } from './store-reviews';
import { barsOf, type ReviewSummary, reviewSummary, SHOWN } from './summary';

const ratingSchema = looseObject({
  average: number,
  count: number,
  recommend: number,
  distribution: looseObject({ 1: number, 2: number, 3: number, 4: number, 5: number }),
});

/** GET products/{id} of the reviews service (REVIEW-24): rating and newest opinions. */
const productReviewsSchema = z.object({
  notice: label,
  rating: ratingSchema,
  opinions: listOf(opinionSchema),
});

type ServiceAnswer = z.output<typeof productReviewsSchema>;

function summaryOf({ rating, opinions, notice }: ServiceAnswer): ReviewSummary {
  const { average, count, recommend, distribution } = rating;
  return {
    media: Math.min(5, Math.max(0, average)),
    quantidade: Math.max(0, Math.trunc(count)),
    recomendam: count > 0 ? Math.trunc(recommend) : null,
    barras: barsOf((nota) => Math.max(0, distribution[nota])),
    aviso: notice,
    opinioes: opinions.slice(0, SHOWN).map(({ id, text, author, date, rate }) => ({
      id,
      nome: author,
      data: date,
      nota: rate,
      comentario: text,
      recomenda: false,
    })),
  };
}

/**
 * Reviews of a product: those of the reviews service when there is one, seven opinions at most (REVIEW-24,
 * REVIEW-26); else, or when it fails, those that came with the product.
 */
export async function readReviews({ id, avaliacao }: ProdutoDetalhe): Promise<ReviewSummary> {
  const { reviewsApiUrl } = serverConfig();
  if (reviewsApiUrl === undefined) return reviewSummary(avaliacao);
  const url = `${reviewsApiUrl}/products/${id}?limit=${SHOWN}`;
  const answer = await orNothing(
    sharedRead(`product reviews ${id}`, CHROME_FRESH, () =>
      readThirdParty(productReviewsSchema, { service: 'reviews', url, headers: reviewsAuthorization() }),
    ),
    null,
  );
  return answer === null ? reviewSummary(avaliacao) : summaryOf(answer);
}
