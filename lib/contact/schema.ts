import * as z from 'zod/mini';
import { EMAIL_SHAPE, NO_EMAIL } from '@/lib/forms/email-shape';
import { PHONE_LENGTH } from '@/lib/forms/phone-mask';
import { requiredLine } from '@/lib/forms/required-line';
import { CONTACT_FORM, MAX_MESSAGE } from './limits';
import { STATES } from './states';

const FILL_FIELD = 'Preencha o campo!';
const CODES = ['', ...STATES.map(({ value }) => value)] as const;

/**
 * A message to the shop as form and gateway send it (CONTACT-01). The fields stand in the order in which they are
 * checked (CONTACT-02); city and state may be empty (CONTACT-04).
 */
export const contactSchema = z.object({
  hashEmail: z.literal(CONTACT_FORM),
  nome: requiredLine(80, FILL_FIELD),
  email: requiredLine(254, FILL_FIELD).check(z.regex(EMAIL_SHAPE, NO_EMAIL)),
  contato: requiredLine(PHONE_LENGTH, FILL_FIELD),
  mensagem: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: FILL_FIELD, abort: true }),
      z.maxLength(MAX_MESSAGE, 'Escreva no máximo 1.000 caracteres.'),
    ),
  assunto: requiredLine(120, FILL_FIELD),
  cidade: z.string().check(
    z.overwrite((value) => value.replace(/[\r\n]+/g, ' ')),
    z.trim(),
    z.maxLength(80, 'Escreva no máximo 80 caracteres.'),
  ),
  estado: z.enum(CODES, 'Escolha um estado da lista.'),
});
