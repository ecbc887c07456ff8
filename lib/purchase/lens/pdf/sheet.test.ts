import fc from 'fast-check';
import { layOutSheet } from './sheet';

const A4 = { width: 595, height: 842 };

test('LENS-23: one page fills a sheet of at most 2,000 px', () => {
  const { width, height, pages } = layOutSheet([A4]);
  expect({ width, height }).toEqual({ width: 1413, height: 2000 });
  expect(pages).toEqual([{ x: 0, y: 0, width: 1413, height: 2000, scale: 2000 / 842 }]);
});

test('LENS-23: two tall pages are put side by side, two wide pages are stacked, both at one scale', () => {
  const tall = layOutSheet([A4, A4]);
  expect(tall).toMatchObject({ width: 2000, height: 1415 });
  expect(tall.pages.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [1000, 0],
  ]);
  const wide = layOutSheet([
    { width: 595, height: 420 },
    { width: 595, height: 210 },
  ]);
  expect(wide).toMatchObject({ width: 1888, height: 1999 });
  expect(wide.pages.map(({ x, y, height }) => [x, y, height])).toEqual([
    [0, 0, 1333],
    [0, 1333, 666],
  ]);
});

test('LENS-23: pages of any size are inside the sheet, do not overlap and are never empty', () => {
  const size = fc.record({
    width: fc.double({ min: 1, max: 14_400, noNaN: true }),
    height: fc.double({ min: 1, max: 14_400, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(size, { minLength: 1, maxLength: 2 }), (sizes) => {
      const sheet = layOutSheet(sizes);
      expect(Math.max(sheet.width, sheet.height)).toBeLessThanOrEqual(2000);
      for (const page of sheet.pages) {
        expect(Math.min(page.width, page.height)).toBeGreaterThanOrEqual(1);
        expect(page.x + page.width).toBeLessThanOrEqual(sheet.width);
        expect(page.y + page.height).toBeLessThanOrEqual(sheet.height);
      }
      const [first, second] = sheet.pages;
      if (first && second)
        expect(second.x >= first.x + first.width || second.y >= first.y + first.height).toBe(true);
    }),
  );
});
