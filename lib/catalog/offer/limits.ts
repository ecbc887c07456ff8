/**
 * Maximum lengths in UTF-16 units, as `maxlength` counts. Apart from the schemas, because the forms need them at once
 * and load the schemas with zod later.
 */
export const MAX_NAME_LENGTH = 80;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_NOTE_LENGTH = 1_000;
