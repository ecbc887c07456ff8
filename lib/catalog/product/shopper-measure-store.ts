import { createStore } from '@/lib/shared/store';
import type { Glasses } from './current-glasses';

/** Width of the shopper's face in mm, as the try-on measured it or the shopper typed it: `value`, `uncertainty` more or less. */
export type FaceWidth = {
  value: number;
  uncertainty: number;
  /** Source of the scale; the irises if absent. */
  source?: 'iris' | 'card' | 'typed';
};

/** What the shopper has kept in this browser to compare frames with; null for what is not known. */
export type ShopperMeasures = { glasses: Glasses | null; face: FaceWidth | null };

export const SHOPPER_MEASURES_KEY = 'medidas-atuais';

export const NO_MEASURES: ShopperMeasures = { glasses: null, face: null };

/** The shopper's measures, once they are loaded (shopper-measure.ts). */
export const shopperMeasures = createStore(NO_MEASURES);

/** Whether something is kept in this browser, so that what reads and compares it has to be loaded. */
export function hasStoredMeasures(): boolean {
  try {
    return window.localStorage.getItem(SHOPPER_MEASURES_KEY) !== null;
  } catch {
    // A browser that refuses storage has nothing stored.
    return false;
  }
}
