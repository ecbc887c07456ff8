import type { Face, Point } from '@/lib/try-on/geometry/landmarks';
import type { FaceMeasures } from './geometry/face-measures';
import { placeFrame } from './geometry/placement';
import type { CutOut } from './picture/cut-out';
import type { Pixels } from './picture/pixels';
import { warp } from './picture/warp';

/** The soft shadow of a frame on the face, in mm; opacity from 0 to 1. */
const SHADOW = { below: 3, blur: 5, opacity: 0.28 } as const;

const TEMPLE_MM = 3.2;

/**
 * Brightness of the whites of eyes in studio light, in which frames are photographed, and the darkest factor for a
 * frame.
 */
const STUDIO_LIGHT = 0.62;
const LEAST_LIGHT = 0.3;

/** Light on a side of the face, as a share of studio light. */
const studioShare = (light: number) => Math.max(LEAST_LIGHT, Math.min(1, light / STUDIO_LIGHT));

/** @throws Error if the browser provides no 2D canvas */
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

/** The colour at the side of the front where a temple starts, as CSS, scaled by `share`. */
function hingeColour(
  { frame: { data, width, height } }: CutOut,
  side: 'left' | 'right',
  share: number,
): string {
  const row = Math.round(height * 0.22) * width;
  for (let step = 3; step < width / 4; step++) {
    const at = 4 * (row + (side === 'right' ? step : width - 1 - step));
    if ((data[at + 3] ?? 0) > 230)
      return `rgb(${[...data.subarray(at, at + 3)].map((value) => Math.round(value * share)).join(' ')})`;
  }
  return 'rgb(60 60 60)';
}

/** Draws a temple along the head until it disappears in hair and shade. */
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

/** Darkens a front from the person's right to their left, which are the picture's left and right. */
function shade(canvas: HTMLCanvasElement, share: { right: number; left: number }) {
  const context = context2d(canvas);
  const shadow = context.createLinearGradient(0, 0, canvas.width, 0);
  shadow.addColorStop(0.2, `rgb(0 0 0 / ${1 - share.right})`);
  shadow.addColorStop(0.8, `rgb(0 0 0 / ${1 - share.left})`);
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = shadow;
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Draws a frame on the face in `context`, in the light of that face. */
export function drawFrame(
  context: CanvasRenderingContext2D,
  cutOut: CutOut,
  face: Face,
  measures: FaceMeasures,
) {
  const { front, temples } = placeFrame(face, measures, cutOut);
  const pxPerMm = 1 / measures.mmPerPx;
  const share = { left: studioShare(face.light.left), right: studioShare(face.light.right) };
  const frame = warp(cutOut.frame, front);
  const frameCanvas = canvasOf(frame.pixels);
  shade(frameCanvas, share);
  for (const side of ['right', 'left'] as const)
    drawTemple(context, temples[side], hingeColour(cutOut, side, share[side]), pxPerMm);

  // Only the shadow is drawn on the picture: the shape that casts it is outside.
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
