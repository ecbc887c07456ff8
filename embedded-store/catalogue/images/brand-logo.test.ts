/** @jest-environment node */
import sharp from 'sharp';
import { brandLogo } from './brand-logo';

test('brand logos are the same for the same name, safe for names with markup, and never empty', async () => {
  expect(brandLogo('Aurélia')).toBe(brandLogo(' Aurélia '));
  const { width, height } = await sharp(Buffer.from(brandLogo('A&B "<c>'))).metadata();
  expect(width).toBeGreaterThan(40);
  expect(height).toBeGreaterThan(40);
  expect(() => brandLogo('  ')).toThrow(RangeError);
});
