import { STATES as BRAZILIAN_STATES } from '@/lib/shared/brazilian-states';

/*
 * Limits of form fields: maximum lengths in UTF-16 units, as in `maxlength`, and fixed choices. They are
 * separate from the schemas, because the forms need them at once but load zod and the schemas later.
 */

/** The platform's name for the contact form. */
export const CONTACT_FORM_HASH = 'contato/formulario';

/** Message of an empty required field. */
export const FIELD_REQUIRED = 'Preencha o campo!';

/** Longest message of the contact form. */
export const MAX_MESSAGE_LENGTH = 1_000;

/** The states in the contact form, with the lowercase codes that the platform expects. */
export const STATES = BRAZILIAN_STATES.map(([code, label]) => ({ value: code.toLowerCase(), label }));

/** Highest grade of a store evaluation; the lowest is 1, and 0 means that no star was chosen. */
export const MAX_GRADE = 10;

/** Longest comment of a store evaluation. */
export const MAX_COMMENT_LENGTH = 2_000;

/** Longest comment of a product review. */
export const MAX_REVIEW_LENGTH = 2_000;

/** Longest name, e-mail and note in the forms of products that cannot be bought directly. */
export const MAX_NAME_LENGTH = 80;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_NOTE_LENGTH = 1_000;
