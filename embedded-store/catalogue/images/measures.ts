import type { Camera } from './camera';
import type { FrameSpec } from './frame-spec';
import { strokedText } from './glyphs';
import { ENDPIECE, lensCentre } from './ribbon';

const INK = '#16211f';

/** Hairlines and figures (mm) laid over the front view: lens width, bridge, lens height, front width. */
export function measuresOverlay(spec: FrameSpec, camera: Camera, centreY: number): string {
  const { width, height, scale } = camera;
  const cx = camera.centre[0] * width;
  const cy = camera.centre[1] * height + (camera.target[1] - centreY) * scale;
  const lens = lensCentre(spec) * scale;
  const half = (spec.lensWidth / 2) * scale;
  const tall = (spec.lensHeight / 2) * scale;
  const bridge = (spec.bridge / 2) * scale;
  const front =
    (lensCentre(spec) + spec.lensWidth / 2 + (spec.material === 'acetato' ? ENDPIECE : 5.4)) * scale;
  const above = cy - tall - 15 * scale;
  const below = cy + tall + 16 * scale;
  const size = width / 40;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="${INK}"`,
    ` stroke-width="${(width / 700).toFixed(2)}">`,
    span(cx - lens - half, above, cx - lens + half, above, spec.lensWidth, size),
    span(cx - bridge, above, cx + bridge, above, spec.bridge, size),
    span(cx + front + 6 * scale, cy - tall, cx + front + 6 * scale, cy + tall, spec.lensHeight, size),
    span(cx - front, below, cx + front, below, Math.round((2 * front) / scale), size),
    '</svg>',
  ].join('');
}

/** A line with end ticks and its length beside the middle. */
function span(x1: number, y1: number, x2: number, y2: number, length: number, size: number): string {
  const upright = x1 === x2;
  const tick = size * 0.45;
  const ends = upright
    ? `M${x1 - tick} ${y1}h${tick * 2}M${x2 - tick} ${y2}h${tick * 2}`
    : `M${x1} ${y1 - tick}v${tick * 2}M${x2} ${y2 - tick}v${tick * 2}`;
  const text = strokedText(`${length} mm`, 2.2, 0.9);
  const k = size / 10;
  const at = upright
    ? [x1 - (text.width * k) / 2, y1 - size * 1.8]
    : [(x1 + x2) / 2 - (text.width * k) / 2, y1 - size * 1.8];
  const label = `<g transform="translate(${at[0]} ${at[1]}) scale(${k})" stroke-width="1.1" stroke-linecap="round">${text.markup}</g>`;
  return `<path d="M${x1} ${y1}L${x2} ${y2}${ends}"/>${label}`;
}
