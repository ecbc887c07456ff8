import sharp from 'sharp';
import { PORTRAIT } from './fake-camera';

/** Side of the photo in px; the original portrait is a quarter of that. */
const SIDE = 1040;

/** A card at the scale of the face in the portrait, 248 × 156 px, above the brows. */
const CARD = { x: 397, y: 196, width: 248, height: 156, radius: 9 } as const;

/** Height in px of a phone's whole picture; the portrait is its upper part. */
const PHONE_HEIGHT = (SIDE * 4) / 3;

/** The photo as a phone stores it: upright, with the focal length of the lens in EXIF. */
const asOfPhone = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .extend({ bottom: Math.round(PHONE_HEIGHT - SIDE), background: '#9a9186' })
    .withExif({
      IFD2: {
        FocalLengthIn35mmFilm: '26',
        PixelXDimension: String(SIDE),
        PixelYDimension: String(Math.round(PHONE_HEIGHT)),
      },
    })
    .jpeg({ quality: 92 })
    .toBuffer();

/**
 * The portrait with a plain card held to the forehead, as a JPEG. `isHalf` hides the left half of the card behind hair;
 * `isOfPhone` makes it a phone's whole picture.
 */
export async function photoWithCard({ isHalf = false, isOfPhone = false } = {}): Promise<Buffer> {
  const { x, y, width, height, radius } = CARD;
  const shape = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="#dfe6ee"/>`;
  const hair = isHalf
    ? `<rect x="${x - 12}" y="${y - 12}" width="${width / 2}" height="${height + 24}" fill="#8a6f3f"/>`
    : '';
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${shape}${hair}</svg>`;
  const photo = await sharp(PORTRAIT)
    .resize(SIDE, SIDE)
    .composite([{ input: Buffer.from(card) }])
    .jpeg({ quality: 92 })
    .toBuffer();
  return isOfPhone ? asOfPhone(photo) : photo;
}
