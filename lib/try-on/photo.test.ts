/** @jest-environment jsdom */

import { measureFace } from '@/lib/face-measure/geometry/face-measures';
import { faceAt, PICTURE } from '@/lib/face-measure/testing';
import { clearPhoto, facePhoto, measurePhoto } from './photo';
import * as client from './worker-client';

jest.mock('./worker-client');

/** The pictures that have been created, in this order. */
let pictures: { width: number; height: number; close: jest.Mock }[];
const isOpen = ({ close }: { close: jest.Mock }) => close.mock.calls.length === 0;

const createPicture = () => {
  const picture = { width: 800, height: 600, close: jest.fn() };
  pictures.push(picture);
  return picture;
};

beforeEach(() => {
  pictures = [];
  window.createImageBitmap = jest.fn(async () => createPicture());
  // The real one transfers the picture, which the worker closes.
  jest.mocked(client.measureFace).mockImplementation(async (picture) => {
    picture.close();
    return null;
  });
});

test('TRY-05: of a rejected photo no picture stays in memory', async () => {
  const taken = createPicture();
  expect(await measurePhoto(taken)).toBe('no-face');
  expect(pictures.filter(isOpen)).toEqual([]);
});

test('TRY-02: of an accepted photo only the shown picture stays in memory, until it is deleted', async () => {
  const face = faceAt();
  jest.mocked(client.measureFace).mockImplementation(async (picture) => {
    picture.close();
    return { face, measures: measureFace(face, PICTURE.height) };
  });
  expect(await measurePhoto(createPicture())).toBeNull();
  expect(pictures.filter(isOpen)).toEqual([facePhoto.get()?.picture]);
  clearPhoto();
  expect(pictures.filter(isOpen)).toEqual([]);
});
