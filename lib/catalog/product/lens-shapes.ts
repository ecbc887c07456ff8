/** Shapes of frames whose outline can be drawn. */
export type LensShape =
  | 'panto'
  | 'redondo'
  | 'quadrado'
  | 'retangular'
  | 'aviador'
  | 'gatinho'
  | 'hexagonal'
  | 'browline'
  | 'oversized';

/** How shops name the shapes in facets and features. */
const NAMES: readonly [LensShape, RegExp][] = [
  ['panto', /panto/i],
  ['redondo', /redond|oval|round/i],
  ['retangular', /retang/i],
  ['quadrado', /quadrad/i],
  ['aviador', /aviador|piloto/i],
  ['gatinho', /gatinho|cat[- ]?eye/i],
  ['hexagonal', /hexagon|octogon|geom[eé]tric/i],
  ['browline', /browline|clubmaster/i],
  ['oversized', /oversized|m[aá]xi/i],
];

/** The shape with this name; undefined for any other name. */
export const lensShape = (name: string): LensShape | undefined =>
  NAMES.find(([, pattern]) => pattern.test(name))?.[0];

/**
 * The outline of a left lens, in fractions of its width and height: x from the temple to the nose, y from the
 * top. All SVG path commands are absolute. `hinge` is where the end piece starts, `bridge` where the bridge
 * starts.
 */
type Outline = {
  path: string;
  hinge: readonly [x: number, y: number];
  bridge: readonly [x: number, y: number];
  /** Height of a second, straight bridge. */
  bar?: number;
};

const ROUNDED: Outline = {
  path: 'M0 .4C0 .1 .12 0 .42 0L.66 0C.9 0 1 .1 1 .38C1 .8 .76 1 .5 1C.2 1 0 .8 0 .4Z',
  hinge: [0.03, 0.2],
  bridge: [1, 0.34],
};

const OUTLINES: Record<LensShape, Outline> = {
  panto: {
    path: 'M0 .3C0 .08 .12 0 .3 0L.72 0C.9 0 1 .1 1 .32C1 .72 .8 1 .5 1C.2 1 0 .7 0 .3Z',
    hinge: [0.02, 0.18],
    bridge: [1, 0.28],
  },
  redondo: {
    path: 'M0 .5C0 .224 .224 0 .5 0C.776 0 1 .224 1 .5C1 .776 .776 1 .5 1C.224 1 0 .776 0 .5Z',
    hinge: [0.04, 0.3],
    bridge: [0.97, 0.34],
  },
  quadrado: {
    path: 'M0 .2C0 .06 .06 0 .18 0L.84 0C.95 0 1 .06 1 .2L.97 .8C.96 .94 .9 1 .8 1L.2 1C.1 1 .04 .94 .03 .8Z',
    hinge: [0, 0.2],
    bridge: [1, 0.3],
  },
  retangular: {
    path: 'M0 .22C0 .06 .04 0 .12 0L.9 0C.97 0 1 .06 1 .22L.99 .8C.98 .94 .95 1 .88 1L.12 1C.05 1 .02 .94 .01 .8Z',
    hinge: [0, 0.22],
    bridge: [1, 0.34],
  },
  aviador: {
    path: 'M0 .26C0 .06 .18 0 .5 0L.84 0C.97 0 1 .08 .99 .22C.95 .6 .72 1 .4 1C.12 1 0 .62 0 .26Z',
    hinge: [0.01, 0.18],
    bridge: [0.98, 0.3],
    bar: 0.02,
  },
  gatinho: {
    path: 'M0 .02C.06 -.02 .16 .02 .26 .06L.78 .14C.94 .17 1 .28 1 .46C1 .8 .8 1 .54 1C.2 1 .06 .66 0 .02Z',
    hinge: [0, 0.05],
    bridge: [0.99, 0.36],
  },
  hexagonal: {
    path: 'M0 .46L.2 .04C.215 .01 .23 0 .26 0L.74 0C.77 0 .785 .01 .8 .04L1 .46C1.005 .49 1.005 .51 1 .54L.8 .96C.785 .99 .77 1 .74 1L.26 1C.23 1 .215 .99 .2 .96L0 .54C-.005 .51 -.005 .49 0 .46Z',
    hinge: [0.06, 0.33],
    bridge: [0.95, 0.36],
  },
  // The second line is the lower edge of the brow.
  browline: {
    path: 'M0 .1C.02 .02 .1 0 .3 0L.8 0C.96 0 1 .06 1 .3C1 .78 .8 1 .5 1C.2 1 .02 .76 0 .1ZM.01 .24C.3 .16 .7 .14 1 .24',
    hinge: [0, 0.1],
    bridge: [1, 0.28],
  },
  oversized: {
    path: 'M0 .34C0 .08 .1 0 .34 0L.7 0C.92 0 1 .08 1 .34L1 .6C1 .88 .84 1 .56 1L.4 1C.12 1 0 .86 0 .6Z',
    hinge: [0.01, 0.22],
    bridge: [1, 0.34],
  },
};

/** The outline of a shape; without a shape, the usual rounded one. */
export const outlineOf = (shape: LensShape | undefined): Outline =>
  shape === undefined ? ROUNDED : OUTLINES[shape];

/** Scales a path in fractions to a box in mm. */
export function scalePath(path: string, x: (share: number) => number, y: (share: number) => number): string {
  return path.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, a: string, b: string) => `${x(Number(a))} ${y(Number(b))}`,
  );
}
