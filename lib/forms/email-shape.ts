/** An at-sign followed later by a dot and a letter, and no more than that (REVIEW-10, CONTACT-03). */
export const EMAIL_SHAPE = /@.*\.\p{L}/u;

/** What a form says of an address that has not that shape. */
export const NO_EMAIL = 'Insira um E-mail válido!';
