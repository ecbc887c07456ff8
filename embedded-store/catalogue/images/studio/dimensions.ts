import type { FrameSpec } from '../frame-spec';
import { strokedText } from '../glyphs';

const INK = '#16211f';

/** Box of the lenses in a front view, px from the picture's upper left corner. */
export type LensBox = { left: number; top: number; right: number; bottom: number };

/**
 * Dimension lines over the front view: lens width, bridge, lens height and front width, from the frame's
 * spec.
 */
export function measuresOverlay(spec: FrameSpec, lenses: LensBox, size: number): string {
  const middle = (lenses.left + lenses.right) / 2;
  const scale = (lenses.right - lenses.left) / (2 * spec.lensWidth + spec.bridge);
  const half = (spec.frontWidth / 2) * scale;
  const bridge = (spec.bridge / 2) * scale;
  const above = lenses.top - 22 * scale;
  const below = lenses.bottom + 20 * scale;
  const side = middle + half + 5 * scale;
  const text = size / 40;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="none" stroke="${INK}"`,
    ` stroke-width="${(size / 700).toFixed(2)}">`,
    span([lenses.left, above], [middle - bridge, above], spec.lensWidth, text),
    span([middle - bridge, above], [middle + bridge, above], spec.bridge, text),
    span([side, lenses.top], [side, lenses.bottom], spec.lensHeight, text),
    span([middle - half, below], [middle + half, below], spec.frontWidth, text),
    '</svg>',
  ].join('');
}

type Place = readonly [number, number];

/** A line with end ticks and its length next to the middle. */
function span([x1, y1]: Place, [x2, y2]: Place, length: number, size: number): string {
  const upright = x1 === x2;
  const tick = size * 0.45;
  const ends = upright
    ? `M${x1 - tick} ${y1}h${tick * 2}M${x2 - tick} ${y2}h${tick * 2}`
    : `M${x1} ${y1 - tick}v${tick * 2}M${x2} ${y2 - tick}v${tick * 2}`;
  const text = strokedText(String(length), { spacing: 2.2, stretch: 0.9 });
  const k = size / 10;
  const [x, y] = upright
    ? [x1 + size * 0.5, (y1 + y2) / 2 - size * 0.6]
    : [(x1 + x2) / 2 - (text.width * k) / 2, y1 - size * 1.8];
  const label = `<g transform="translate(${x} ${y}) scale(${k})" stroke-width="1.1" stroke-linecap="round">${text.markup}</g>`;
  return `<path d="M${x1} ${y1}L${x2} ${y2}${ends}"/>${label}`;
}
