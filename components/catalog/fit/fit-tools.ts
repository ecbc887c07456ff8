import { bestFront, fitOfFrame, fitOfFront, fitOfLetters, fittingSizes } from '@/lib/catalog/product/fit';
import { describeOwnFit, loadOwnMeasures } from '@/lib/catalog/product/own-fit';

/** What reads the shopper's measures and compares frames with them; loaded only for those who have kept any. */
export const fitTools = {
  bestFront,
  describeOwnFit,
  fitOfFrame,
  fitOfFront,
  fitOfLetters,
  fittingSizes,
  loadOwnMeasures,
};
