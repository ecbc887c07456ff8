import sharp from 'sharp';
import { PORTRAIT } from './fake-camera';

/** Side of the photo in px; the portrait itself is four times smaller. */
const SIDE = 1040;

/** A card as large as the face in the portrait makes it, 248 × 156 px, above the brows. */
const CARD = { x: 397, y: 196, width: 248, height: 156, radius: 9 } as const;

/** The portrait with a plain card at its forehead, as a JPEG; `isHalf` hides the left half of it behind hair. */
export async function photoWithCard({ isHalf = false } = {}): Promise<Buffer> {
  const { x, y, width, height, radius } = CARD;
  const shape = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="#dfe6ee"/>`;
  const hair = isHalf
    ? `<rect x="${x - 12}" y="${y - 12}" width="${width / 2}" height="${height + 24}" fill="#8a6f3f"/>`
    : '';
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${shape}${hair}</svg>`;
  return sharp(PORTRAIT)
    .resize(SIDE, SIDE)
    .composite([{ input: Buffer.from(card) }])
    .jpeg({ quality: 92 })
    .toBuffer();
}
