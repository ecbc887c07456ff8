/** @jest-environment node */
import sharp from 'sharp';
import { brands } from '../seed/brands';
import { brandLogo } from './brand-logo';

test('a name always gets the same logo, even a name with markup, and no logo is empty', async () => {
  expect(brandLogo('Aurélia')).toBe(brandLogo(' Aurélia '));
  const { width, height } = await sharp(Buffer.from(brandLogo('A&B "<c>'))).metadata();
  expect(width).toBeGreaterThan(40);
  expect(height).toBeGreaterThan(40);
  expect(() => brandLogo('  ')).toThrow(RangeError);
});

test('logos of all brands have one height and similar strokes, and begin where their ink does', async () => {
  const heights = new Set<string | undefined>();
  for (const { nome } of brands) {
    const svg = brandLogo(nome);
    heights.add(/ height="(\d+)"/.exec(svg)?.[1]);
    const weight = Number(/stroke-width="([\d.]+)"/.exec(svg)?.[1]);
    expect(weight).toBeGreaterThan(1);
    expect(weight).toBeLessThan(2);
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    const isInk = (x: number, y: number) => (data[(y * info.width + x) * info.channels + 3] ?? 0) > 0;
    const columns = Array.from({ length: info.width }, (_, x) => x);
    const first = columns.findIndex((x) => Array.from({ length: info.height }).some((_, y) => isInk(x, y)));
    expect(first).toBeLessThanOrEqual(info.height / 12);
  }
  expect(heights.size).toBe(1);
});
