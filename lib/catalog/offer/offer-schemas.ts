import * as z from 'zod/mini';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '@/lib/forms/field-limits';
import { requiredText } from '@/lib/forms/field-schemas';
import { MAX_PHONE_LENGTH } from '@/lib/forms/phone-mask';

const MISSING_FIELDS = 'Preencha os campos!';

/** The platform requires a phone number, which the back-in-stock form does not ask for. */
export const PHONE_PLACEHOLDER = '(00) 00000-0000';

/** Back-in-stock request, for form and gateway. */
export const notifySchema = z.object({
  idProduto: z.int().check(z.positive()),
  idAtributoValor: z.int().check(z.nonnegative()),
  nome: requiredText(MAX_NAME_LENGTH, MISSING_FIELDS),
  email: requiredText(MAX_EMAIL_LENGTH, MISSING_FIELDS),
  contato: z.string().check(z.maxLength(20)),
  observacao: z.string().check(z.maxLength(MAX_NOTE_LENGTH)),
  mailing: z.boolean(),
});

/** Quote request, for form and gateway. `enviarEmail` is always true. */
export const quoteSchema = z.object({
  idProduto: z.int().check(z.positive()),
  nome: requiredText(MAX_NAME_LENGTH, MISSING_FIELDS),
  email: requiredText(MAX_EMAIL_LENGTH, MISSING_FIELDS),
  contato: requiredText(MAX_PHONE_LENGTH, MISSING_FIELDS),
  observacao: z.string().check(z.trim(), z.maxLength(MAX_NOTE_LENGTH)),
  mailing: z.boolean(),
  enviarEmail: z.boolean(),
});
