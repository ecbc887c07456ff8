/** @jest-environment jsdom */

import { loadFaceMeasurer } from '@/lib/face-measure/measure';
import './worker';

jest.mock('@/lib/face-measure/measure');
Object.assign(globalThis, { WORKER_FILES: '/try-on/1/' });

/** Sends a request to the worker, which is in this window. */
const send = (data: object) =>
  new Promise((resolve) =>
    window.dispatchEvent(Object.assign(new Event('message'), { data, ports: [{ postMessage: resolve }] })),
  );

test('TRY-10: models that could not be loaded are requested again by the next task, and then kept', async () => {
  const load = jest.mocked(loadFaceMeasurer);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue({ measure: jest.fn(async () => null), measureWithCard: jest.fn() });
  expect(await send({ kind: 'models' })).toEqual({ error: 'TypeError: Failed to fetch' });
  const picture = { close: jest.fn() };
  expect(await send({ kind: 'face', picture, isVideo: false })).toEqual({ result: null });
  expect(await send({ kind: 'face', picture, isVideo: false })).toEqual({ result: null });
  expect(load).toHaveBeenCalledTimes(2);
  expect(picture.close).toHaveBeenCalledTimes(2);
});
