import { createFormCode, type FormCode, fieldText } from '@/lib/forms/form-code';
import { maskCep } from '@/lib/forms/input-mask';
import { cepSchema } from '@/lib/purchase/shipping-schema';
import { cepDigits } from '@/lib/shared/formats';

/** Validates the postal code, and requests its quote. */
export function createShippingCode(requestQuote: (cep: string) => void): FormCode {
  return createFormCode({
    schema: cepSchema,
    readValues: (fields) => ({ cep: cepDigits(fieldText(fields, 'cep')) }),
    post: async ({ cep }) => {
      requestQuote(maskCep(cep));
      return true;
    },
  });
}
