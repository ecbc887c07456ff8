/** Longest note to the opticians, in UTF-16 units as a text field counts them. */
export const MAX_NOTE = 1_000;
