const icon = (body: string) =>
  `<svg viewBox="0 0 64 32" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">${body}<path d="M28 14q4-4 8 0"/></svg>`;

/** Line drawings of frame shapes for the eyewear menu, as raw markup (`svg` of a menu item). */
export const shapeIcons: Record<string, string> = {
  redondo: icon('<circle cx="17" cy="16" r="11"/><circle cx="47" cy="16" r="11"/>'),
  quadrado: icon(
    '<rect x="6" y="6" width="22" height="20" rx="4"/><rect x="36" y="6" width="22" height="20" rx="4"/>',
  ),
  retangular: icon(
    '<rect x="4" y="9" width="24" height="14" rx="3"/><rect x="36" y="9" width="24" height="14" rx="3"/>',
  ),
  aviador: icon(
    '<path d="M5 8h22q3 8-3 14-6 5-12 1-7-6-7-15z"/><path d="M59 8H37q-3 8 3 14 6 5 12 1 7-6 7-15z"/>',
  ),
  gatinho: icon(
    '<path d="M3 5q14 2 25 7 0 12-11 14Q5 26 3 5z"/><path d="M61 5q-14 2-25 7 0 12 11 14Q59 26 61 5z"/>',
  ),
  hexagonal: icon('<path d="M11 5h12l6 11-6 11H11L5 16z"/><path d="M41 5h12l6 11-6 11H41l-6-11z"/>'),
  browline: icon(
    '<path d="M5 13q0 13 11 13t12-13"/><path d="M36 13q1 13 12 13t11-13"/><path d="M4 10q12-6 24 2M36 12q12-8 24-2" stroke-width="4"/>',
  ),
  oversized: icon(
    '<rect x="3" y="3" width="25" height="26" rx="9"/><rect x="36" y="3" width="25" height="26" rx="9"/>',
  ),
};
