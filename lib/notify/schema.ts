import * as z from 'zod/mini';
import { requiredLine } from '@/lib/forms/required-line';

const FILL_FIELDS = 'Preencha os campos!';

/** What stands in for the phone number that the notify form does not ask (NOTIFY-05). */
export const NO_PHONE = '(00) 00000-0000';

/** A wish to be told when a product is back, as form and gateway send it (NOTIFY-02 to NOTIFY-05). */
export const noticeSchema = z.object({
  idProduto: z.int().check(z.positive()),
  idAtributoValor: z.int().check(z.nonnegative()),
  nome: requiredLine(80, FILL_FIELDS),
  email: requiredLine(254, FILL_FIELDS),
  contato: z.string().check(z.maxLength(20)),
  observacao: z.string().check(z.maxLength(1_000)),
  mailing: z.boolean(),
});
