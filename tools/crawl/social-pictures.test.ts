/** @jest-environment node */
import sharp, { type FormatEnum } from 'sharp';
import type { ShopResponse } from './fetch';
import { pictureProblems } from './social-pictures';

const HERE = 'http://loja.test';
const flat = (width: number, height: number, format: keyof FormatEnum = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .toFormat(format)
    .toBuffer();

type ShopResponses = Record<string, Partial<ShopResponse>>;

/** A reader that returns these responses, by path. */
const readerOf = (responses: ShopResponses) => async (url: string) => ({
  status: 200,
  location: '',
  headers: new Headers(),
  bytes: Buffer.alloc(0),
  text: () => '',
  ...responses[new URL(url).pathname],
});

async function problemsOf(responses: ShopResponses) {
  return pictureProblems(`${HERE}/og.jpg`, readerOf(responses));
}

test('B23: a correct picture has no problem, even behind a redirect', async () => {
  const right = { bytes: await flat(1200, 630) };
  expect(await problemsOf({ '/og.jpg': right })).toEqual([]);
  expect(await problemsOf({ '/og.jpg': { status: 307, location: '/b.jpg' }, '/b.jpg': right })).toEqual([]);
});

test('B23: a wrong size, type or weight, and endless redirects, are reported', async () => {
  expect(await problemsOf({ '/og.jpg': { bytes: await flat(600, 600, 'webp') } })).toEqual([
    'is 600 × 600',
    'is webp, which some services do not show',
  ]);
  const heavy = Buffer.concat([await flat(1200, 630), Buffer.alloc(300_000)]);
  expect(await problemsOf({ '/og.jpg': { bytes: heavy } })).toEqual([`has ${heavy.length} bytes`]);
  expect(await problemsOf({ '/og.jpg': { bytes: Buffer.from('<svg/>') } })).toEqual(['is not a picture']);
  expect(await problemsOf({ '/og.jpg': { status: 404 } })).toEqual(['returns 404']);
  expect(await problemsOf({ '/og.jpg': { status: 307, location: '/og.jpg' } })).toEqual(['returns 307']);
});
