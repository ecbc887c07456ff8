import { createFormLogic, type FormLogic } from '@/lib/forms/form-logic';
import { cepDigits } from '@/lib/shipping/cep';
import { shippingSchema } from '@/lib/shipping/schema';
import type { ShippedProduct, ShippingQuote } from './use-shipping-quote';

/** Checks the postal code and asks what one piece costs to send there (SHIP-02, SHIP-04, SHIP-05). */
export function createShippingLogic(product: ShippedProduct, ask: ShippingQuote['ask']): FormLogic {
  return createFormLogic({
    schema: shippingSchema,
    valuesOf: (data) => ({ cep: cepDigits(String(data.get('cep') ?? '')), ...product, quantidade: 1 }),
    post: ask,
  });
}
