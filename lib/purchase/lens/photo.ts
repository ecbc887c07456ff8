import { HEADER_BYTES, pictureKind, pictureSize } from '@/lib/pictures/header';
import type { Photo } from './state';

/** Largest accepted file, in bytes. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** Largest file that is sent unchanged, in bytes. Base64 adds a third, and the gateway accepts 10 MB. */
const MAX_UNCHANGED_BYTES = 7_000_000;

/** Longer side of the sent photo in px, at which a prescription is readable and the request small. */
export const MAX_SENT_SIDE = 2_000;

/** The platform asks for one photo, but another tab of the same product may ask for a second. */
export const MAX_PHOTOS = 2;

/**
 * Largest photo that the server decodes, in px. Browsers send JPEG of at most 4 megapixels. A decoder needs 3
 * bytes per pixel for PNG, 8 for HEIC and 16 for AVIF.
 */
export const MAX_SENT_PIXELS = {
  jpeg: 16_000_000,
  png: 16_000_000,
  webp: 16_000_000,
  heic: 25_000_000,
  avif: 12_500_000,
} as const;

/** A file that cannot be a prescription photo; the message is for the shopper. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
}

/**
 * Largest picture that the browser decodes, in px; a larger one would take hundreds of megabytes of memory.
 */
const MAX_DRAWN_PIXELS = 40_000_000;
const JPEG_QUALITY = 0.86;
const BACKGROUND = '#fff';

const ACCEPTED_FORMATS = 'Envie um PDF ou uma foto JPG, PNG, WebP, HEIC ou AVIF.';
const UNREADABLE = `Não conseguimos abrir esta foto: o arquivo parece danificado. Tire outra e tente de novo.`;

/**
 * Checks a file before it is decoded: its kind by its first bytes, and its size in bytes and px.
 * @throws PhotoError
 */
export async function inspectPhoto(file: Blob): Promise<void> {
  if (file.type !== '' && !file.type.startsWith('image/'))
    throw new PhotoError(`Este arquivo não é uma imagem. ${ACCEPTED_FORMATS}`);
  if (file.size === 0) throw new PhotoError(`Este arquivo está vazio. ${ACCEPTED_FORMATS}`);
  if (file.size > MAX_PHOTO_BYTES)
    throw new PhotoError('Esta foto passa de 10 MB. Tire outra com resolução menor ou mande pelo WhatsApp.');
  const head = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  if (pictureKind(head) === null)
    throw new PhotoError(`O conteúdo deste arquivo não é de uma foto. ${ACCEPTED_FORMATS}`);
  const size = pictureSize(head);
  if (size === null) throw new PhotoError(UNREADABLE);
  if (size.width * size.height > MAX_DRAWN_PIXELS)
    throw new PhotoError('Esta foto tem mais de 40 megapixels. Tire outra com resolução menor.');
}

function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/**
 * The original photo, to be decoded by the shop's server; null if the browser has to draw it.
 * @throws PhotoError
 */
async function unchangedPhoto(file: Blob): Promise<Photo | null> {
  const head = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const kind = pictureKind(head);
  const size = pictureSize(head);
  if ((kind !== 'heic' && kind !== 'avif') || size === null) return null;
  const undrawnFormat = kind === 'heic' ? 'HEIC' : 'AVIF';
  if (file.size > MAX_UNCHANGED_BYTES || size.width * size.height > MAX_SENT_PIXELS[kind])
    throw new PhotoError(
      `Este navegador não abre fotos ${undrawnFormat}, e esta é grande demais para seguir como está. Uma captura de tela da foto serve.`,
    );
  return { dataUrl: await dataUrlOf(new Blob([file], { type: `image/${kind}` })), ...size, undrawnFormat };
}

/**
 * Redraws the photo, rotated by quarter turns, as a base64 JPEG of at most 2000 px. This drops metadata such
 * as place, device and time. A HEIC or AVIF that this browser cannot decode stays unchanged.
 * @param file one that `inspectPhoto` has accepted
 * @throws PhotoError
 */
export async function renderPhoto(file: Blob, quarterTurns: number): Promise<Photo> {
  // Decoding applies the EXIF orientation, so the pixels are upright.
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch (cause) {
    const unchanged = await unchangedPhoto(file);
    if (unchanged) return unchanged;
    throw new PhotoError(UNREADABLE, { cause });
  }
  const canvas = document.createElement('canvas');
  try {
    draw(picture, quarterTurns, canvas);
  } finally {
    picture.close();
  }
  const blob = await encode(canvas);
  if (blob === null) throw new PhotoError(UNREADABLE);
  return { dataUrl: await dataUrlOf(blob), width: canvas.width, height: canvas.height };
}

/** Draws an upright picture, scaled down if necessary and then rotated by quarter turns. */
function draw(picture: ImageBitmap, quarterTurns: number, canvas: HTMLCanvasElement): void {
  const scale = Math.min(1, MAX_SENT_SIDE / Math.max(picture.width, picture.height));
  const scaledSides = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const [scaledWidth = 1, scaledHeight = 1] = scaledSides;
  const isSideways = quarterTurns % 2 !== 0;
  canvas.width = isSideways ? scaledHeight : scaledWidth;
  canvas.height = isSideways ? scaledWidth : scaledHeight;
  const context = canvas.getContext('2d');
  if (context === null) throw new PhotoError(UNREADABLE);
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarterTurns * Math.PI) / 2);
  context.drawImage(picture, -scaledWidth / 2, -scaledHeight / 2, scaledWidth, scaledHeight);
}
