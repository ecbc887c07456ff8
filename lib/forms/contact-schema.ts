import * as z from 'zod/mini';
import { CONTACT_FORM_HASH, MAX_MESSAGE_LENGTH, STATES } from './contact-fields';
import { EMAIL_PATTERN, INVALID_EMAIL, requiredLines, requiredText } from './field-schemas';
import { MAX_PHONE_LENGTH } from './input-mask';

const FIELD_REQUIRED = 'Preencha o campo!';
const STATE_CODES = ['', ...STATES.map(({ value }) => value)] as const;

/**
 * A contact message as form and gateway send it. Fields are in the order in which errors are reported; city
 * and state may be empty.
 */
export const contactSchema = z.object({
  hashEmail: z.literal(CONTACT_FORM_HASH),
  nome: requiredText(80, FIELD_REQUIRED),
  email: requiredText(254, FIELD_REQUIRED).check(z.regex(EMAIL_PATTERN, INVALID_EMAIL)),
  contato: requiredText(MAX_PHONE_LENGTH, FIELD_REQUIRED),
  mensagem: requiredLines(MAX_MESSAGE_LENGTH, FIELD_REQUIRED),
  assunto: requiredText(120, FIELD_REQUIRED),
  cidade: z.string().check(
    z.overwrite((value) => value.replace(/[\r\n]+/g, ' ')),
    z.trim(),
    z.maxLength(80, 'Escreva no máximo 80 caracteres.'),
  ),
  estado: z.enum(STATE_CODES, 'Escolha um estado da lista.'),
});
