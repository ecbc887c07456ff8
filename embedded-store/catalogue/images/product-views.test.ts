/** @jest-environment node */
import { galleryViews, WORN_VIEW } from './product-views';

test.each([
  [0, []],
  [1, [1]],
  [2, [1, WORN_VIEW]],
  [4, [1, WORN_VIEW, 2, 3]],
  [5, [1, WORN_VIEW, 2, 3, 4]],
  [9, [1, WORN_VIEW, 2, 3, 4, 5, 6, 7, 9]],
])('the worn view is the second of %i pictures of a frame, and replaces its last detail', (count, views) => {
  expect(galleryViews(count, true)).toEqual(views);
});

test('lenses and other products have no worn view', () => {
  expect(galleryViews(4, false)).toEqual([1, 2, 3, 4]);
});
