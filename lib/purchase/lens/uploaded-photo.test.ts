/** @jest-environment node */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { cleanPhoto } from './uploaded-photo';

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

/** A PNG whose header states a size and whose only data are these bytes, deflated. */
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

/** The picture that may be forwarded for these bytes; null when none may. */
async function forwarded(bytes: Uint8Array, format?: string): Promise<Buffer | null> {
  const clean = await cleanPhoto(dataUrl(bytes, format));
  return clean === null ? null : Buffer.from(clean.slice(clean.indexOf(',') + 1), 'base64');
}

beforeEach(() => jest.spyOn(console, 'warn').mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

describe('photos that are forwarded', () => {
  test.each(FORMATS)('C12, LENS-12: a clean %s, with or without its data: prefix', async (format) => {
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
  });

  const HTML = '<html><script>alert(document.domain)</script></html>';
  const ZIP = 'PK\u0003\u0004 evil.exe PK\u0005\u0006';

  test.each([
    ['jpeg', HTML],
    ['png', ZIP],
    ['webp', HTML],
    ['webp', ZIP],
  ] as const)('C12: nothing that follows the end of a %s', async (format, tail) => {
    const bytes = Buffer.concat([await picture().toFormat(format).toBuffer(), Buffer.from(tail)]);
    const clean = await forwarded(bytes, format);
    expect(clean).not.toBeNull();
    expect(clean?.includes(tail.slice(0, 6))).toBe(false);
    expect(await sharp(clean as Buffer).metadata()).toMatchObject({ format, width: 60, height: 40 });
  });

  test('C12: no comment of a JPEG, and no second picture behind the first', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const comment = Buffer.from('<?php evil();?>');
    const length = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
    const commented = Buffer.concat([bytes.subarray(0, 2), length, comment, bytes.subarray(2), bytes]);
    const clean = await forwarded(commented);
    expect(clean?.includes('evil')).toBe(false);
    expect(clean?.lastIndexOf(Buffer.from([0xff, 0xd8, 0xff]))).toBe(0);
  });

  test('C12: no text of a PNG', async () => {
    const bytes = await picture().png().toBuffer();
    const text = pngChunk('tEXt', Buffer.from('Author\0Maria'));
    // The header chunk ends at byte 33.
    const clean = await forwarded(Buffer.concat([bytes.subarray(0, 33), text, bytes.subarray(33)]), 'png');
    expect(clean).not.toBeNull();
    expect(clean?.includes('Maria')).toBe(false);
  });
});

describe('photos that are refused', () => {
  test.each(FORMATS)('C12, L9: a %s with EXIF', async (format) => {
    const located = picture().withExif({ IFD3: { GPSLatitudeRef: 'S' } });
    expect(await forwarded(await located.toFormat(format).toBuffer(), format)).toBeNull();
  });

  test.each(FORMATS)('C12: a truncated %s', async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#000', noise } })
      .toFormat(format)
      .toBuffer();
    for (const part of [0.02, 0.3, 0.7, 0.95])
      expect(await forwarded(bytes.subarray(0, Math.floor(bytes.length * part)), format)).toBeNull();
  });

  test('C12: a few bytes that unpack to more than 40 megapixels', async () => {
    const bomb = pngOf(20_000, 20_000, Buffer.alloc(1_000_000));
    expect(bomb.length).toBeLessThan(2_000);
    expect(await forwarded(bomb, 'png')).toBeNull();
    expect(await forwarded(await picture(8_001, 5_000).png().toBuffer(), 'png')).toBeNull();
  });

  test('C12: one pixel with megabytes behind it gives one pixel or nothing', async () => {
    const clean = await forwarded(pngOf(1, 1, Buffer.alloc(30_000_000, 7)), 'png');
    expect(clean?.length ?? 0).toBeLessThan(1_000);
  });

  test('C12: an animated WebP', async () => {
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

  test('C12, L9: another kind of file, an address, loose base64', async () => {
    const bytes = await picture().jpeg().toBuffer();
    for (const text of [
      dataUrl(Buffer.from('<svg/>'), 'svg+xml'),
      dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
      dataUrl(Buffer.from('%PDF-1.7')),
      `${dataUrl(bytes)}\n`,
      `${dataUrl(bytes)}!`,
      'https://evil.example/x.jpg',
      '',
    ])
      expect(await cleanPhoto(text)).toBeNull();
  });
});
