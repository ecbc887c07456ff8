/** Lower case without accents: the form in which texts are indexed, searched and sorted. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** A word; numbers keep an inner point or comma (`1.67`, `1,67`). */
export const WORD = /[\p{Letter}\p{Number}]+(?:[.,]\p{Number}+)?/gu;

/** Words of a text in folded form; `1,67` is `1.67`. */
export function splitWords(text: string): string[] {
  return (fold(text).match(WORD) ?? []).map((word) => word.replace(',', '.'));
}

/** A url segment: `D'Aurora & Cia` becomes `d-aurora-e-cia`. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/&/g, ' e ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}
