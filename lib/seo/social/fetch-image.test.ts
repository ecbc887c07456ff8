/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { PictureRefusedError } from '@/lib/pictures/tasks';
import { stubServiceForFile } from '@/lib/platform/testing/stub-platform';
import { fetchPicture as fetchWithSignal } from './fetch-image';

const server = stubServiceForFile();
let photo: Buffer;

const RESPONSES: Record<string, (response: ServerResponse) => void> = {
  '/photo.jpg': (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo),
  '/mislabelled': (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(photo),
  '/private': (response) => response.writeHead(302, { location: '/secret' }).end(),
  '/metadata': (response) =>
    response.writeHead(301, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/secret': (response) => response.writeHead(200).end(photo),
  '/page.jpg': (response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<!doctype html><title>Ops</title>'),
  '/drawing.jpg': (response) =>
    response
      .writeHead(200, { 'content-type': 'image/jpeg' })
      .end('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  '/film.gif': (response) => response.writeHead(200).end('GIF89a'),
  '/rare.avif': (response) => response.writeHead(200).end('\0\0\0 ftypavif'),
  '/nothing': (response) => response.writeHead(200).end(),
  '/gone': (response) => response.writeHead(404).end(photo),
  '/broken': (response) => response.writeHead(500).end(photo),
  '/never': () => undefined,
  '/drip': (response) => {
    const drip = setInterval(() => response.write(photo.subarray(0, 8)), 20);
    response.on('close', () => clearInterval(drip));
    response.writeHead(200);
  },
  '/endless': (response) => {
    response.writeHead(200);
    const part = Buffer.alloc(1_000_000, 7);
    const pour = (): void => {
      while (!response.destroyed && response.write(part));
      if (!response.destroyed) response.once('drain', pour);
    };
    pour();
  },
  '/torn': (response) => {
    response.writeHead(200, { 'content-length': '5000' });
    response.write(photo.subarray(0, 50), () => response.destroy());
  },
};

beforeAll(async () => {
  photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
});
beforeEach(() =>
  server.respondWith(({ url = '' }, response) => {
    const give = RESPONSES[url];
    if (give) give(response);
    else response.writeHead(404).end();
  }),
);

const fetchPicture = (address: string, timeoutMs?: number) =>
  fetchWithSignal(address, new AbortController().signal, timeoutMs);
const at = (path: string) => `${server.url}${path}`;

test.each(['/photo.jpg', '/mislabelled'])('SEO-08: a photo is recognised by its bytes (%s)', async (path) => {
  expect(await fetchPicture(at(path))).toEqual(photo);
});

test.each(['/private', '/metadata'])('C4: a redirect is not followed (%s)', async (path) => {
  await expect(fetchPicture(at(path))).rejects.toThrow(PictureRefusedError);
  expect(server.requests.map(({ url }) => url)).toEqual([path]);
});

test.each(['/page.jpg', '/drawing.jpg', '/film.gif', '/rare.avif', '/nothing', '/gone', '/broken', '/torn'])(
  'C12: a response that is not a photo is rejected (%s)',
  async (path) => {
    await expect(fetchPicture(at(path))).rejects.toThrow(PictureRefusedError);
  },
);

test.each(['/never', '/drip'])('R1: a slow response is aborted (%s)', async (path) => {
  await expect(fetchPicture(at(path), 300)).rejects.toThrow('too slow');
});

test('R1: an endless response is aborted', async () => {
  await expect(fetchPicture(at('/endless'))).rejects.toThrow(PictureRefusedError);
});

test('R1: an unreachable host returns no picture', async () => {
  await expect(fetchPicture('http://localhost:1/photo.jpg')).rejects.toThrow(PictureRefusedError);
});

test('R3: a request is cancelled once no one needs the picture', async () => {
  const leaving = new AbortController();
  const fetching = fetchWithSignal(at('/never'), leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(fetching).rejects.toThrow('gone');
});

test('C12: the header of a picture with too many pixels is enough to reject it', async () => {
  const usual = photo;
  photo = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await expect(fetchPicture(at('/photo.jpg'))).rejects.toThrow('header: pixels');
  photo = usual;
});
