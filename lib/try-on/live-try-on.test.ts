/** @jest-environment jsdom */

import { measureFace } from '@/lib/face-measure/geometry/face-measures';
import { faceAt, PICTURE } from '@/lib/face-measure/testing';
import * as drawing from './draw-try-on';
import { runLiveTryOn } from './live-try-on';
import type { CutOut } from './picture/cut-out';
import * as client from './worker-client';

jest.mock('./draw-try-on');
jest.mock('./worker-client');

const LAYER = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
const CUT_OUT: CutOut = { frame: LAYER, lenses: LAYER, width: 138, height: 46 };

const face = faceAt();
const measured = { face, measures: measureFace(face, PICTURE.height) };

/** Runs the video until `pictures` are drawn. A response takes `msOf` of the number drawn so far. */
async function run(msOf: (drawn: number) => number, pictures: number) {
  let now = 0;
  const controller = new AbortController();
  const draw = jest.mocked(drawing.drawFrame).mockReset();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.mocked(client.measureFace).mockImplementation(async () => {
    now += msOf(draw.mock.calls.length);
    if (draw.mock.calls.length >= pictures) controller.abort();
    return measured;
  });
  jest.mocked(drawing.context2d).mockReturnValue({
    clearRect: () => undefined,
  } as Partial<CanvasRenderingContext2D> as CanvasRenderingContext2D);
  window.createImageBitmap = jest.fn();
  window.requestAnimationFrame = (callback) => {
    callback(now);
    return 0;
  };
  const video = Object.assign(document.createElement('video'));
  Object.defineProperties(video, {
    videoWidth: { value: PICTURE.width },
    videoHeight: { value: PICTURE.height },
  });
  const canvas = document.createElement('canvas');
  const result = await runLiveTryOn({ video, canvas, cutOut: CUT_OUT, signal: controller.signal });
  return { result, drawn: draw.mock.calls.length, canvas };
}

test('TRY-08: on a fast device the frame follows the face until the camera is closed', async () => {
  expect(await run(() => 45, 60)).toMatchObject({ result: true, drawn: 60 });
});

test('TRY-08: below 20 frames per second the drawing stops and the glasses are removed', async () => {
  const { result, drawn, canvas } = await run(() => 60, 1_000);
  expect(result).toBe(false);
  expect(drawn).toBeLessThan(30);
  expect(canvas.width).toBe(0);
});

test('TRY-08: the drawing also stops if the device becomes slow later', async () => {
  const { result, drawn } = await run((count) => (count < 100 ? 45 : 60), 1_000);
  expect(result).toBe(false);
  expect(drawn).toBeGreaterThan(100);
  expect(drawn).toBeLessThan(150);
});
