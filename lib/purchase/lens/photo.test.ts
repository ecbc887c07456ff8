/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictureKind, pictureSize } from '@/lib/pictures/header';
import { inspectPhoto, PhotoError, renderPhoto } from './photo';

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });
const KINDS = ['jpeg', 'png', 'webp'] as const;
const phonePhoto = () => readFile(path.join(process.cwd(), 'lib/pictures/testing/turned-phone-photo.heic'));
const file = (bytes: Uint8Array | string, type = 'image/jpeg') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });

async function problemOf(blob: Blob): Promise<string> {
  try {
    await inspectPhoto(blob);
    return '';
  } catch (error) {
    if (error instanceof PhotoError) return error.message;
    throw error;
  }
}

/** A JPEG header with a size, without the picture. */
function jpegHeader(width: number, height: number): Uint8Array {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  return Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, ...size, 1, 0, 0, 0]);
}

describe('detection by the first bytes', () => {
  test.each(KINDS)('C12: format and size of a %s are read', async (kind) => {
    const bytes = await picture(61, 43).toFormat(kind).toBuffer();
    expect(pictureKind(bytes)).toBe(kind);
    expect(pictureSize(bytes)).toEqual({ width: 61, height: 43 });
  });

  test('C12: the size of a lossless and an extended WebP is read', async () => {
    const lossless = await picture(61, 43).webp({ lossless: true }).toBuffer();
    expect(pictureSize(lossless)).toEqual({ width: 61, height: 43 });
    const extended = await picture(61, 43)
      .withExif({ IFD0: { Make: 'x' } })
      .webp()
      .toBuffer();
    expect(pictureSize(extended)).toEqual({ width: 61, height: 43 });
  });

  test('C12: the format and size read from a HEIC or AVIF are those of the whole picture, not of its tiles', async () => {
    const heic = await phonePhoto();
    expect([pictureKind(heic), pictureSize(heic)]).toEqual(['heic', { width: 64, height: 64 }]);
    const avif = await picture(61, 43).avif({ effort: 0 }).toBuffer();
    expect([pictureKind(avif), pictureSize(avif)]).toEqual(['avif', { width: 61, height: 43 }]);
    for (const bytes of [heic, avif])
      for (let end = 0; end < bytes.length; end += 1) pictureSize(bytes.subarray(0, end));
  });

  test('C12: truncated and forged files have no size and cause no error', async () => {
    const bytes = await picture().jpeg().toBuffer();
    for (let end = 0; end < 200; end += 1) pictureSize(bytes.subarray(0, end));
    expect(pictureSize(Uint8Array.from([0xff, 0xd8, 0xff]))).toBeNull();
    expect(pictureSize(new Uint8Array(0))).toBeNull();
  });
});

describe('accepted and rejected files', () => {
  test.each(KINDS)('LENS-12: a %s is accepted', async (kind) => {
    expect(await problemOf(file(await picture().toFormat(kind).toBuffer(), `image/${kind}`))).toBe('');
  });

  test('LENS-12: a file whose type is not image/ is not read', async () => {
    const pdf = file('%PDF-1.7', 'application/pdf');
    const arrayBuffer = jest.spyOn(pdf, 'slice');
    expect(await problemOf(pdf)).toBe(
      'Este arquivo não é uma imagem. Envie um PDF ou uma foto JPG, PNG, WebP, HEIC ou AVIF.',
    );
    expect(arrayBuffer).not.toHaveBeenCalled();
  });

  test.each([
    ['a PDF renamed .jpg', file('%PDF-1.7 renamed'), /não é de uma foto/],
    ['an SVG', file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'), /não é de uma foto/],
    ['a GIF', file('GIF89a', 'image/gif'), /não é de uma foto/],
    ['a file that only claims to be a HEIC', file('ftypheic', 'image/heic'), /não é de uma foto/],
    ['an empty file', file(''), /vazio/],
    ['a photo of 12 MB', file(new Uint8Array(12 * 1024 * 1024)), /10 MB/],
    ['a photo of 60 megapixels', file(jpegHeader(10_000, 6_000)), /40 megapixels/],
    ['a cut photo', file(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])), /danificado/],
  ])('C12: %s is rejected with a message', async (_name, blob, message) => {
    expect(await problemOf(blob)).toMatch(message);
  });

  test('C12: 40 megapixels are accepted', async () => {
    expect(await problemOf(file(jpegHeader(8_000, 5_000)))).toBe('');
  });
});

test('C12: a decoded photo is removed from memory even if it cannot be drawn', async () => {
  const close = jest.fn();
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 60, height: 40, close }),
    document: { createElement: () => ({ getContext: () => null }) },
  });
  await expect(renderPhoto(file(jpegHeader(60, 40)), 0)).rejects.toThrow(/danificado/);
  expect(close).toHaveBeenCalledTimes(1);
});

describe('photos that the browser cannot decode', () => {
  beforeEach(() => {
    class StubReader {
      result = '';
      onload: () => void = () => undefined;
      readAsDataURL(blob: Blob) {
        void blob.arrayBuffer().then((bytes) => {
          this.result = `data:${blob.type};base64,${Buffer.from(bytes).toString('base64')}`;
          this.onload();
        });
      }
    }
    Object.assign(globalThis, {
      FileReader: StubReader,
      createImageBitmap: () => Promise.reject(new DOMException('The source image could not be decoded.')),
    });
  });

  test('LENS-12: a HEIC photo is sent unchanged', async () => {
    const heic = await phonePhoto();
    expect(await renderPhoto(file(heic, 'image/heic'), 0)).toEqual({
      dataUrl: `data:image/heic;base64,${heic.toString('base64')}`,
      width: 64,
      height: 64,
      undrawnFormat: 'HEIC',
    });
  });

  test('C12: a HEIC photo that is too large, and a damaged JPEG, are rejected with a message', async () => {
    const heavy = Buffer.concat([await phonePhoto(), Buffer.alloc(7_000_000)]);
    await expect(renderPhoto(file(heavy, 'image/heic'), 0)).rejects.toThrow(/grande demais para seguir/);
    await expect(renderPhoto(file(jpegHeader(10, 10)), 0)).rejects.toThrow(/danificado/);
  });
});
