/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { isPictureRefused } from '@/lib/pictures/tasks';
import { cleanPhotos, isPhotoText } from './uploaded-photo';

const FORMATS = ['jpeg', 'png', 'webp'] as const;

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#abc' } });

const dataUrl = (bytes: Uint8Array, format = 'jpeg') =>
  `data:image/${format};base64,${Buffer.from(bytes).toString('base64')}`;

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngChunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data]);
  const chunk = Buffer.alloc(8 + content.length);
  chunk.writeUInt32BE(data.length);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), 4 + content.length);
  return chunk;
}

/** A PNG with this size in its header, but only these bytes, deflated, as its data. */
function pngOf(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * A grey JPEG of 8 × 8 px whose coefficients come one by one and bit by bit, in 883 scans. Decoders accept
 * it.
 */
function jpegOfManyScans(): Buffer {
  const segment = (marker: number, ...bytes: number[]) => [0xff, marker, 0, bytes.length + 2, ...bytes];
  // A table with a single code of one bit.
  const codes = (kind: number) => segment(0xc4, kind, 1, ...Array<number>(16).fill(0));
  const scan = (coefficient: number, bits: number) => [
    ...segment(0xda, 1, 1, 0, coefficient, coefficient, bits),
    0x7f,
  ];
  const planes = Array.from({ length: 14 }, (_, index) => 13 - index);
  const bitsOf = (plane: number) => (plane === 13 ? plane : ((plane + 1) << 4) | plane);
  return Buffer.from([
    ...[0xff, 0xd8, ...segment(0xdb, 0, ...Array<number>(64).fill(1))],
    ...[...segment(0xc2, 8, 0, 8, 0, 8, 1, 1, 0x11, 0), ...codes(0x00), ...codes(0x10), ...scan(0, 0)],
    ...planes.flatMap((plane) =>
      Array.from({ length: 63 }, (_, index) => scan(index + 1, bitsOf(plane))).flat(),
    ),
    ...[0xff, 0xd9],
  ]);
}

/** The picture that may be forwarded for these bytes; null if nothing may be forwarded. */
async function forwarded(bytes: Uint8Array, format?: string): Promise<Buffer | null> {
  try {
    const clean = await cleanPhoto(dataUrl(bytes, format));
    return Buffer.from(clean.slice(clean.indexOf(',') + 1), 'base64');
  } catch (error) {
    if (!isPictureRefused(error)) throw error;
    return null;
  }
}

async function cleanPhoto(text: string): Promise<string> {
  expect(isPhotoText(text)).toBe(true);
  const [clean = ''] = await cleanPhotos([text], new AbortController().signal);
  return clean;
}

describe('forwarded photos', () => {
  test.each(FORMATS)(
    'C12, LENS-12: a clean %s is forwarded, with or without its data: prefix',
    async (format) => {
      const url = dataUrl(await picture().toFormat(format).toBuffer(), format);
      expect(await cleanPhoto(url)).toMatch(new RegExp(`^data:image/${format};base64,[\\w+/]+=*$`));
      expect(await cleanPhoto(url.slice(url.indexOf(',') + 1))).toMatch(/^[\w+/]+=*$/);
      expect(
        await sharp((await forwarded(Buffer.from(url.split(',')[1] ?? '', 'base64'))) as Buffer).metadata(),
      ).toMatchObject({
        format,
        width: 60,
        height: 40,
      });
    },
  );

  const HTML = '<html><script>alert(document.domain)</script></html>';
  const ZIP = 'PK\u0003\u0004 evil.exe PK\u0005\u0006';

  test.each([
    ['jpeg', HTML],
    ['png', ZIP],
    ['webp', HTML],
    ['webp', ZIP],
  ] as const)('C12: nothing after the end of a %s is forwarded', async (format, tail) => {
    const bytes = Buffer.concat([await picture().toFormat(format).toBuffer(), Buffer.from(tail)]);
    const clean = await forwarded(bytes, format);
    expect(clean).not.toBeNull();
    expect(clean?.includes(tail.slice(0, 6))).toBe(false);
    expect(await sharp(clean as Buffer).metadata()).toMatchObject({ format, width: 60, height: 40 });
  });

  test('C12: no comment or second picture in a JPEG is forwarded', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const comment = Buffer.from('<?php evil();?>');
    const length = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
    const commented = Buffer.concat([bytes.subarray(0, 2), length, comment, bytes.subarray(2), bytes]);
    const clean = await forwarded(commented);
    expect(clean?.includes('evil')).toBe(false);
    expect(clean?.lastIndexOf(Buffer.from([0xff, 0xd8, 0xff]))).toBe(0);
  });

  test('C12: no text chunk in a PNG is forwarded', async () => {
    const bytes = await picture().png().toBuffer();
    const text = pngChunk('tEXt', Buffer.from('Author\0Maria'));
    // The header chunk ends at byte 33.
    const clean = await forwarded(Buffer.concat([bytes.subarray(0, 33), text, bytes.subarray(33)]), 'png');
    expect(clean).not.toBeNull();
    expect(clean?.includes('Maria')).toBe(false);
  });
});

describe('rejected photos', () => {
  test.each(FORMATS)('C12, L9: a %s with EXIF is rejected', async (format) => {
    const located = picture().withExif({ IFD3: { GPSLatitudeRef: 'S' } });
    expect(await forwarded(await located.toFormat(format).toBuffer(), format)).toBeNull();
  });

  test.each(FORMATS)('C12: a truncated %s is rejected', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#000', noise } })
      .toFormat(format)
      .toBuffer();
    for (const part of [0.02, 0.3, 0.7, 0.95])
      expect(await forwarded(bytes.subarray(0, Math.floor(bytes.length * part)), format)).toBeNull();
  });

  test('C12: a few bytes that decode to more than 16 megapixels are rejected', async () => {
    const bomb = pngOf(20_000, 20_000, Buffer.alloc(1_000_000));
    expect(bomb.length).toBeLessThan(2_000);
    expect(await forwarded(bomb, 'png')).toBeNull();
    expect(await forwarded(await picture(4_001, 4_000).png().toBuffer(), 'png')).toBeNull();
  });

  test('C12: a single pixel followed by megabytes of data is decoded to one pixel, or rejected', async () => {
    const clean = await forwarded(pngOf(1, 1, Buffer.alloc(30_000_000, 7)), 'png');
    expect(clean?.length ?? 0).toBeLessThan(1_000);
  });

  test('C12, R1: a JPEG with many scans, each as slow as the whole picture, is rejected', async () => {
    expect(await forwarded(jpegOfManyScans())).toBeNull();
  });

  test('C12: an animated WebP is rejected', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await forwarded(animated, 'webp')).toBeNull();
  });

  test('C12, L9: other file types are rejected', async () => {
    for (const other of [
      '<svg/>',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      '%PDF-1.7',
      'GIF89a',
    ])
      expect(await forwarded(Buffer.from(other))).toBeNull();
  });

  test('C12, L9: addresses, other types and malformed base64 are rejected', async () => {
    const bytes = await picture().jpeg().toBuffer();
    for (const text of [
      dataUrl(Buffer.from('<svg/>'), 'svg+xml'),
      `${dataUrl(bytes)}\n`,
      `${dataUrl(bytes)}!`,
      'https://evil.example/x.jpg',
      '',
    ])
      expect(isPhotoText(text)).toBe(false);
  });

  test('C12: a large interlaced photo, which needs memory for all its pixels, is rejected', async () => {
    const large = await picture(4_000, 4_000)
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
    expect(await forwarded(large)).toBeNull();
    expect(
      await forwarded(await picture(2_000, 2_000).jpeg({ progressive: true }).toBuffer()),
    ).not.toBeNull();
  });
});

describe('phone photos', () => {
  const phonePhoto = () => readFile(path.join(process.cwd(), 'lib/pictures/testing/turned-phone-photo.heic'));
  const colourAt = async (jpeg: Buffer, top: number) => {
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray(3 * top * info.width, 3 * top * info.width + 3)].map((value) => value > 127);
  };

  test('LENS-12, L9: a HEIC photo becomes an upright JPEG without its metadata', async () => {
    const heic = await phonePhoto();
    expect(heic.includes('Telefone')).toBe(true);
    const jpeg = await forwarded(heic, 'heic');
    expect(jpeg?.includes('Telefone')).toBe(false);
    const { format, width, height, exif } = await sharp(jpeg as Buffer).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'jpeg',
      width: 40,
      height: 64,
      exif: undefined,
    });
    expect(await colourAt(jpeg as Buffer, 2)).toEqual([true, false, false]);
    expect(await colourAt(jpeg as Buffer, 61)).toEqual([false, false, true]);
  });

  test('LENS-12, L9: an AVIF photo becomes a JPEG without its metadata', async () => {
    const avif = await picture()
      .withExif({ IFD3: { GPSLatitudeRef: 'S' } })
      .avif({ effort: 0 })
      .toBuffer();
    expect(await cleanPhoto(dataUrl(avif, 'avif'))).toMatch(/^data:image\/jpeg;base64,/);
    const { format, width, exif } = await sharp((await forwarded(avif, 'avif')) as Buffer).metadata();
    expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 60, exif: undefined });
  });

  test('C12: damaged and oversized phone photos are rejected', async () => {
    const heic = await phonePhoto();
    for (const part of [0.1, 0.5, 0.7]) {
      const cut = heic.subarray(0, Math.floor(heic.length * part));
      expect(await forwarded(cut, 'heic')).toBeNull();
    }
    const huge = Buffer.from(heic);
    // The size of the whole picture is in the second of its size properties.
    const size = huge.indexOf('ispe', huge.indexOf('ispe') + 4) + 8;
    huge.writeUInt32BE(6_000, size);
    huge.writeUInt32BE(5_000, size + 4);
    expect(await forwarded(huge, 'heic')).toBeNull();
  });
});

test('C12: photos larger than those the browser sends are scaled down', async () => {
  const large = await forwarded(await picture(4_000, 3_000).png().toBuffer(), 'png');
  expect(await sharp(large as Buffer).metadata()).toMatchObject({
    format: 'png',
    width: 2_000,
    height: 1_500,
  });
});
