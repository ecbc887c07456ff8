import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, MAX_SENT_SIDE, pictureKind, pictureSize } from './photo-file';
import type { Photo } from './state';

/** A file that cannot be a prescription photo; the message is for the shopper. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
}

/** Room for the metadata that cameras write before the size of the picture. */
const HEADER_BYTES = 1024 * 1024;
const JPEG_QUALITY = 0.86;
const BACKGROUND = '#fff';

const ACCEPTED_FORMATS = 'Envie uma foto JPG, PNG ou WebP.';
const UNREADABLE = `Não conseguimos abrir esta foto: o arquivo parece danificado. Tire outra e tente de novo.`;

/**
 * Checks a file before anything is decoded: kind by its first bytes, size in bytes and px.
 * @throws PhotoError
 */
export async function inspectPhoto(file: Blob): Promise<void> {
  if (file.type !== '' && !file.type.startsWith('image/'))
    throw new PhotoError(`Este arquivo não é uma imagem. ${ACCEPTED_FORMATS}`);
  if (file.size === 0) throw new PhotoError(`Este arquivo está vazio. ${ACCEPTED_FORMATS}`);
  if (file.size > MAX_PHOTO_BYTES)
    throw new PhotoError('Esta foto passa de 10 MB. Tire outra com resolução menor ou mande pelo WhatsApp.');
  const head = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  if (pictureKind(head) === null) {
    throw new PhotoError(
      /^image\/hei[cf]/.test(file.type)
        ? `Fotos HEIC ainda não são aceitas aqui. ${ACCEPTED_FORMATS} No iPhone, uma captura de tela da foto serve.`
        : `O conteúdo deste arquivo não é de uma foto. ${ACCEPTED_FORMATS}`,
    );
  }
  const size = pictureSize(head);
  if (size === null) throw new PhotoError(UNREADABLE);
  if (size.width * size.height > MAX_PHOTO_PIXELS)
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
 * Redraws the photo, rotated by quarter turns, as a base64 JPEG of at most 2000 px: place, device and time of the shot
 * are dropped with the metadata.
 * @param file one that `inspectPhoto` has accepted
 * @throws PhotoError
 */
export async function renderPhoto(file: Blob, quarterTurns: number): Promise<Photo> {
  // The pixels come out upright: the orientation of EXIF is applied and then dropped.
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PhotoError(UNREADABLE, { cause });
  });
  const scale = Math.min(1, MAX_SENT_SIDE / Math.max(picture.width, picture.height));
  const scaledSides = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const [scaledWidth = 1, scaledHeight = 1] = scaledSides;
  const isSideways = quarterTurns % 2 !== 0;
  const canvas = document.createElement('canvas');
  canvas.width = isSideways ? scaledHeight : scaledWidth;
  canvas.height = isSideways ? scaledWidth : scaledHeight;
  const context = canvas.getContext('2d');
  if (context === null) throw new PhotoError(UNREADABLE);
  context.fillStyle = BACKGROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarterTurns * Math.PI) / 2);
  context.drawImage(picture, -scaledWidth / 2, -scaledHeight / 2, scaledWidth, scaledHeight);
  picture.close();
  const blob = await encode(canvas);
  if (blob === null) throw new PhotoError(UNREADABLE);
  return { dataUrl: await dataUrlOf(blob), width: canvas.width, height: canvas.height };
}
