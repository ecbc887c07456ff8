import type { LensLook } from '../frame-spec';
import { strokedText } from '../glyphs';
import { smoothstep } from './acetate-front';
import { RADIUS } from './uncut-lens';

/** The marks at a point of a lens: a fine line, and the tone next to the zones, each from 0 to 1. */
export type ZoneInk = { line: number; beside: number };

/** Width of the lines, mm. */
const LINE = 0.42;

/** The zones of a kind of lens, engraved: `across` and `up` in mm from its centre. */
export function zoneInk(design: LensLook['design'], across: number, up: number): ZoneInk {
  const from = Math.hypot(across, up);
  const inside = smoothstep(RADIUS - 0.4, RADIUS - 1.2, from);
  const { distance, beside } = drawings[design](Math.abs(across), up, from);
  return { line: smoothstep(LINE, LINE * 0.35, distance) * inside, beside: beside * inside };
}

type Drawing = (aside: number, up: number, from: number) => { distance: number; beside: number };

/**
 * Distance of a point from a line, given its offset in height or width and the line's slope at that place.
 */
const distanceTo = (off: number, slope: number) => Math.abs(off) / Math.hypot(1, slope);

/**
 * Half the width of the sharp area of a multifocal lens: the whole lens at the top, then a corridor, and
 * wider again for reading.
 */
function corridor(up: number): number {
  const narrow = 4.2;
  return up > -6
    ? narrow + 30 * ((up + 6) / 10) ** 2
    : narrow + 8.5 * smoothstep(-6, -25, up) + 0.16 * Math.max(0, -20 - up);
}

const drawings: Record<LensLook['design'], Drawing> = {
  // A single power: only its optical centre is drawn.
  'visao-simples': (aside, up, from) => {
    const cross = from < 4 ? Math.min(aside, Math.abs(up)) : 9;
    return { distance: Math.min(Math.abs(from - 9), cross), beside: 0 };
  },
  multifocal: (aside, up, from) => {
    const slope = (corridor(up + 0.1) - corridor(up - 0.1)) / 0.2;
    const off = aside - corridor(up);
    const cross = from < 3.4 && up > -1 ? Math.min(aside, Math.abs(up - 1.2)) : 9;
    return {
      distance: Math.min(up < 5 ? distanceTo(off, slope) : 9, cross),
      beside: up < 5 ? smoothstep(0, 3, off) : 0,
    };
  },
  // Wide bands, one above another.
  ocupacional: (aside, up) => {
    const [upper, lower] = [13.5 - aside ** 2 * 0.005, -11 + aside ** 2 * 0.005];
    return {
      distance: Math.min(distanceTo(up - upper, aside * 0.01), distanceTo(up - lower, aside * 0.01)),
      beside: 0.75 * smoothstep(22, 27, aside) * (up < upper ? 1 : 0),
    };
  },
};

/** Names of the zones and their positions, mm to the right of and above the middle of the lens. */
const names: Record<LensLook['design'], readonly (readonly [name: string, across: number, up: number])[]> = {
  'visao-simples': [['longe ou perto', 16, 0]],
  multifocal: [
    ['longe', 12, 15],
    ['meio', 0, -6.5],
    ['perto', 0, -21],
  ],
  ocupacional: [
    ['4 metros', 8, 21],
    ['tela', 8, 1],
    ['40 cm', 8, -20],
  ],
};

const INK = '#16211f';

/**
 * The names of the zones next to a lens, each with a line to its zone. `middle` is the lens's centre in the
 * picture, in px.
 */
export function zoneNames(
  design: LensLook['design'],
  { middle, pxPerMm, size }: { middle: readonly [number, number]; pxPerMm: number; size: number },
): string {
  const text = size / 38;
  const rows = names[design].map(([name, across, up]) => {
    const [x, y] = [middle[0] + across * pxPerMm, middle[1] - up * pxPerMm];
    const end = middle[0] + (RADIUS + 4) * pxPerMm;
    const k = text / 10;
    const label = strokedText(name, { spacing: 2.2, stretch: 0.9 });
    return [
      `<path d="M${x.toFixed(1)} ${y.toFixed(1)}H${end.toFixed(1)}"/>`,
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(size / 260).toFixed(1)}" fill="${INK}" stroke="none"/>`,
      `<g transform="translate(${(end + text * 0.6).toFixed(1)} ${(y - text / 2).toFixed(1)}) scale(${k})" stroke-width="1.1" stroke-linecap="round">${label.markup}</g>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="none" stroke="${INK}"`,
    ` stroke-width="${(size / 700).toFixed(2)}">`,
    ...rows,
    '</svg>',
  ].join('');
}
