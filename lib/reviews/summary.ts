import type { Avaliacao, Opiniao } from '@/lib/store-api/schemas/avaliacoes';

/** Opinions that a page shows (REVIEW-26, CONST-11). */
export const SHOWN = 7;
const GRADES = [5, 4, 3, 2, 1] as const;
type Grade = (typeof GRADES)[number];

/** One bar of the summary; `percentual` 0 to 100 is its width (REVIEW-18). */
export type StarBar = { nota: number; quantidade: number; percentual: number };

/** Reviews of a product as the page shows them (REVIEW-01). */
export type ReviewSummary = {
  /** 0 to 5. */
  media: number;
  quantidade: number;
  /** Whole percent, truncated (REVIEW-20); null when the platform sends no single opinions to count. */
  recomendam: number | null;
  /** From five stars to one; none without opinions. */
  barras: StarBar[];
  opinioes: Opiniao[];
  /** What the reviews' service wants said beside them. */
  aviso?: string;
};

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** What the platform tells about a product's reviews, counted for the page (REVIEW-17 to REVIEW-20, A-69). */
export function reviewSummary(avaliacao: Avaliacao | null): ReviewSummary {
  const opinions = avaliacao?.avaliacoes ?? [];
  const total = opinions.length;
  const sum = opinions.reduce((points, { nota }) => points + nota, 0);
  const told = between(avaliacao?.media ?? 0, 0, 5);
  return {
    media: told > 0 || total === 0 ? told : sum / total,
    quantidade: Math.max(0, Math.trunc(avaliacao?.quantidade ?? 0), total),
    recomendam:
      total === 0 ? null : Math.trunc((opinions.filter(({ recomenda }) => recomenda).length * 100) / total),
    barras: barsOf((grade) => opinions.filter(({ nota }) => Math.round(nota) === grade).length),
    opinioes: opinions.filter(({ comentario }) => comentario !== '').slice(0, SHOWN),
  };
}

/** A bar for each grade, five stars first, as wide as its share; none when nobody graded (REVIEW-18, A-69). */
export function barsOf(countOf: (grade: Grade) => number): StarBar[] {
  const counts = GRADES.map((nota) => ({ nota, quantidade: countOf(nota) }));
  const total = counts.reduce((sum, { quantidade }) => sum + quantidade, 0);
  if (total === 0) return [];
  return counts.map((bar) => ({ ...bar, percentual: (bar.quantidade * 100) / total }));
}

const date = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'America/Sao_Paulo',
});
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** A date of the platform as people read it and as machines do: '09/03/2026' and '2026-03-09'; null for no date. */
export function reviewDate(data: string): { texto: string; iso: string } | null {
  // Without a time the text is a day of the shop, not midnight in Greenwich.
  const at = new Date(/^\d{4}-\d{2}-\d{2}$/.test(data) ? `${data}T12:00:00-03:00` : data);
  if (data === '' || Number.isNaN(at.getTime())) return null;
  return { texto: date.format(at), iso: DAY.format(at) };
}
