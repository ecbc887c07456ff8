import sharp from 'sharp';
import { readPhotoOptics } from './photo-optics';

type Noted = { film?: number; width?: number; height?: number; zoom?: string };

/**
 * A photo of that size with the EXIF data of a camera whose pictures have 800 × 600 px, and of a lens of 26
 * mm.
 */
async function photo(
  size: { width: number; height: number },
  { film = 26, width = 800, height = 600, zoom }: Noted = {},
): Promise<File> {
  const jpeg = await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .withExif({
      IFD2: {
        ...(film > 0 && { FocalLengthIn35mmFilm: String(film) }),
        PixelXDimension: String(width),
        PixelYDimension: String(height),
        ...(zoom !== undefined && { DigitalZoomRatio: zoom }),
      },
    })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(jpeg)], 'foto.jpg', { type: 'image/jpeg' });
}

const WHOLE = { width: 800, height: 600 };

test('TRY-14: the focal length of a 26 mm lens is computed for a 4:3 picture', async () => {
  const optics = await readPhotoOptics(await photo(WHOLE), WHOLE);
  expect(optics?.focalLength).toBeCloseTo(26 / 34.61, 2);
});

test('TRY-14: rotating or scaling a photo keeps its optics', async () => {
  for (const size of [
    { width: 600, height: 800 },
    { width: 400, height: 300 },
  ])
    expect((await readPhotoOptics(await photo(size), size))?.focalLength).toBeCloseTo(26 / 34.61, 2);
});

test.each<[string, { width: number; height: number }, Noted]>([
  ['without a note of its lens', WHOLE, { film: 0 }],
  ['cut after it was taken', { width: 600, height: 600 }, {}],
  ['cut by the camera', { width: 800, height: 450 }, { height: 450 }],
  ['enlarged by the camera', WHOLE, { zoom: '2/1' }],
])('TRY-14: a photo %s has no optics', async (_what, size, noted) => {
  expect(await readPhotoOptics(await photo(size, noted), size)).toBeNull();
});

test('TRY-14: a photo without EXIF has no optics', async () => {
  const jpeg = await sharp({ create: { ...WHOLE, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  expect(await readPhotoOptics(new File([new Uint8Array(jpeg)], 'foto.jpg'), WHOLE)).toBeNull();
});
