import { measureFace } from '../geometry/face-measures';
import { faceAt, PICTURE } from '../testing';
import { combineReadings, scaledByPupils } from './card-readings';

const reading = (value: number) => ({ value, uncertainty: 1.3 });

test('TRY-14: the result of several readings is their median, and their spread adds to the uncertainty', () => {
  const same = combineReadings([63, 63, 63, 63, 63].map(reading));
  expect(same).toEqual({ value: 63, uncertainty: 1.3 });
  const apart = combineReadings([62.4, 63.6, 63, 63.1, 64].map(reading));
  expect(apart?.value).toBe(63.1);
  expect(apart?.uncertainty).toBeGreaterThan(1.35);
  expect(apart?.uncertainty).toBeLessThan(1.6);
});

test('TRY-14: contradictory readings, or none, have no result', () => {
  expect(combineReadings([60, 63, 64].map(reading))).toBeNull();
  expect(combineReadings([])).toBeNull();
});

test('TRY-14: a photo without a card is scaled by the pupil distance measured with the card, with a smaller uncertainty for the face width', () => {
  const measures = measureFace(faceAt(), PICTURE.height);
  if (typeof measures === 'string') throw new Error(measures);
  const scaled = scaledByPupils(measures, { value: 60, uncertainty: 1.4 });
  const factor = 60 / measures.pupils.total.value;
  expect(scaled.source).toBe('card');
  expect(scaled.pupils.total).toEqual({ value: 60, uncertainty: 1.4 });
  expect(scaled.mmPerPx).toBeCloseTo(factor * measures.mmPerPx);
  expect(scaled.pupils.left.value + scaled.pupils.right.value).toBeCloseTo(60);
  expect(scaled.faceWidth.value).toBeCloseTo(factor * measures.faceWidth.value);
  expect(scaled.faceWidth.uncertainty).toBeLessThan(measures.faceWidth.uncertainty);
  expect(scaled.faceWidth.uncertainty).toBeGreaterThan(4);
});
