import type { Point } from '@/lib/face-measure/geometry/landmarks';
import type { Quad } from '@/lib/face-measure/geometry/projection';
import type { CutOut } from './picture/cut-out';
import type { Pixels } from './picture/pixels';
import { type Warped, warp } from './picture/warp';
import { type FaceInPicture, type PictureScale, placeFrame, USUAL_HINGE } from './placement';

/** A shadow of a frame on the face, in mm; opacity from 0 to 1. */
type Shadow = { below: number; blur: number; opacity: number };

/** Rims stand off the cheeks, so that their shadow is soft and low; the bridge lies on the nose. */
const RIM_SHADOW: Shadow = { below: 5, blur: 8, opacity: 0.45 };
const BRIDGE_SHADOW: Shadow = { below: 1.8, blur: 3, opacity: 0.75 };

/** Part of a front, from its middle, that casts the bridge's shadow, as a share of its width. */
const BRIDGE_REACH = 0.16;

/** Shadows on skin are warm. */
const SHADOW_COLOUR = '48 22 12';

/** Height of a temple at its hinge and where it disappears, in mm. */
const TEMPLE_MM = { hinge: 3.6, end: 2.2 } as const;

/** Brightness of a temple where it disappears, in the shade of the head. */
const TEMPLE_SHADE = 0.45;

/**
 * Brightness of the whites of the eyes in the studio light in which frames are photographed, and the lowest
 * factor by which a frame is darkened.
 */
const STUDIO_LIGHT = 0.62;
const LEAST_LIGHT = 0.3;

/** Light on a side of the face, as a fraction of studio light. */
const studioShare = (light: number) => Math.max(LEAST_LIGHT, Math.min(1, light / STUDIO_LIGHT));

/** @throws Error if the browser provides no 2D canvas */
export function context2d(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser provides no 2D canvas');
  return context;
}

function canvasOf({ data, width, height }: Pixels): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  context2d(canvas).putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas;
}

/** Opacity from 0 to 255 of a pixel that is the frame, not its soft edge. */
const OPAQUE = 230;

/** Outer part of a front in which its hinges are, in mm. */
const END_PIECE_MM = 3;

type Hinge = {
  /** Its row, as a share of the front's height from the top. */
  height: number;
  colour: readonly number[];
};

/** The hinge behind the outer end of the front on one side of the picture: in the middle of that end. */
function hingeOf({ frame: { data, width, height }, width: mm }: CutOut, side: 'left' | 'right'): Hinge {
  let [count, rows] = [0, 0];
  const colour = [0, 0, 0];
  const columns = Math.ceil((END_PIECE_MM * width) / mm);
  for (let step = 0; step < columns; step++) {
    const x = side === 'right' ? step : width - 1 - step;
    for (let y = 0; y < height; y++) {
      const at = 4 * (y * width + x);
      if ((data[at + 3] ?? 0) < OPAQUE) continue;
      count++;
      rows += y;
      for (let channel = 0; channel < 3; channel++)
        colour[channel] = (colour[channel] ?? 0) + (data[at + channel] ?? 0);
    }
  }
  if (count === 0) return { height: USUAL_HINGE, colour: [60, 60, 60] };
  return { height: rows / count / height, colour: colour.map((sum) => sum / count) };
}

/** Draws a temple along the head: it narrows, and fades into hair and shade instead of ending. */
function drawTemple(
  context: CanvasRenderingContext2D,
  [from, to]: readonly [Point, Point],
  colour: readonly number[],
  pxPerMm: number,
) {
  const css = (share: number, opacity: number) =>
    `rgb(${colour.map((value) => Math.round(value * share)).join(' ')} / ${opacity})`;
  const fade = context.createLinearGradient(from.x, from.y, to.x, to.y);
  fade.addColorStop(0, css(1, 1));
  fade.addColorStop(1, css(TEMPLE_SHADE, 0));
  const [thick, thin] = [(TEMPLE_MM.hinge / 2) * pxPerMm, (TEMPLE_MM.end / 2) * pxPerMm];
  context.fillStyle = fade;
  context.beginPath();
  context.moveTo(from.x, from.y - thick);
  context.lineTo(to.x, to.y - thin);
  context.lineTo(to.x, to.y + thin);
  context.lineTo(from.x, from.y + thick);
  context.fill();
}

/**
 * Darkens a front gradually from the person's right to their left, which are left and right in the picture.
 */
function shade(canvas: HTMLCanvasElement, share: { right: number; left: number }) {
  const context = context2d(canvas);
  const shadow = context.createLinearGradient(0, 0, canvas.width, 0);
  shadow.addColorStop(0.2, `rgb(0 0 0 / ${1 - share.right})`);
  shadow.addColorStop(0.8, `rgb(0 0 0 / ${1 - share.left})`);
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = shadow;
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** The bridge of a front, with the rims' inner sides: the part that lies on the nose. */
function bridgeOf(pixels: Pixels): HTMLCanvasElement {
  const canvas = canvasOf(pixels);
  const context = context2d(canvas);
  const part = context.createLinearGradient(0, 0, canvas.width, 0);
  part.addColorStop(0.5 - BRIDGE_REACH, 'transparent');
  part.addColorStop(0.5, 'black');
  part.addColorStop(0.5 + BRIDGE_REACH, 'transparent');
  context.globalCompositeOperation = 'destination-in';
  context.fillStyle = part;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Draws only the shadow: the shape that casts it is outside the picture. */
function castShadow(
  context: CanvasRenderingContext2D,
  shape: HTMLCanvasElement,
  { left, top }: Pick<Warped, 'left' | 'top'>,
  { below, blur, opacity }: Shadow,
  pxPerMm: number,
) {
  context.save();
  const away = context.canvas.width + shape.width;
  context.shadowColor = `rgb(${SHADOW_COLOUR} / ${opacity})`;
  context.shadowBlur = blur * pxPerMm;
  context.shadowOffsetX = away;
  context.shadowOffsetY = below * pxPerMm;
  context.drawImage(shape, left - away, top);
  context.restore();
}

/**
 * Draws a frame on the face in `context`, in the light of that face.
 * @param scale how many times larger than the photo the picture is
 */
export function drawFrame(
  context: CanvasRenderingContext2D,
  cutOut: CutOut,
  face: FaceInPicture,
  measures: PictureScale,
  scale = 1,
) {
  const enlarge = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const hinges = { left: hingeOf(cutOut, 'left'), right: hingeOf(cutOut, 'right') };
  const { front, temples } = placeFrame(face, measures, {
    ...cutOut,
    hinge: (hinges.left.height + hinges.right.height) / 2,
  });
  const corners: Quad = [enlarge(front[0]), enlarge(front[1]), enlarge(front[2]), enlarge(front[3])];
  const pxPerMm = scale / measures.mmPerPx;
  const share = { left: studioShare(face.light.left), right: studioShare(face.light.right) };
  const frame = warp(cutOut.frame, corners);
  const frameCanvas = canvasOf(frame.pixels);
  shade(frameCanvas, share);
  castShadow(context, frameCanvas, frame, RIM_SHADOW, pxPerMm);
  castShadow(context, bridgeOf(frame.pixels), frame, BRIDGE_SHADOW, pxPerMm);
  for (const side of ['right', 'left'] as const) {
    const [from, to] = temples[side];
    const colour = hinges[side].colour.map((value) => value * share[side]);
    drawTemple(context, [enlarge(from), enlarge(to)], colour, pxPerMm);
  }

  context.save();
  context.globalCompositeOperation = 'multiply';
  const lenses = warp(cutOut.lenses, corners);
  context.drawImage(canvasOf(lenses.pixels), lenses.left, lenses.top);
  context.restore();
  context.drawImage(frameCanvas, frame.left, frame.top);
}
