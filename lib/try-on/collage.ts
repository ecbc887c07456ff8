import { context2d } from './draw-try-on';

/** A finished picture and its caption. */
export type CaptionedPicture = { canvas: HTMLCanvasElement; name: string };

const CAPTION_PX = 44;

/**
 * Puts pictures with their names side by side into one JPEG.
 * @throws Error if the browser cannot create it
 */
export async function createCollage(pictures: readonly CaptionedPicture[]): Promise<Blob> {
  const width = Math.max(...pictures.map(({ canvas }) => canvas.width));
  const height = Math.max(...pictures.map(({ canvas }) => canvas.height));
  const columns = Math.min(2, pictures.length);
  const rows = Math.ceil(pictures.length / columns);
  const target = document.createElement('canvas');
  target.width = columns * width;
  target.height = rows * (height + CAPTION_PX);
  const context = context2d(target);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, target.width, target.height);
  context.fillStyle = '#1b1b1b';
  context.font = `${CAPTION_PX / 2}px sans-serif`;
  context.textBaseline = 'middle';
  for (const [index, { canvas, name }] of pictures.entries()) {
    const left = (index % columns) * width;
    const top = Math.floor(index / columns) * (height + CAPTION_PX);
    context.drawImage(canvas, left, top);
    context.fillText(name, left + CAPTION_PX / 4, top + height + CAPTION_PX / 2, width - CAPTION_PX / 2);
  }
  const blob = await new Promise<Blob | null>((resolve) => target.toBlob(resolve, 'image/jpeg', 0.9));
  if (blob === null) throw new Error('The picture could not be made');
  return blob;
}
