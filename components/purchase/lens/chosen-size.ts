import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { attributeName } from '@/lib/catalog/product/attribute-labels';
import { shortSizeName, sizeName } from '@/lib/catalog/product/frame-size';

/**
 * The size of the frame that the lenses are for: the platform's label, a text, 'Tamanho M · 130 mm', and the text
 * next to the front's width, 'Tamanho M'; all '' without a choice of sizes.
 */
export function useChosenSize(): { label: string; text: string; short: string } {
  const { options, idAtributoValor } = usePurchase();
  const size = options.sizes.find(({ id }) => id === idAtributoValor);
  if (!size) return { label: '', text: '', short: '' };
  const { label, frontWidth } = size;
  const attribute = attributeName(options.attribute);
  return {
    label,
    text: `${attribute} ${sizeName(label, frontWidth)}`,
    short: `${attribute} ${shortSizeName(label, frontWidth)}`,
  };
}
