/** @jest-environment node */
import sharp from 'sharp';
import { brands } from '../seed/brands';
import { brandLogo } from './brand-logo';
import { widenPath } from './letter-path';
import { wordmarks } from './wordmarks';

test('a name always gets the same logo, even a name with markup, and no logo is empty', async () => {
  expect(brandLogo('Aurélia')).toBe(brandLogo(' Aurélia '));
  const { width, height } = await sharp(Buffer.from(brandLogo('A&B "<c>'))).metadata();
  expect(width).toBeGreaterThan(40);
  expect(height).toBeGreaterThan(40);
  expect(() => brandLogo('  ')).toThrow(RangeError);
});

test('logos of all brands have one height and different drawings, and begin where their ink does', async () => {
  const heights = new Set<string | undefined>();
  const widths: number[] = [];
  for (const { nome } of brands) {
    const svg = brandLogo(nome);
    heights.add(/ height="(\d+)"/.exec(svg)?.[1]);
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    const isInk = (x: number, y: number) => (data[(y * info.width + x) * info.channels + 3] ?? 0) > 0;
    const columns = Array.from({ length: info.width }, (_, x) => x);
    const first = columns.findIndex((x) => Array.from({ length: info.height }).some((_, y) => isInk(x, y)));
    expect(first).toBeLessThanOrEqual(info.height / 12);
    widths.push(info.width);
  }
  expect(heights.size).toBe(1);
  // A row of logos is scaled to its columns, so a long name would become small.
  expect(Math.max(...widths)).toBeLessThan(350);
  const drawings = brands.map(({ nome }) => JSON.stringify(wordmarks[nome]));
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(brands.length);
});

test('a widened letter keeps the heights and the flags of its arcs', () => {
  expect(widenPath('M.2 2.6A5 3 0 1 0 8 .5H-1.5V10', 2)).toBe('M 0.4 2.6 A 10 3 0 1 0 16 .5 H -3 V 10');
});
