import * as z from 'zod/mini';
import { FACE_WIDTHS, TYPED_UNCERTAINTY_MM } from '@/lib/catalog/product/fit';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { createFormCode, fieldText } from '@/lib/forms/form-code';

const MISSING = 'Digite a largura do seu rosto em milímetros.';
const NO_NUMBER = 'Digite só o número de milímetros, como 138.';
const OUT_OF_RANGE = `Confira o número: a largura do rosto vai de ${FACE_WIDTHS.min} a ${FACE_WIDTHS.max} mm.`;

const numberText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: MISSING, abort: true }),
    z.regex(/^\d{1,4}(?:[.,]\d{1,2})?(?:\s*mm)?$/i, { error: NO_NUMBER, abort: true }),
  );

/** Parses a face width as shoppers type it: '138', '138,5' or '138 mm' (TRY-18). */
const faceWidthSchema = z.object({
  largura: z.pipe(
    z.pipe(
      numberText,
      z.transform((text: string) => Number.parseFloat(text.replace(',', '.'))),
    ),
    z.number().check(z.minimum(FACE_WIDTHS.min, OUT_OF_RANGE), z.maximum(FACE_WIDTHS.max, OUT_OF_RANGE)),
  ),
});

/** Validates a typed face width and saves it in this browser; nothing is sent (TRY-18). */
export const faceWidthCode = createFormCode({
  schema: faceWidthSchema,
  readValues: (fields) => ({ largura: fieldText(fields, 'largura') }),
  async post({ largura }) {
    saveShopperMeasures({ face: { value: largura, uncertainty: TYPED_UNCERTAINTY_MM, source: 'typed' } });
    return true;
  },
});
