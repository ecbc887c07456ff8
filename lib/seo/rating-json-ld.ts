import { plain } from './plain';

/** A review as it stands on the page. */
export type ShownReview = {
  autor: string;
  /** 1 to 5 stars. */
  nota: number;
  texto: string;
  /** ISO date, or '' when unknown. */
  data: string;
};

/**
 * `aggregateRating` and `review` of the given reviews, and nothing when there are none: a rating that nobody can
 * read on the page must not be told (B9, SEO-11).
 */
export function ratingOf(reviews: readonly ShownReview[]) {
  const rated = reviews.filter(({ nota }) => nota >= 1 && nota <= 5);
  if (rated.length === 0) return {};
  const average = rated.reduce((sum, { nota }) => sum + nota, 0) / rated.length;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average.toFixed(1),
      reviewCount: rated.length,
      bestRating: 5,
      worstRating: 1,
    },
    review: rated.map(({ autor, nota, texto, data }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: plain(autor) || 'Cliente' },
      reviewRating: { '@type': 'Rating', ratingValue: nota, bestRating: 5, worstRating: 1 },
      ...(texto ? { reviewBody: plain(texto) } : {}),
      ...(/^\d{4}-\d{2}-\d{2}/.test(data) ? { datePublished: data.slice(0, 10) } : {}),
    })),
  };
}
