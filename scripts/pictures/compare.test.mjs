/** @jest-environment node */
import sharp from 'sharp';
import { compare, encode } from './compare.mjs';

const [WIDTH, HEIGHT] = [200, 100];
const page = (...boxes) =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#f4f0e8' } })
    .composite(
      boxes.map(({ left, top, size }) => ({
        input: { create: { width: size, height: size, channels: 3, background: '#204060' } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer()
    .then(encode);

const button = { left: 20, top: 20, size: 30 };

test('the same page is the same picture', async () => {
  expect(await compare(await page(button), await page(button))).toBeUndefined();
});

test('a button that moved is found, and marked', async () => {
  const difference = await compare(await page(button), await page({ ...button, left: 24 }));
  expect(difference.problem).toMatch(/^differs in \d\.\d\d % of its pixels$/);
  const { data } = await sharp(difference.picture).raw().toBuffer({ resolveWithObject: true });
  const [red, green] = data.subarray((30 * WIDTH + 22) * 3);
  expect(red).toBeGreaterThan(150);
  expect(green).toBeLessThan(80);
});

test('another size is named', async () => {
  const wider = await sharp({ create: { width: 210, height: HEIGHT, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
    .then(encode);
  expect(await compare(await page(), wider)).toEqual({ problem: 'is 210 × 100 px instead of 200 × 100' });
});
