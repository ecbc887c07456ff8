import * as z from 'zod/mini';
import { PHONE_LENGTH } from '@/lib/forms/phone-mask';
import { requiredLine } from '@/lib/forms/required-line';
import { MAX_NOTE } from './limits';

const FILL_FIELDS = 'Preencha os campos!';

/** A quote as form and gateway send it (QUOTE-03, QUOTE-06). `enviarEmail` is always true. */
export const quoteSchema = z.object({
  idProduto: z.int().check(z.positive()),
  nome: requiredLine(80, FILL_FIELDS),
  email: requiredLine(254, FILL_FIELDS),
  contato: requiredLine(PHONE_LENGTH, FILL_FIELDS),
  observacao: z.string().check(z.trim(), z.maxLength(MAX_NOTE)),
  mailing: z.boolean(),
  enviarEmail: z.boolean(),
});
