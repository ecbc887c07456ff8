import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { faceWidthSchema } from '@/lib/forms/face-width-schema';
import { createFormCode, fieldText } from '@/lib/forms/form-code';

/** How far a width may be off that was measured with a ruler or by an optician, in mm. */
const TYPED_UNCERTAINTY_MM = 3;

/** Validates a typed width of the face and keeps it in this browser; nothing is sent (TRY-18). */
export const faceWidthCode = createFormCode({
  schema: faceWidthSchema,
  readValues: (fields) => ({ largura: fieldText(fields, 'largura') }),
  async post({ largura }) {
    saveShopperMeasures({ face: { value: largura, uncertainty: TYPED_UNCERTAINTY_MM, source: 'typed' } });
    return true;
  },
});
