/** The frame worn on a rendered head. Other views have the numbers 1 to 9. */
export const WORN_VIEW = 0;

const DIMENSIONS_VIEW = 9;

/**
 * The views that show a product in `count` pictures, in their order. The second picture of a frame, which cards show
 * on hover, is the worn view. It replaces the last detail, because four thumbnails fit below a picture without arrows.
 */
export function galleryViews(count: number, isFrame: boolean): number[] {
  const views = Array.from({ length: count }, (_, i) => i + 1);
  if (!isFrame || count < 2) return views;
  const lastDetail = views.findLast((view) => view !== DIMENSIONS_VIEW);
  const [front = 1, ...others] = views.filter((view) => view !== lastDetail);
  return [front, WORN_VIEW, ...others];
}
