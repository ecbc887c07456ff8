import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, SENT_SIDE } from './photo-limits';
import { pictureKind, pictureSize } from './picture-bytes';
import type { Photo } from './state';

/** A file that cannot be a prescription photo; the message is for the shopper. */
export class PhotoProblem extends Error {
  override readonly name = 'PhotoProblem';
}

/** Room for the metadata that cameras write before the size of the picture. */
const HEAD_BYTES = 1024 * 1024;
const QUALITY = 0.86;
const PAPER = '#fff';

const ASK = 'Envie uma foto JPG, PNG ou WebP.';
const UNREADABLE = `Não conseguimos abrir esta foto: o arquivo parece danificado. Tire outra e tente de novo.`;

/**
 * Looks at a file before anything is decoded (LENS-12, C12): kind by its first bytes, size in bytes and px.
 * @throws PhotoProblem
 */
export async function inspectPhoto(file: Blob): Promise<void> {
  if (file.type !== '' && !file.type.startsWith('image/'))
    throw new PhotoProblem(`Este arquivo não é uma imagem. ${ASK}`);
  if (file.size === 0) throw new PhotoProblem(`Este arquivo está vazio. ${ASK}`);
  if (file.size > MAX_PHOTO_BYTES)
    throw new PhotoProblem(
      'Esta foto passa de 10 MB. Tire outra com resolução menor ou mande pelo WhatsApp.',
    );
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (pictureKind(head) === null) {
    throw new PhotoProblem(
      /^image\/hei[cf]/.test(file.type)
        ? `Fotos HEIC ainda não são aceitas aqui. ${ASK} No iPhone, uma captura de tela da foto serve.`
        : `O conteúdo deste arquivo não é de uma foto. ${ASK}`,
    );
  }
  const size = pictureSize(head);
  if (size === null) throw new PhotoProblem(UNREADABLE);
  if (size.width * size.height > MAX_PHOTO_PIXELS)
    throw new PhotoProblem('Esta foto tem mais de 40 megapixels. Tire outra com resolução menor.');
}

function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
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
 * Draws the photo anew, turned by quarter turns: a JPEG of at most 2000 px without place, device and time of
 * the shot, as base64 (C12, LENS-12). `file` is one that `inspectPhoto` has passed.
 * @throws PhotoProblem
 */
export async function renderPhoto(file: Blob, quarterTurns: number): Promise<Photo> {
  // The pixels come out upright: what EXIF says about the orientation is applied and then gone.
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PhotoProblem(UNREADABLE, { cause });
  });
  const scale = Math.min(1, SENT_SIDE / Math.max(picture.width, picture.height));
  const drawn = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const [across = 1, down = 1] = drawn;
  const isLying = quarterTurns % 2 !== 0;
  const canvas = document.createElement('canvas');
  canvas.width = isLying ? down : across;
  canvas.height = isLying ? across : down;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new PhotoProblem(UNREADABLE);
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((quarterTurns * Math.PI) / 2);
  pen.drawImage(picture, -across / 2, -down / 2, across, down);
  picture.close();
  const blob = await encode(canvas);
  if (blob === null) throw new PhotoProblem(UNREADABLE);
  return { dataUrl: await dataUrlOf(blob), width: canvas.width, height: canvas.height };
}
