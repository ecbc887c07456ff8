import { createStore } from '@/lib/shared/store';
import type { Glasses } from './current-glasses';

/** Width of the shopper's face in mm, measured by the try-on or typed: `value`, plus or minus `uncertainty`. */
export type FaceWidth = {
  value: number;
  uncertainty: number;
  /** Where the scale comes from; by default from the irises. */
  source?: 'iris' | 'card' | 'typed';
};

/** The shopper's measures that are compared with frames, as stored in this browser; null if unknown. */
export type ShopperMeasures = { glasses: Glasses | null; face: FaceWidth | null };

export const SHOPPER_MEASURES_KEY = 'medidas-atuais';

export const NO_MEASURES: ShopperMeasures = { glasses: null, face: null };

/** The shopper's measures, once they are loaded (shopper-measure.ts). */
export const shopperMeasures = createStore(NO_MEASURES);

/** Whether this browser stores measures; only then is the code that compares them loaded. */
export function hasStoredMeasures(): boolean {
  try {
    return window.localStorage.getItem(SHOPPER_MEASURES_KEY) !== null;
  } catch {
    // A browser that blocks storage has nothing stored.
    return false;
  }
}
