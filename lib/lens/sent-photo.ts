import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS } from './photo-limits';
import { hasMetadata, pictureKind, pictureSize } from './picture-bytes';

const DATA_URL = /^data:image\/(?:jpeg|png|webp);base64,/;

/**
 * Whether a text is a prescription photo as this shop sends it: base64 of a JPEG, PNG or WebP within the
 * limits, without anything about who took it, where and when (C12). For the server, which trusts no browser.
 */
export function isCleanPhoto(text: string): boolean {
  const base64 = text.replace(DATA_URL, '');
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return false;
  const bytes = Buffer.from(base64, 'base64');
  const size = pictureSize(bytes);
  return (
    bytes.length <= MAX_PHOTO_BYTES &&
    pictureKind(bytes) !== null &&
    size !== null &&
    size.width * size.height <= MAX_PHOTO_PIXELS &&
    !hasMetadata(bytes)
  );
}
