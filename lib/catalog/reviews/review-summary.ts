import type { Avaliacao, ProductReview } from '@/lib/platform/schemas/product-detail';
import { parseShopTime, shopDay } from '@/lib/shared/shop-time';

/** Reviews shown on a product page. */
export const MAX_OPINIONS = 7;
const STAR_GRADES = [5, 4, 3, 2, 1] as const;
type Grade = (typeof STAR_GRADES)[number];

/** Reviews with one grade; `percent` (0 to 100) is their share. */
export type StarBar = { nota: number; quantidade: number; percent: number };

/** A product's rating from one source. */
export type Rating = {
  /** Average, 1 to 5 stars; 0 if unknown. */
  media: number;
  quantidade: number;
  /** Share of reviewers who recommend the product, in whole percent, truncated; null if unknown. */
  recommendPercent: number | null;
  /** From five stars to one; empty without grades. */
  bars: StarBar[];
};

/** Ratings of a product by source, which are shown separately, and the reviews on its page. */
export type ReviewSummary = {
  /** Rating from reviews sent to the shop, which are part of the product's data. */
  own: Rating;
  /** Rating from the reviews service; null if it sends none. */
  service: Rating | null;
  opinions: ProductReview[];
  /** Disclaimer that the reviews service requires next to its reviews. */
  notice?: string;
};

/**
 * The rating shown next to the product's name and in structured data (REVIEW-24): the service's if it sends
 * one.
 */
export const leadingRating = ({ own, service }: ReviewSummary): Rating => service ?? own;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Summarises the reviews in a product's data. */
export function reviewSummary(avaliacao: Avaliacao | null): ReviewSummary {
  const opinions = avaliacao?.avaliacoes ?? [];
  const total = opinions.length;
  const sum = opinions.reduce((points, { nota }) => points + nota, 0);
  const average = clamp(avaliacao?.media ?? 0, 0, 5);
  return {
    own: {
      media: average > 0 || total === 0 ? average : sum / total,
      quantidade: Math.max(0, Math.trunc(avaliacao?.quantidade ?? 0), total),
      recommendPercent: recommendShare(opinions),
      bars: starBars((grade) => opinions.filter(({ nota }) => Math.round(nota) === grade).length),
    },
    service: null,
    opinions: opinions.filter(({ comentario }) => comentario !== '').slice(0, MAX_OPINIONS),
  };
}

/** Share of reviewers who recommend the product, among those who answered that question. */
function recommendShare(opinions: readonly ProductReview[]): number | null {
  const answered = opinions.filter(({ recomenda }) => recomenda !== null);
  if (answered.length === 0) return null;
  return Math.trunc((answered.filter(({ recomenda }) => recomenda).length * 100) / answered.length);
}

/** One bar per grade, five stars first; empty when all counts are zero. */
export function starBars(countOf: (grade: Grade) => number): StarBar[] {
  const counts = STAR_GRADES.map((nota) => ({ nota, quantidade: countOf(nota) }));
  const total = counts.reduce((sum, { quantidade }) => sum + quantidade, 0);
  if (total === 0) return [];
  return counts.map((bar) => ({ ...bar, percent: (bar.quantidade * 100) / total }));
}

const DATE_FORMAT = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'America/Sao_Paulo',
});

/** Formats a date for display ('09/03/2026') and for `datetime` ('2026-03-09'); null for an invalid date. */
export function reviewDate(data: string): { text: string; iso: string } | null {
  const at = parseShopTime(data, '12:00:00');
  return Number.isNaN(at) ? null : { text: DATE_FORMAT.format(at), iso: shopDay(at) };
}
