/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import type { CachedPage } from '@/lib/page-cache/page-entry';
import { onDataWarning, reportDataWarning } from '@/lib/platform/data-warnings';
import { StoreApiError } from '@/lib/platform/errors';
import { withFallback } from '@/lib/platform/optional';
import { missedPatches } from './patch-state';
import { renderQuality, tagDataWarning } from './render-quality';

type Store = NonNullable<ReturnType<typeof workUnitAsyncStorage.getStore>>;

/** Runs `work` in one of Next's stores, which has many more fields than the tags of a render need. */
const runIn = (store: object, work: () => Promise<unknown>) => workUnitAsyncStorage.run(store as Store, work);

const pageOf = (headers: CachedPage['headers']): CachedPage => ({
  kind: 'APP_PAGE',
  html: '',
  rscData: undefined,
  headers,
  status: 200,
  postponed: undefined,
  segmentData: undefined,
});

/** Runs `work` as Next runs a render, and returns the finished page. */
async function render(work: () => Promise<unknown>, store: object = { type: 'prerender-legacy' }) {
  const unit = { tags: ['_N_T_/layout'] as string[] | null, ...store };
  await runIn(unit, work);
  return pageOf({ 'x-next-cache-tags': unit.tags?.join(',') });
}

const failedBlock = () => withFallback(Promise.reject(new StoreApiError('timeout', 'GET blog')), []);

beforeEach(() => {
  onDataWarning(tagDataWarning);
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('R5: of two pages rendered concurrently, only the one with a missing section is incomplete', async () => {
  const [incomplete, complete] = await Promise.all([
    render(async () => {
      await wait(5);
      await Promise.all([failedBlock(), failedBlock()]);
    }),
    render(async () => {
      await withFallback(Promise.resolve(['post']), []);
      await wait(20);
    }),
  ]);
  expect(renderQuality(incomplete)).toEqual({ isIncomplete: true, dataStoredAt: null });
  expect(renderQuality(complete)).toEqual({ isIncomplete: false, dataStoredAt: null });
});

test('L8: the data of a page is as old as its oldest stale data', async () => {
  const page = await render(async () => {
    for (const storedAt of [3_000, 1_000, 2_000]) reportDataWarning({ kind: 'stale-data', storedAt });
  });
  expect(renderQuality(page)).toEqual({ isIncomplete: false, dataStoredAt: 1_000 });
});

test('R4: a page with a stale menu counts as complete and current', async () => {
  const page = await render(async () => reportDataWarning({ kind: 'stale-content' }));
  expect(renderQuality(page)).toEqual({ isIncomplete: false, dataStoredAt: null });
});

test('R5: a section that fails outside a render is ignored', async () => {
  await failedBlock();
  const page = await render(failedBlock, { type: 'request' });
  expect(renderQuality(page).isIncomplete).toBe(false);
});

test('R5: missing cache tags are reported as a patch that was not applied', async () => {
  await runIn({ type: 'new-kind' }, failedBlock);
  renderQuality(pageOf({}));
  expect(missedPatches()['render-tags']).toBe(2);
  expect(console.error).toHaveBeenCalledTimes(1);
});
