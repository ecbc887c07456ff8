/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bannerPictures } from '../content/banners';
import { createStore } from '../store';
import { productsOf } from '../testing/find';
import { openPgliteStore, SHOP_URL, type TestStore } from '../testing/test-store';
import type { RenderJob } from './job';
import { openPictureCache, type PictureCache } from './picture-cache';
import { upload } from './upload';
import { warmPictures } from './warm-pictures';

let store: TestStore;
let folder = '';
let pictures: PictureCache;
let jobs: RenderJob[] = [];
let stop: AbortController;
beforeAll(async () => {
  store = await openPgliteStore();
}, 60_000);
afterAll(() => store.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'warm-'));
  pictures = await openPictureCache(folder, 'v1');
  jobs = [];
  stop = new AbortController();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const render = async (job: RenderJob) => {
  jobs.push(job);
  return Buffer.from(JSON.stringify(job));
};
const idle = async () => {};
/** Paths of the two medium pictures on each card of the first pages. */
async function firstPictures(): Promise<string[]> {
  const listings = await Promise.all(
    ['/oculos-de-grau', '/oculos-de-sol', '/lentes'].map((path) => productsOf(store, path)),
  );
  const shown = listings
    .flatMap((cards) => cards.slice(0, 12))
    .flatMap((card) => card.midias.imagens.slice(0, 2));
  return shown.map(({ arquivos }) => new URL(arquivos.medium ?? '').pathname);
}

const warm = (pool = { render, idle }) => warmPictures(store.ctx, pictures, pool, stop.signal);

test('banners come first, in both variants, then two pictures of every first card of the top categories', async () => {
  await warm();
  const banners = jobs.slice(0, bannerPictures.size * 2);
  const expected = [...bannerPictures].flatMap((name) =>
    ['desktop', 'mobile'].map((variant) => ({ kind: 'banner', name, variant })),
  );
  expect(banners).toEqual(expected);
  expect(jobs.slice(banners.length)).toHaveLength((await firstPictures()).length);
});

test('what was prepared is what the pages ask for', async () => {
  await warm();
  const made = jobs.length;
  const app = createStore(store.ctx, {
    upload,
    pictures,
    renderer: { render, close: idle },
    shopUrl: SHOP_URL,
  });
  const banners = [...bannerPictures].flatMap((name) => [
    `/upload/banner/${name}-desktop.webp`,
    `/upload/banner/${name}-mobile.webp`,
  ]);
  for (const path of [...banners, ...(await firstPictures())]) {
    expect([path, (await app.request(path)).status]).toEqual([path, 200]);
  }
  expect(jobs).toHaveLength(made);
});

test('a second run finds every picture on disk and makes none', async () => {
  await warm();
  const made = jobs.length;
  expect(made).toBeGreaterThan(0);
  pictures = await openPictureCache(folder, 'v1');
  await warm();
  expect(jobs).toHaveLength(made);
});

test('no picture begins while the pool works for requests, nor while another is under way', async () => {
  let busy = true;
  let running = 0;
  let release = () => {};
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  const overlaps: number[] = [];
  const pool = {
    idle: () => (busy ? free : Promise.resolve()),
    render: async (job: RenderJob) => {
      overlaps.push(running++);
      const picture = await render(job);
      running--;
      return picture;
    },
  };
  const warming = warm(pool);
  await pictures.get('asked for', async () => Buffer.from('x'));
  expect(jobs).toEqual([]);
  busy = false;
  release();
  await warming;
  expect(new Set(overlaps)).toEqual(new Set([0]));
});

test('once stopped, no further picture begins, and a broken off one is not reported', async () => {
  const report = jest.spyOn(console, 'error').mockReturnValue();
  await warm({
    idle,
    render: async (job) => {
      await render(job);
      stop.abort();
      throw new Error('The picture worker ended.');
    },
  });
  expect(jobs).toHaveLength(1);
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});

test('a failure is reported once and leaves the rest to the requests', async () => {
  const report = jest.spyOn(console, 'error').mockReturnValue();
  await warm({ idle, render: () => Promise.reject(new Error('disk full')) });
  expect(report).toHaveBeenCalledTimes(1);
  report.mockRestore();
});
