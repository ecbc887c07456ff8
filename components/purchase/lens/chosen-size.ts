import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { attributeName } from '@/lib/catalog/product/attribute-labels';

/**
 * The size of the frame that the lenses are for: its label, 'G', and with the attribute, 'Tamanho G'; both '' without
 * a choice of sizes.
 */
export function useChosenSize(): { label: string; text: string } {
  const { options, idAtributoValor } = usePurchase();
  const size = options.sizes.find(({ id }) => id === idAtributoValor);
  return size
    ? { label: size.label, text: `${attributeName(options.attribute)} ${size.label}` }
    : { label: '', text: '' };
}
