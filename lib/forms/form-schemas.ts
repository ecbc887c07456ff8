import * as z from 'zod/mini';
import {
  CONTACT_FORM_HASH,
  FIELD_REQUIRED,
  MAX_COMMENT_LENGTH,
  MAX_GRADE,
  MAX_MESSAGE_LENGTH,
  MAX_REVIEW_LENGTH,
  STATES,
} from './field-limits';
import { EMAIL_PATTERN, INVALID_EMAIL, requiredLines, requiredText, toOneLine } from './field-schemas';
import { MAX_PHONE_LENGTH } from './phone-mask';

const NAME_REQUIRED = 'Preencha o seu nome.';
const EMAIL_REQUIRED = 'Preencha o seu e-mail.';

/** Fields of a newsletter form: an e-mail and, in forms that ask for it, a name. Neither may be empty. */
export const newsletterSchema = z.object({
  nome: z.optional(
    z.string().check(toOneLine, z.trim(), z.minLength(1, NAME_REQUIRED), z.maxLength(120, NAME_REQUIRED)),
  ),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: EMAIL_REQUIRED, abort: true }),
      z.maxLength(254, EMAIL_REQUIRED),
      z.regex(/^\S+$/, INVALID_EMAIL),
      z.regex(EMAIL_PATTERN, INVALID_EMAIL),
    ),
});

const STATE_CODES = ['', ...STATES.map(({ value }) => value)] as const;

/**
 * A contact message, for form and gateway. Errors are reported in the order of its fields. City and state may
 * be empty.
 */
export const contactSchema = z.object({
  hashEmail: z.literal(CONTACT_FORM_HASH),
  nome: requiredText(80, FIELD_REQUIRED),
  email: requiredText(254, FIELD_REQUIRED).check(z.regex(EMAIL_PATTERN, INVALID_EMAIL)),
  contato: requiredText(MAX_PHONE_LENGTH, FIELD_REQUIRED),
  mensagem: requiredLines(MAX_MESSAGE_LENGTH, FIELD_REQUIRED),
  assunto: requiredText(120, FIELD_REQUIRED),
  cidade: z.string().check(toOneLine, z.trim(), z.maxLength(80, 'Escreva no máximo 80 caracteres.')),
  estado: z.enum(STATE_CODES, 'Escolha um estado da lista.'),
});

const GRADE_REQUIRED = 'Por favor, dê uma nota.';
const CHOICE_REQUIRED = 'Por favor, escolha um.';
const COMMENT_TOO_LONG = 'Escreva no máximo 2.000 caracteres.';

const grade = z.int(GRADE_REQUIRED).check(z.minimum(1, GRADE_REQUIRED), z.maximum(MAX_GRADE, GRADE_REQUIRED));

/** A store evaluation, for form and gateway. Errors are reported in the order of its fields. */
export const evaluationSchema = z.object({
  experiencia: grade,
  atendimento: grade,
  satisfacao: z.boolean(CHOICE_REQUIRED),
  autorizacao: z.boolean(),
  mensagem: z.string().check(z.trim(), z.maxLength(MAX_COMMENT_LENGTH, COMMENT_TOO_LONG)),
});

const MISSING_STARS = 'Selecione a nota!';

/** A product review. Errors are reported in the order of its fields. */
export const reviewFormSchema = z.object({
  idProduto: z.int().check(z.positive()),
  nota: z.string(MISSING_STARS).check(z.regex(/^[1-5]$/, MISSING_STARS)),
  comentario: requiredLines(MAX_REVIEW_LENGTH, FIELD_REQUIRED),
  nome: requiredText(80, FIELD_REQUIRED),
  email: requiredText(254, FIELD_REQUIRED).check(z.regex(EMAIL_PATTERN, INVALID_EMAIL)),
  recomenda: z.boolean(),
});
