/** Longest message, in UTF-16 units as a text field counts them (CONTACT-06). */
export const MAX_MESSAGE = 1_000;

/** The platform's name for what is done with a message from the contact form. */
export const CONTACT_FORM = 'contato/formulario';
