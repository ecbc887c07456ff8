/** @jest-environment node */
import sharp from 'sharp';
import { drawSocialPicture as draw } from './draw';

const GROUND = '#f8f5f1';
const LIGHT = [248, 245, 241];
const SIZE = { width: 1200, height: 630 };
const drawSocialPicture = (bytes: Buffer, ground: string) => draw(bytes, SIZE, ground);

const photo = (width: number, height: number, background = '#ffffff') =>
  sharp({ create: { width, height, channels: 3, background } });

/** A photo with red outermost pixels, so that cropping would be visible. */
async function framed(width: number, height: number): Promise<Buffer> {
  const inner = await photo(width - 80, height - 80)
    .png()
    .toBuffer();
  return photo(width, height, '#ff0000')
    .composite([{ input: inner, left: 40, top: 40 }])
    .png()
    .toBuffer();
}

async function pixelAt(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const at = (top * 1200 + left) * 3;
  return [...data.subarray(at, at + 3)];
}

const isNear = (pixel: number[], wanted: number[]) =>
  pixel.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) <= 12);

test.each([
  ['square', 1000, 1000],
  ['wide', 2000, 500],
  ['tall', 400, 1600],
  ['small', 120, 160],
])(
  'B23, SEO-08: a %s photo is shown whole on a light background, 1200 × 630 and below 300 KB',
  async (_name, width, height) => {
    const jpeg = await drawSocialPicture(await framed(width, height), GROUND);
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
      channels: 3,
    });
    expect(jpeg.length).toBeLessThan(300_000);
    const scale = Math.min(1200 / width, 582 / height);
    const edge = {
      left: Math.round((1200 - width * scale) / 2),
      top: Math.round((630 - height * scale) / 2),
    };
    const inside = Math.max(2, Math.round(20 * scale));
    for (const [left, top] of [
      [edge.left + inside, 315],
      [1199 - edge.left - inside, 315],
      [600, edge.top + inside],
      [600, 629 - edge.top - inside],
    ] as const)
      expect((await pixelAt(jpeg, left, top))[0]).toBeGreaterThan(180);
    for (const left of [2, 1197])
      for (const top of [2, 627]) expect(isNear(await pixelAt(jpeg, left, top), LIGHT)).toBe(true);
  },
);

test('B23: white and transparent parts of a photo get the background colour, so that no box is visible', async () => {
  const clear = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
    .webp()
    .toBuffer();
  for (const bytes of [clear, await photo(300, 300).jpeg().toBuffer()])
    expect(isNear(await pixelAt(await drawSocialPicture(bytes, GROUND), 600, 315), LIGHT)).toBe(true);
});

test('B23: greyscale and CMYK photos become RGB', async () => {
  const cmyk = await photo(300, 300, '#808080').toColourspace('cmyk').jpeg().toBuffer();
  const grey = await photo(300, 300, '#808080').greyscale().png().toBuffer();
  for (const bytes of [cmyk, grey]) {
    const jpeg = await drawSocialPicture(bytes, GROUND);
    expect(await sharp(jpeg).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      channels: 3,
      space: 'srgb',
    });
  }
});

test('B23: a photo is rotated as its EXIF data says', async () => {
  const lying = await photo(800, 400, '#0000ff').jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const jpeg = await drawSocialPicture(lying, GROUND);
  expect(isNear(await pixelAt(jpeg, 300, 315), LIGHT)).toBe(true);
  expect((await pixelAt(jpeg, 600, 315))[2]).toBeGreaterThan(200);
});

test('B23: even a picture of noise is below 300 KB', async () => {
  const size = 1400;
  const noise = Buffer.from(
    Array.from({ length: size * size * 3 }, (_, index) => (index * 2_654_435_761) % 251),
  );
  const bytes = await sharp(noise, { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer();
  expect((await drawSocialPicture(bytes, GROUND)).length).toBeLessThan(300_000);
});

describe('invalid photos', () => {
  test('a truncated JPEG is rejected, not half drawn', async () => {
    const whole = await framed(1000, 1000).then((png) => sharp(png).jpeg().toBuffer());
    await expect(drawSocialPicture(whole.subarray(0, whole.length / 2), GROUND)).rejects.toThrow();
  });

  test('a picture with too many pixels is rejected before it is decoded', async () => {
    const huge = await photo(9000, 9000).png().toBuffer();
    expect(huge.length).toBeLessThan(2_000_000);
    await expect(drawSocialPicture(huge, GROUND)).rejects.toThrow();
  });

  test.each([
    ['jpeg', { width: 5000, height: 4000 }],
    ['png', { width: 6600, height: 5000 }],
  ] as const)(
    'C12: a large interlaced %s, whose decoding needs all pixels in memory, is rejected, unlike a non-interlaced one',
    async (format, { width, height }) => {
      const one = photo(width, height);
      const encode = (progressive: boolean) =>
        one.clone().toFormat(format, { progressive, chromaSubsampling: '4:4:4' }).toBuffer();
      await expect(drawSocialPicture(await encode(true), GROUND)).rejects.toThrow('too many pixels at once');
      expect((await drawSocialPicture(await encode(false), GROUND)).length).toBeGreaterThan(0);
    },
  );

  test('data that only starts like a picture is rejected', async () => {
    const truncated = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2_000, 65)]);
    await expect(drawSocialPicture(truncated, GROUND)).rejects.toThrow();
  });
});
