import { displayPrices } from '@/lib/platform/prices';
import type { Precos } from '@/lib/platform/schemas/offer';
import type { Produto } from '@/lib/platform/schemas/product';
import type { Selo } from '@/lib/platform/schemas/seal';

/** A label with nothing but a percentage: '-16%', '16% OFF'. */
const PERCENTAGE = /^[-−–]?\s?(\d{1,2})\s?%(?:\s?(?:off|de desconto))?$/i;

/** The same for the Pix price: '-25% no PIX'. Without a sign it would be the discount for Pix itself. */
const PIX_PERCENTAGE = /^[-−–]\s?(\d{1,2})\s?% no pix$/i;

/** Percent saved compared with the old price, by paying with Pix or not; 0 without an old price. */
function savedShare(precos: Precos | null, withPix: boolean): number {
  const { de = null, por = 0, pix = null } = displayPrices(precos) ?? {};
  return de === null ? 0 : (1 - ((withPix ? pix : null) ?? por) / de) * 100;
}

/**
 * The label of a seal for one size of a product. If the label states the product's discount, it is changed to
 * the discount of the size, rounded the same way, or to `''` if the size has none. Any other label is
 * unchanged.
 */
export function sizedDiscount(label: string, own: Precos | null, sized: Precos | null): string {
  const pixDigits = PIX_PERCENTAGE.exec(label.trim())?.[1];
  const digits = pixDigits ?? PERCENTAGE.exec(label.trim())?.[1];
  if (digits === undefined || sized === null) return label;
  const withPix = pixDigits !== undefined;
  const round = [Math.floor, Math.round].find((rule) => rule(savedShare(own, withPix)) === Number(digits));
  if (round === undefined) return label;
  const percent = round(savedShare(sized, withPix));
  return percent > 0 ? label.replace(digits, String(percent)) : '';
}

/** The seal's labels for sizes whose discount differs from the product's, by `idAtributoValor`. */
export function sealLabels(
  { label, imagem }: Pick<Selo, 'label' | 'imagem'>,
  { precos, atributos }: Pick<Produto, 'precos' | 'atributos'>,
): [id: number, label: string][] {
  const sizes = imagem === '' ? (atributos.simples?.valores ?? []) : [];
  return sizes.flatMap(({ idAtributoValor, precos: sized }): [number, string][] => {
    const ofSize = sizedDiscount(label, precos, sized);
    return ofSize === label ? [] : [[idAtributoValor, ofSize]];
  });
}
