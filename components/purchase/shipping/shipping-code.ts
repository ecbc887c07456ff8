import { createFormCode, type FormCode, fieldText } from '@/lib/forms/form-code';
import { cepSchema } from '@/lib/purchase/shipping-schema';
import { cepDigits } from '@/lib/shared/formats';

/** Validates the postal code, and requests the quote with its digits. */
export function createShippingCode(requestQuote: (digits: string) => void): FormCode {
  return createFormCode({
    schema: cepSchema,
    readValues: (fields) => ({ cep: cepDigits(fieldText(fields, 'cep')) }),
    post: async ({ cep }) => {
      requestQuote(cep);
      return true;
    },
  });
}
