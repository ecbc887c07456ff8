import type { Placement } from './geometry/placement';
import type { Point } from './landmarks';
import type { CutOut } from './picture/cut-out';
import type { Pixels } from './picture/pixels';
import { warp } from './picture/warp';

/** The soft shadow of a frame on the face, in mm and of 1. */
const SHADOW = { below: 3, blur: 5, opacity: 0.28 } as const;

const TEMPLE_MM = 3.2;

/** @throws Error where the browser gives no 2D canvas */
export function context2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No 2D canvas');
  return context;
}

function canvasOf({ data, width, height }: Pixels): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  context2d(canvas).putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas;
}

/** The colour at the side of the front where a temple starts, as CSS. */
function hingeColour({ frame: { data, width, height } }: CutOut, side: 'left' | 'right'): string {
  const row = Math.round(height * 0.22) * width;
  for (let step = 3; step < width / 4; step++) {
    const at = 4 * (row + (side === 'right' ? step : width - 1 - step));
    if ((data[at + 3] ?? 0) > 230) return `rgb(${data[at]} ${data[at + 1]} ${data[at + 2]})`;
  }
  return 'rgb(60 60 60)';
}

/** A temple goes back beside the head and is lost in hair and shade. */
function drawTemple(
  context: CanvasRenderingContext2D,
  [from, to]: readonly [Point, Point],
  colour: string,
  pxPerMm: number,
) {
  const fade = context.createLinearGradient(from.x, from.y, to.x, to.y);
  fade.addColorStop(0, colour);
  fade.addColorStop(0.7, colour);
  fade.addColorStop(1, 'transparent');
  context.strokeStyle = fade;
  context.lineWidth = TEMPLE_MM * pxPerMm;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** Draws a frame on the face that `context` shows. @param mmPerPx scale of the picture at the eyes */
export function drawFrame(
  context: CanvasRenderingContext2D,
  cutOut: CutOut,
  placement: Placement,
  mmPerPx: number,
) {
  const { front, temples } = placement;
  const pxPerMm = 1 / mmPerPx;
  const frame = warp(cutOut.frame, front);
  const frameCanvas = canvasOf(frame.pixels);
  for (const side of ['right', 'left'] as const)
    drawTemple(context, temples[side], hingeColour(cutOut, side), pxPerMm);

  // Only the shadow falls on the picture: what casts it is drawn outside of it.
  context.save();
  const away = context.canvas.width + frame.pixels.width;
  context.shadowColor = `rgb(0 0 0 / ${SHADOW.opacity})`;
  context.shadowBlur = SHADOW.blur * pxPerMm;
  context.shadowOffsetX = away;
  context.shadowOffsetY = SHADOW.below * pxPerMm;
  context.drawImage(frameCanvas, frame.left - away, frame.top);
  context.restore();

  context.save();
  context.globalCompositeOperation = 'multiply';
  const lenses = warp(cutOut.lenses, front);
  context.drawImage(canvasOf(lenses.pixels), lenses.left, lenses.top);
  context.restore();
  context.drawImage(frameCanvas, frame.left, frame.top);
}
