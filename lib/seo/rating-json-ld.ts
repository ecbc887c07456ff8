import { type ReviewSummary, reviewDate } from '@/lib/reviews/summary';
import { plain } from './plain';

/** What the page shows of its reviews. */
export type ShownReviews = Pick<ReviewSummary, 'media' | 'quantidade' | 'opinioes'>;

/**
 * `aggregateRating` and `review` as the page shows them, and nothing when it shows none: a rating that nobody can
 * read there must not be told (B9, SEO-11).
 */
export function ratingOf({ media, quantidade, opinioes }: ShownReviews) {
  if (quantidade === 0 || media < 1) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: media.toFixed(1),
      reviewCount: quantidade,
      bestRating: 5,
      worstRating: 1,
    },
    ...(opinioes.length > 0 ? { review: opinioes.map(reviewOf) } : {}),
  };
}

function reviewOf({ nome, nota, comentario, data }: ReviewSummary['opinioes'][number]) {
  const day = reviewDate(data);
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: plain(nome) || 'Cliente' },
    reviewRating: { '@type': 'Rating', ratingValue: nota, bestRating: 5, worstRating: 1 },
    ...(comentario ? { reviewBody: plain(comentario) } : {}),
    ...(day ? { datePublished: day.iso } : {}),
  };
}
