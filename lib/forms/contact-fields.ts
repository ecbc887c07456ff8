import { STATES as BRAZILIAN_STATES } from '@/lib/shared/brazilian-states';

/** Longest message, in UTF-16 code units, as text fields count them. */
export const MAX_MESSAGE_LENGTH = 1_000;

/** The platform's name for the contact form. */
export const CONTACT_FORM_HASH = 'contato/formulario';

/** The states with the lowercase codes that the platform expects. */
export const STATES = BRAZILIAN_STATES.map(([code, label]) => ({ value: code.toLowerCase(), label }));
