import { usePurchase } from '@/components/catalog/buy-box/purchase-context';
import { attributeName } from '@/lib/catalog/product/attribute-labels';

/** The size of the frame that the lenses are for, 'Tamanho G'; '' without a choice of sizes. */
export function useChosenSize(): string {
  const { options, idAtributoValor } = usePurchase();
  const size = options.sizes.find(({ id }) => id === idAtributoValor);
  return size ? `${attributeName(options.attribute)} ${size.label}` : '';
}
