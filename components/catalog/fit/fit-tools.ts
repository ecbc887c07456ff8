import {
  areSizesSure,
  bestFront,
  bestLetter,
  doesFit,
  type Fit,
  fitOfFrame,
  fitOfFront,
  fitOfLetters,
  fitPhrase,
  fittingSizes,
  isUnknownFit,
  shortFit,
} from '@/lib/catalog/product/fit';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import type { SizeOption } from '@/lib/catalog/product/purchase-options';
import { describeShopperFit, loadShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import type { ShopperMeasures } from '@/lib/catalog/product/shopper-measure-store';

/** 'serve em você': how a frame fits; null if none of the shopper's measurements are known. */
function phraseOfFrame(own: ShopperMeasures, mm: FrameMillimetres): string | null {
  const fit = fitOfFrame(own, mm);
  return fit && fitPhrase(fit);
}

/** The same as `phraseOfFrame`, for a frame with these size letters. */
function phraseOfLetters(own: ShopperMeasures, letters: string): string | null {
  const fit = fitOfLetters(own, letters);
  return fit && fitPhrase(fit);
}

type Fronted = Pick<SizeOption, 'frontWidth'>;

/**
 * How a size fits, in a line short enough for the button of the size; '' if nothing can be said. If several sizes fit,
 * the `best` one is called the best.
 */
function fitOfSize(own: ShopperMeasures, size: Fronted, best?: Fronted | null): string {
  const fit =
    size === best ? 'o melhor' : shortFit(size.frontWidth ? fitOfFront(own, size.frontWidth) : null);
  return fit && `\n${fit}`;
}

/** Of a product with several sizes, the one in stock that fits best; null if none fits. */
function suitedSize(own: ShopperMeasures, sizes: readonly SizeOption[]): SizeOption | null {
  if (sizes.length < 2) return null;
  const inStock = sizes.filter(({ estoque, frontWidth }) => estoque > 0 && frontWidth);
  const best = bestFront(
    own,
    inStock.flatMap(({ frontWidth }) => frontWidth ?? []),
  );
  return (best !== null && inStock.find(({ frontWidth }) => frontWidth === best)) || null;
}

/** ': G deve servir em você, pela sua medida': why that size was chosen. */
function reasonFor(own: ShopperMeasures, { label, frontWidth = 0 }: SizeOption): string {
  const fit = fitOfFront(own, frontWidth);
  return fit === null ? '' : `: ${label} ${fitPhrase(fit)}, pela sua medida`;
}

/** Position of a fit in a row that begins with what fits; between them what nothing is known about. */
function rankOf(fit: Fit | null): number {
  if (doesFit(fit)) return 0;
  return isUnknownFit(fit) ? 1 : 2;
}

/** The same products, with those that fit or are likely to fit first and those that do not last. */
function fittingFirst<Item extends { card: { sizes?: string | undefined } }>(
  own: ShopperMeasures,
  items: readonly Item[],
): Item[] {
  const rank = ({ card: { sizes } }: Item) => rankOf(sizes ? fitOfLetters(own, sizes) : null);
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** Code that reads the shopper's measurements and compares frames with them; loaded only if measurements are saved. */
export const fitTools = {
  areSizesSure,
  bestLetter,
  describeShopperFit,
  fitOfSize,
  fittingFirst,
  fittingSizes,
  loadShopperMeasures,
  phraseOfFrame,
  phraseOfLetters,
  reasonFor,
  suitedSize,
};
