/** Largest file that is read, in bytes (C12). */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** Largest picture that is decoded, in px: more would take hundreds of megabytes of memory (C12). */
export const MAX_PHOTO_PIXELS = 40_000_000;

/** Longer side in px of what is sent: a prescription stays readable, and the call small. */
export const SENT_SIDE = 2_000;
