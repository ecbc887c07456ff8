import type { FrameShape, FrameSpec } from './frame-spec';
import { smoothstep } from './noise';
import type { Outline } from './outlines';
import type { Ribbon } from './plate';
import { bezier } from './sweep';

/** Rim widths (mm) by family: at the top, at the bottom, and where on the half height the hinge sits. */
type RimStyle = { top: number; bottom: number; hinge: number; bridgeTop: number; bridgeDepth: number };

const styles: Record<FrameShape, RimStyle> = {
  redondo: { top: 4.3, bottom: 3.8, hinge: 0.42, bridgeTop: 0.6, bridgeDepth: 6.5 },
  quadrado: { top: 5.4, bottom: 4.2, hinge: 0.62, bridgeTop: 0.78, bridgeDepth: 8 },
  retangular: { top: 4.6, bottom: 3.6, hinge: 0.5, bridgeTop: 0.74, bridgeDepth: 7 },
  aviador: { top: 4.2, bottom: 3.4, hinge: 0.6, bridgeTop: 0.84, bridgeDepth: 7 },
  gatinho: { top: 5.8, bottom: 3.6, hinge: 0.66, bridgeTop: 0.62, bridgeDepth: 7 },
  hexagonal: { top: 4.2, bottom: 3.8, hinge: 0.3, bridgeTop: 0.58, bridgeDepth: 6.5 },
  clubmaster: { top: 5.4, bottom: 3.2, hinge: 0.7, bridgeTop: 0.8, bridgeDepth: 7 },
  oversized: { top: 5.8, bottom: 4.6, hinge: 0.58, bridgeTop: 0.7, bridgeDepth: 8 },
};

/** How far (mm) the endpiece of an acetate front reaches beyond the lens. */
export const ENDPIECE = 8.2;

/** Height of the hinge above the lens centre, mm. */
export function hingeHeight(spec: FrameSpec): number {
  return (styles[spec.shape].hinge * spec.lensHeight) / 2;
}

/** Centre of the +x lens from the middle of the nose, mm. */
export function lensCentre(spec: FrameSpec): number {
  return (spec.lensWidth + spec.bridge) / 2;
}

/** Rim width (mm) at outline point i: family width, swelling into the endpiece on the temporal side. */
export function rimWidth(spec: FrameSpec, lens: Outline, i: number): number {
  const style = styles[spec.shape];
  const nx = lens.nx[i] as number;
  const y = lens.y[i] as number;
  const up = ((lens.ny[i] as number) + 1) / 2;
  const full = style.bottom + (style.top - style.bottom) * up * up;
  // The rim thins beside the nose, or the bridge would leave it no room.
  const plain = full - (full - 2.7) * smoothstep(0.35, 0.95, -nx);
  const off = (y - hingeHeight(spec)) / 6.2;
  const plateau = Math.exp(-(off * off * off * off));
  return plain + (ENDPIECE - plain) * plateau * smoothstep(0.05, 0.75, nx);
}

/** The +x half of an acetate front with its saddle or keyhole bridge. */
export function acetateRibbon(spec: FrameSpec, lens: Outline): Ribbon {
  const style = styles[spec.shape];
  const cx = lensCentre(spec);
  const count = lens.count;
  const innerX = lens.x.map((x) => x + cx);
  const innerY = lens.y.slice();
  const outerX = new Float32Array(count);
  const outerY = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const w = rimWidth(spec, lens, i);
    outerX[i] = (innerX[i] as number) + (lens.nx[i] as number) * w;
    outerY[i] = (innerY[i] as number) + (lens.ny[i] as number) * w;
  }
  const topY = style.bridgeTop * (spec.lensHeight / 2) + style.top * 0.75;
  const lowY = topY - style.bridgeDepth;
  const from = find(lens, (i) => (lens.x[i] as number) < -spec.lensWidth * 0.2 && (lens.ny[i] as number) > 0);
  const to = findLast(
    lens,
    (i) => (lens.nx[i] as number) < -0.6 && (lens.y[i] as number) < -spec.lensHeight * 0.02,
  );
  const joinTop = find(lens, (i) => i > from && innerYAt(lens, i) < topY - style.top * 0.9);
  const joinLow = find(lens, (i) => i > joinTop + 3 && innerYAt(lens, i) < lowY - 1);
  const top = bridgeCurve(outerX, outerY, from, 1, topY, joinTop - from);
  const low = bridgeCurve(outerX, outerY, to, -1, lowY, to - joinLow).reverse();
  for (let i = from; i <= joinTop; i++) setPoint(outerX, outerY, i, top[i - from]);
  for (let i = joinLow; i <= to; i++) setPoint(outerX, outerY, i, low[i - joinLow]);
  for (let i = joinTop + 1; i < joinLow; i++) {
    const t = (i - joinTop) / (joinLow - joinTop);
    outerX[i] = 0;
    outerY[i] = topY + (lowY - topY) * (0.5 - 0.5 * Math.cos(Math.PI * t));
  }
  const edges = edgesOf(outerX, outerY, from - 8, joinTop, joinLow, to + 8);
  return {
    innerX,
    innerY,
    outerX,
    outerY,
    edges,
    lens,
    count,
    closed: true,
    bridgeFrom: from,
    bridgeTo: to,
  };
}

const innerYAt = (lens: Outline, i: number): number => lens.y[i] as number;

function find(lens: Outline, test: (i: number) => boolean): number {
  for (let i = Math.floor(lens.count * 0.2); i < lens.count; i++) if (test(i)) return i;
  return lens.count - 1;
}

function findLast(lens: Outline, test: (i: number) => boolean): number {
  for (let i = Math.floor(lens.count * 0.8); i > 0; i--) if (test(i)) return i;
  return 0;
}

/** From the rim at `start`, leaving along the rim, to the middle of the bridge, arriving level. */
function bridgeCurve(
  xs: Float32Array,
  ys: Float32Array,
  start: number,
  step: 1 | -1,
  endY: number,
  steps: number,
) {
  const x = xs[start] as number;
  const y = ys[start] as number;
  const tx = (xs[start] as number) - (xs[start - step * 2] as number);
  const ty = (ys[start] as number) - (ys[start - step * 2] as number);
  const length = Math.hypot(tx, ty) || 1;
  const reach = Math.hypot(x, endY - y) * (step > 0 ? 0.42 : 0.5);
  return bezier(
    [x, y, 0],
    [x + (tx / length) * reach, y + (ty / length) * reach, 0],
    [x * (step > 0 ? 0.45 : 0.72), endY, 0],
    [0, endY, 0],
    Math.max(2, steps),
  );
}

function setPoint(xs: Float32Array, ys: Float32Array, i: number, point: readonly number[] | undefined): void {
  if (!point) return;
  xs[i] = point[0] as number;
  ys[i] = point[1] as number;
}

/** Upper and lower free edges of the bridge, each carried a little past x = 0 so that it never ends there. */
function edgesOf(xs: Float32Array, ys: Float32Array, a: number, joinTop: number, joinLow: number, b: number) {
  const top: number[] = [];
  const low: number[] = [-(xs[joinLow + 1] as number), ys[joinLow + 1] as number];
  for (let i = a; i <= joinTop; i++) top.push(xs[i] as number, ys[i] as number);
  top.push(-(xs[joinTop - 1] as number), ys[joinTop - 1] as number);
  for (let i = joinLow; i <= b; i++) low.push(xs[i] as number, ys[i] as number);
  return [Float32Array.from(top), Float32Array.from(low)];
}
