/** Largest file that is read, in bytes. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** Largest file that is sent unchanged, in bytes: base64 makes it a third larger, and the gateway takes 10 MB. */
export const MAX_UNCHANGED_BYTES = 7_000_000;

/** Longer side in px of what is sent: a prescription stays readable, and the call small. */
export const MAX_SENT_SIDE = 2_000;

/** The platform asks for one photo; another tab of the same product may ask for a second one. */
export const MAX_PHOTOS = 2;

/**
 * Largest photo that the server decodes, in px. The browser sends JPEG of 4 megapixels at most; a decoder takes 3 bytes
 * a pixel for PNG, 8 for HEIC and 16 for AVIF.
 */
export const MAX_SENT_PIXELS = {
  jpeg: 16_000_000,
  png: 16_000_000,
  webp: 16_000_000,
  heic: 25_000_000,
  avif: 12_500_000,
} as const;
