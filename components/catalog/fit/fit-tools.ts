import { bestFront, fitOfFrame, fitOfFront, fitOfLetters, fittingSizes } from '@/lib/catalog/product/fit';
import { describeShopperFit, loadShopperMeasures } from '@/lib/catalog/product/shopper-measure';

/** Code that reads the shopper's measures and compares frames with them; loaded only if measures are kept. */
export const fitTools = {
  bestFront,
  describeShopperFit,
  fitOfFrame,
  fitOfFront,
  fitOfLetters,
  fittingSizes,
  loadShopperMeasures,
};
