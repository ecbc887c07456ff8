/** @jest-environment node */
import sharp from 'sharp';
import { brandLogo } from './brand-logo';

test('a name always gets the same logo, even a name with markup, and no logo is empty', async () => {
  expect(brandLogo('Aurélia')).toBe(brandLogo(' Aurélia '));
  const { width, height } = await sharp(Buffer.from(brandLogo('A&B "<c>'))).metadata();
  expect(width).toBeGreaterThan(40);
  expect(height).toBeGreaterThan(40);
  expect(() => brandLogo('  ')).toThrow(RangeError);
});
