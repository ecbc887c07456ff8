/**
 * The page numbers to offer around `page`: at most `size` neighbours, always within 1..pages (LIST-32).
 * Example: page 9 of 10 with size 5 gives 6 to 10.
 */
export function paginationWindow(page: number, pages: number, size: number): number[] {
  const length = Math.max(0, Math.min(size, pages));
  const first = Math.max(1, Math.min(page - Math.floor(length / 2), pages - length + 1));
  return Array.from({ length }, (_, index) => first + index);
}
