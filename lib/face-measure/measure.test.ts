/** @jest-environment node */
import { findCard } from './card/find-card';
import { loadFaceModel } from './detection/face-model';
import type { Face } from './geometry/landmarks';
import { loadFaceMeasurer } from './measure';
import { cardAt, faceAt, PICTURE } from './testing';

jest.mock('./card/find-card', () => ({ findCard: jest.fn() }));
jest.mock('./detection/face-model', () => ({ loadFaceModel: jest.fn() }));

const image = { ...PICTURE, close: () => undefined };

/** The measurer for images that show this face. */
function measurerOf(face: Face | null) {
  jest.mocked(loadFaceModel).mockResolvedValue(async () => face);
  return loadFaceMeasurer('/models/');
}

test('TRY-06: an image yields the face and its measures in millimetres with their uncertainty', async () => {
  const { measure } = await measurerOf(faceAt());
  const total = { value: expect.closeTo(63, 0), uncertainty: expect.any(Number) };
  expect(await measure(image)).toMatchObject({ face: faceAt(), measures: { pupils: { total } } });
  expect(loadFaceModel).toHaveBeenCalledWith('/models/');
});

test('TRY-05: an image without a face yields nothing, and a turned head its problem', async () => {
  const nobody = await measurerOf(null);
  expect(await nobody.measure(image)).toBeNull();
  expect(await nobody.measureWithCard(image)).toBeNull();
  const turned = await measurerOf(faceAt({ yaw: 26 }));
  expect(await turned.measure(image)).toMatchObject({ measures: 'turned' });
});

test('TRY-14: with a card the measures are several times more exact; without one there are none', async () => {
  const { measure, measureWithCard } = await measurerOf(faceAt());
  jest.mocked(findCard).mockReturnValue('no-card');
  expect(await measureWithCard(image)).toMatchObject({ measures: 'no-card' });
  const pose = cardAt();
  if (pose === null) throw new Error('The card has no pose');
  jest.mocked(findCard).mockReturnValue(pose);
  const byIrises = await measure(image);
  const byCard = await measureWithCard(image);
  const uncertaintyOf = (found: typeof byIrises | typeof byCard) =>
    typeof found?.measures === 'object' ? found.measures.pupils.total.uncertainty : Number.NaN;
  expect(byCard?.measures).toMatchObject({
    source: 'card',
    pupils: { total: { value: expect.closeTo(63, 0) } },
  });
  expect(uncertaintyOf(byCard)).toBeLessThan(uncertaintyOf(byIrises) / 2);
});
