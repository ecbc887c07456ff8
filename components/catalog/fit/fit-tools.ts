import { bestFront, fitOfFrame, fitOfFront, fitOfLetters, fittingSizes } from '@/lib/catalog/product/fit';
import { describeShopperFit, loadShopperMeasures } from '@/lib/catalog/product/shopper-measure';

/** What reads the shopper's measures and compares frames with them; loaded only for those who have kept any. */
export const fitTools = {
  bestFront,
  describeShopperFit,
  fitOfFrame,
  fitOfFront,
  fitOfLetters,
  fittingSizes,
  loadShopperMeasures,
};
