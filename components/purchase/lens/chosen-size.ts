import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { attributeName } from '@/lib/catalog/product/attribute-labels';
import { sizeName } from '@/lib/catalog/product/frame-size';

/**
 * The size of the frame that the lenses are for: the platform's label, and a text, 'Tamanho G'; both '' without
 * a choice of sizes.
 */
export function useChosenSize(): { label: string; text: string } {
  const { options, idAtributoValor } = usePurchase();
  const size = options.sizes.find(({ id }) => id === idAtributoValor);
  if (!size) return { label: '', text: '' };
  const { label, frontWidth } = size;
  return { label, text: `${attributeName(options.attribute)} ${sizeName(label, frontWidth)}` };
}
