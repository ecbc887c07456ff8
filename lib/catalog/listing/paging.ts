import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@/lib/platform/canonical-query';

/** Page size from the address; the default for anything but the sizes to choose. */
export function parsePageSize(ipp: string | undefined): number {
  return PAGE_SIZES.find((size) => String(size) === ipp) ?? DEFAULT_PAGE_SIZE;
}

/** Page number from the address, from 1; anything but a positive whole number is 1. */
export function parsePageNumber(pg: string | undefined): number {
  return pg !== undefined && /^[1-9]\d{0,6}$/.test(pg) ? Number(pg) : 1;
}

/** Index of the first product of a page, from 0. */
export function offsetOfPage(page: number, limit: number): number {
  return (page - 1) * limit;
}

/** Number of pages; 0 for an empty list or an invalid limit. */
export function pageCount(total: number, limit: number): number {
  return limit > 0 ? Math.max(0, Math.ceil(total / limit)) : 0;
}

/** Page that contains an offset, from 1. */
export function pageAtOffset(offset: number, limit: number): number {
  return limit > 0 ? Math.max(1, Math.ceil((offset + 1) / limit)) : 1;
}

/**
 * True if the page is past the end of the list, which means not found. If offset equals total, the page is
 * empty.
 */
export function isPastEnd(offset: number, total: number): boolean {
  return offset > total;
}

export type ShownProducts = { offset: number; exibindo: number; total: number };

/** First and last position shown, from 1; '0' twice for an empty list. */
export function shownRange({ offset, exibindo, total }: ShownProducts): { from: number; to: number } {
  if (exibindo <= 0 || total <= 0) return { from: 0, to: 0 };
  return { from: Math.min(offset + 1, total), to: Math.min(offset + exibindo, total) };
}

/** 'Mostrando 1-12 de 30 encontrado(s)', verbatim; an empty list has no range. */
export function kitCountText(shown: ShownProducts): string {
  if (shown.total <= 0) return '0 encontrado(s)';
  const { from, to } = shownRange(shown);
  return `Mostrando ${from}-${to} de ${shown.total} encontrado(s)`;
}

/** '1-12 de 30 Produtos encontrado(s)', verbatim; an empty list has no range. */
export function productCountText(shown: ShownProducts): string {
  if (shown.total <= 0) return '0 Produtos encontrado(s)';
  const { from, to } = shownRange(shown);
  return `${from}-${to} de ${shown.total} Produtos encontrado(s)`;
}

/** '8 modelos': the number of cards if all colours of a model share a card. */
export const modelCountText = (models: number): string => `${models} ${models === 1 ? 'modelo' : 'modelos'}`;

/**
 * Follows the number of products if colours are grouped, because the page has fewer cards. `isPart` if further pages may
 * have other models: their number alone would read as the list's.
 */
export const groupedCountText = (models: number, isPart: boolean): string =>
  isPart ? `, ${modelCountText(models)} aqui` : `, em ${modelCountText(models)}`;
