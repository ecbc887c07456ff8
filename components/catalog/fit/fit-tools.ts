import {
  areSizesSure,
  bestFront,
  fitOfFrame,
  fitOfFront,
  fitOfLetters,
  fitPhrase,
  fittingSizes,
} from '@/lib/catalog/product/fit';
import { describeShopperFit, loadShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import type { ShopperMeasures } from '@/lib/catalog/product/shopper-measure-store';

/** 'serve em você': how a frame with these letters of sizes fits; null when nothing of the shopper is known. */
function phraseOfLetters(own: ShopperMeasures, letters: string): string | null {
  const fit = fitOfLetters(own, letters);
  return fit && fitPhrase(fit);
}

/** Code that reads the shopper's measures and compares frames with them; loaded only if measures are kept. */
export const fitTools = {
  areSizesSure,
  bestFront,
  describeShopperFit,
  fitOfFrame,
  fitOfFront,
  fitPhrase,
  fittingSizes,
  loadShopperMeasures,
  phraseOfLetters,
};
