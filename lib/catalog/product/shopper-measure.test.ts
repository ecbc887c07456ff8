/** @jest-environment jsdom */
import {
  describeFaceFit,
  describeShopperFit,
  describeSource,
  loadShopperMeasures,
  saveShopperMeasures,
} from './shopper-measure';
import { hasStoredMeasures, NO_MEASURES, shopperMeasures } from './shopper-measure-store';

const GLASSES = { lensWidth: 52, bridge: 18, temple: 140 };
const FACE = { value: 135, uncertainty: 8 };
const MM = { frontWidth: 145, lensWidth: 54, bridge: 18, lensHeight: 40, temple: 140 };

const stored = () => window.localStorage.getItem('medidas-atuais');

/** Reads the measurements as another page of the shop would. */
function reload() {
  shopperMeasures.set(NO_MEASURES);
  loadShopperMeasures();
  return shopperMeasures.get();
}

afterEach(() => {
  saveShopperMeasures(NO_MEASURES);
  window.localStorage.clear();
});

test('A15, TRY-11: glasses and face measurements are saved and deleted independently', () => {
  expect(hasStoredMeasures()).toBe(false);
  saveShopperMeasures({ glasses: GLASSES });
  expect(stored()).toBe('52-18-140');
  saveShopperMeasures({ face: { value: 137.6, uncertainty: 8.1 } });
  expect(hasStoredMeasures()).toBe(true);
  expect(reload()).toEqual({ glasses: GLASSES, face: { value: 138, uncertainty: 9 } });
  saveShopperMeasures({ glasses: null });
  expect(stored()).toBe('rosto 138±9');
  expect(reload()).toEqual({ glasses: null, face: { value: 138, uncertainty: 9 } });
  saveShopperMeasures({ face: null });
  expect(window.localStorage).toHaveLength(0);
});

test('TRY-11: a measure that was deleted in another tab does not come back with the next one', () => {
  saveShopperMeasures({ glasses: GLASSES });
  window.localStorage.removeItem('medidas-atuais');
  saveShopperMeasures({ face: FACE });
  expect(stored()).toBe('rosto 135±8');
});

test('TRY-11: a measure that another tab changes or deletes changes here too, also in a restored page', () => {
  saveShopperMeasures({ glasses: GLASSES });
  const before = shopperMeasures.get();
  window.dispatchEvent(new StorageEvent('storage', { key: 'favoritos' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shopperMeasures.get()).toBe(before);
  window.localStorage.setItem('medidas-atuais', 'rosto 138±9');
  window.dispatchEvent(new StorageEvent('storage', { key: 'medidas-atuais' }));
  expect(shopperMeasures.get()).toEqual({ glasses: null, face: { value: 138, uncertainty: 9 } });
  window.localStorage.removeItem('medidas-atuais');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shopperMeasures.get()).toEqual(NO_MEASURES);
});

test('TRY-15: a face width is saved with its source, and a card’s lower uncertainty distinguishes more frames', () => {
  saveShopperMeasures({ face: { value: 137.6, uncertainty: 9.2, source: 'card' } });
  expect(stored()).toBe('rosto 138±10 cartão');
  expect(reload().face).toEqual({ value: 138, uncertainty: 10, source: 'card' });
  saveShopperMeasures({ face: { value: 137.6, uncertainty: 15.1, source: 'iris' } });
  expect(stored()).toBe('rosto 138±16');
  expect(describeFaceFit(145, { value: 138, uncertainty: 16 })).toBe('Mesma largura do seu rosto');
  expect(describeFaceFit(145, { value: 138, uncertainty: 10, source: 'card' })).toBe(
    'Cerca de 7 mm a mais que o seu rosto',
  );
});

test('TRY-18: a typed width is saved with its source', () => {
  saveShopperMeasures({ face: { value: 138.4, uncertainty: 3, source: 'typed' } });
  expect(stored()).toBe('rosto 138±3 digitada');
  const { face } = reload();
  expect(face).toEqual({ value: 138, uncertainty: 3, source: 'typed' });
  expect(face && describeSource(face)).toBe('digitada por você');
  expect(describeSource(FACE)).toBe('medida na sua foto');
});

test.each([
  '<script>',
  'rosto 138±3 adivinhada',
  'rosto 999±8',
  'rosto 138±99',
  'rosto 138',
  '',
  ';;;rosto 138±9',
])('TRY-11: invalid stored data such as %j is ignored', (text) => {
  window.localStorage.setItem('medidas-atuais', text);
  expect(reload()).toEqual(NO_MEASURES);
});

test('TRY-11: if storage is blocked, measurements are kept for the visit', () => {
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  saveShopperMeasures({ face: FACE });
  expect(shopperMeasures.get().face).toEqual(FACE);
  expect(warn).toHaveBeenCalledTimes(1);
  storage.mockRestore();
  warn.mockRestore();
});

test('TRY-06: a frame is compared with the face, and a difference smaller than the uncertainty is not stated', () => {
  expect(describeFaceFit(145, FACE)).toBe('Cerca de 10 mm a mais que o seu rosto');
  expect(describeFaceFit(119, FACE)).toBe('Cerca de 16 mm a menos que o seu rosto');
  expect(describeFaceFit(138, FACE)).toBe('Mesma largura do seu rosto');
  expect(describeFaceFit(140, { ...FACE, uncertainty: 12 })).toBe('Mesma largura do seu rosto');
});

test('TRY-11: current glasses take precedence over a face width, and without either there is no text', () => {
  expect(describeShopperFit({ glasses: GLASSES, face: FACE }, MM)).toBe(
    'serve: 4 mm a mais que os seus óculos',
  );
  expect(describeShopperFit({ glasses: null, face: FACE }, MM)).toBe(
    'deve ficar largo: cerca de 10 mm a mais que o seu rosto',
  );
  expect(describeShopperFit(NO_MEASURES, MM)).toBeNull();
});
