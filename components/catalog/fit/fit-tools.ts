import {
  areSizesSure,
  bestFront,
  bestLetter,
  comparedSizeFront,
  doesFit,
  type Fit,
  fitOfFrame,
  fitOfFront,
  fitOfLetters,
  fitPhrase,
  fittingSizes,
  isUnknownFit,
} from '@/lib/catalog/product/fit';
import { type FrameMillimetres, sizeName } from '@/lib/catalog/product/frame-size';
import type { SizeOption } from '@/lib/catalog/product/purchase-options';
import { describeShopperFit, loadShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import type { ShopperMeasures } from '@/lib/catalog/product/shopper-measure-store';
import { cardFit, sizeMark } from './fit-badges';

type Sized = Pick<SizeOption, 'label' | 'estoque' | 'frontWidth' | 'lensesWidth'>;

/**
 * Of a product with several sizes, the one in stock that fits best; null if none fits.
 * `mark` is on its button: 'serve', 'deve servir', or 'serve melhor' next to other sizes that fit. `reason` says the same
 * in the legend: ': M · 135 mm serve melhor em você, pela sua medida'.
 */
function suitedSize<Size extends Sized>(measures: ShopperMeasures, sizes: readonly Size[]) {
  if (sizes.length < 2) return null;
  const frontOf = (size: Sized) => (size.estoque > 0 ? comparedSizeFront(measures, size) : undefined);
  const fronts = sizes.flatMap((size) => frontOf(size) ?? []);
  const best = bestFront(measures, fronts);
  const size = sizes.find((one) => frontOf(one) === best);
  const fit = best === null ? null : fitOfFront(measures, best);
  if (!size || fit === null) return null;
  const others = fronts.filter((front) => front !== best && doesFit(fitOfFront(measures, front)));
  const words = fit === 'serve' && others.length > 0 ? 'serve melhor' : fit;
  return {
    size,
    mark: sizeMark(words),
    reason: `: ${sizeName(size.label, size.frontWidth)} ${words} em você, pela sua medida`,
  };
}

/** Position of a fit in a row that begins with what fits; between them what nothing is known about. */
function rankOf(fit: Fit | null): number {
  if (doesFit(fit)) return 0;
  return isUnknownFit(fit) ? 1 : 2;
}

/** The same products, with those that fit or are likely to fit first and those that do not last. */
function fittingFirst<Item extends { card: { sizes?: string | undefined } }>(
  measures: ShopperMeasures,
  items: readonly Item[],
): Item[] {
  const rank = ({ card: { sizes } }: Item) => rankOf(sizes ? fitOfLetters(measures, sizes) : null);
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** Code that reads the shopper's measurements and compares frames with them; loaded only if measurements are saved. */
export const fitTools = {
  areSizesSure,
  bestLetter,
  cardFit,
  describeShopperFit,
  fittingFirst,
  fittingSizes,
  loadShopperMeasures,
  /** 'serve em você': how a frame fits; null if none of the shopper's measurements are known. */
  phraseOfFrame: (measures: ShopperMeasures, mm: FrameMillimetres) => fitPhrase(fitOfFrame(measures, mm)),
  /** The same for a frame with these size letters. */
  phraseOfLetters: (measures: ShopperMeasures, letters: string) => fitPhrase(fitOfLetters(measures, letters)),
  suitedSize,
};
