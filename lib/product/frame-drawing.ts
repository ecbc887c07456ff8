import type { Measurements } from './measurements';

/** Geometry of a drawing to scale, in mm; x from the frame's left end, y from the upper edge of the drawing. */
export type FrameDrawing = {
  width: number;
  height: number;
  /** Outline of the left lens; the right one is its mirror image at `frontal / 2`. */
  lens: string;
  bridge: string;
  /** From the lens to the left end of the frame. */
  endPiece: string;
  /** Seen from the side; null when its length is not told. */
  temple: { path: string; y: number } | null;
  /** Left and right edge of the left lens. */
  outer: number;
  inner: number;
  /** Upper and lower edge of the lenses. */
  top: number;
  bottom: number;
};

const TOP = 14;
const BELOW = 16;
const SIDE = 30;

/** Sizes that a frame can have, in mm; other numbers are not worth a drawing. */
const SANE = { frontal: [80, 200], ponte: [5, 40], horizontal: [20, 90], vertical: [12, 80] } as const;

const round = (value: number) => Math.round(value * 10) / 10;

/** Draws a frame from its measures (PDP-18, A15); null for measures that contradict each other. */
export function frameDrawing({
  frontal,
  ponte,
  horizontal,
  vertical,
  haste,
}: Measurements['mm']): FrameDrawing | null {
  const measures = { frontal, ponte, horizontal, vertical };
  const sane = Object.entries(SANE).every(([key, [low, high]]) => {
    const value = measures[key as keyof typeof SANE];
    return value >= low && value <= high;
  });
  if (!sane || 2 * horizontal + ponte > frontal) return null;
  const inner = (frontal - ponte) / 2;
  const outer = inner - horizontal;
  const bottom = TOP + vertical;
  const x = (share: number) => round(outer + horizontal * share);
  const y = (share: number) => round(TOP + vertical * share);
  const temple = haste !== null && haste >= 90 && haste <= 180 ? haste : null;
  const side = bottom + BELOW + 12;
  return {
    width: Math.max(frontal, temple ?? 0),
    height: bottom + BELOW + (temple === null ? 0 : SIDE),
    lens: [
      `M${x(0)} ${y(0.4)}C${x(0)} ${y(0.1)} ${x(0.12)} ${y(0)} ${x(0.42)} ${y(0)}H${x(0.66)}`,
      `C${x(0.9)} ${y(0)} ${x(1)} ${y(0.1)} ${x(1)} ${y(0.38)}`,
      `C${x(1)} ${y(0.8)} ${x(0.76)} ${y(1)} ${x(0.5)} ${y(1)}`,
      `C${x(0.2)} ${y(1)} ${x(0)} ${y(0.8)} ${x(0)} ${y(0.4)}Z`,
    ].join(''),
    bridge: `M${round(inner)} ${y(0.34)}q${ponte / 2} ${round(-ponte * 0.5)} ${ponte} 0`,
    endPiece: `M${x(0.03)} ${y(0.2)}L0 ${y(0.14)}v${round(vertical * 0.14)}`,
    temple:
      temple === null
        ? null
        : {
            path: `M0 ${side}H${round(temple * 0.74)}q${round(temple * 0.18)} 0 ${round(temple * 0.26)} 12`,
            y: side,
          },
    outer,
    inner,
    top: TOP,
    bottom,
  };
}

/** P, M or G by the width of the front in mm, as opticians sort frames (A15). */
export function frameClass(frontal: number): 'P' | 'M' | 'G' {
  if (frontal < 130) return 'P';
  return frontal <= 138 ? 'M' : 'G';
}
