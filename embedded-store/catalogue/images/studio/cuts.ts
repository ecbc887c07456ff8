import type { FrameCut } from '../frame-spec';
import type { Hand } from './hand';
import type { Flat } from './outline';

/**
 * A separate drawing within a shape: control polygon of the lens, heights of hinges and bridge as fractions of half
 * the lens height, thickness factor of an acetate front, and the differences from the shape's default style (`hand`).
 */
export type Cut = {
  polygon: readonly Flat[];
  hinge: number;
  bridge: number;
  weight: number;
  hand: Partial<Hand>;
};

/** A polygon with rounded corners: `softness` is the fraction of each side that belongs to a corner. */
function cornered(corners: readonly Flat[], softness: number): Flat[] {
  const at = (i: number): Flat => corners[(i + corners.length) % corners.length] as Flat;
  const towards = ([ax, az]: Flat, [bx, bz]: Flat): Flat => [
    ax + (bx - ax) * softness,
    az + (bz - az) * softness,
  ];
  return corners.flatMap((corner, i) => [towards(corner, at(i - 1)), corner, towards(corner, at(i + 1))]);
}

/** Widest above the middle, with a flattened top and a round bottom. */
const panto: readonly Flat[] = [
  [0.98, 0.2],
  [0.96, 0.68],
  [0.6, 0.96],
  [0, 1.02],
  [-0.6, 0.96],
  [-0.96, 0.68],
  [-0.98, 0.2],
  [-0.84, -0.42],
  [-0.5, -0.88],
  [0, -1.03],
  [0.5, -0.88],
  [0.84, -0.42],
];

const circle: readonly Flat[] = Array.from({ length: 12 }, (_, i): Flat => {
  const angle = (i / 12) * 2 * Math.PI;
  return [Math.cos(angle), Math.sin(angle)];
});

/** Straight above, with round lower corners. */
const roundedRectangle: readonly Flat[] = [
  [1, -0.1],
  [1.01, 0.5],
  [1, 0.98],
  [0.9, 1.01],
  [0.4, 1.02],
  [-0.4, 1.01],
  [-0.9, 0.98],
  [-1, 0.9],
  [-1, 0.35],
  [-0.95, -0.3],
  [-0.82, -0.82],
  [-0.5, -1.01],
  [0, -1.03],
  [0.5, -1.02],
  [0.85, -0.86],
  [0.97, -0.5],
];

export const cuts: Record<FrameCut, Cut> = {
  panto: {
    polygon: panto,
    hinge: 0.5,
    bridge: 0.5,
    weight: 0.92,
    hand: { brow: 0.5, bar: 2.6, keyhole: true, block: 3.2, rise: 0.05, pins: 'two', fillet: [5, 7] },
  },
  bold: {
    polygon: circle,
    hinge: 0.42,
    bridge: 0.34,
    weight: 1.5,
    hand: { brow: 0.9, bar: 2.5, keyhole: true, block: 4.4, pins: 'bar', fillet: [5, 8], temple: 1.22 },
  },
  oval: {
    polygon: circle,
    hinge: 0.46,
    bridge: 0.4,
    weight: 1.22,
    hand: { brow: 0.3, bar: 2.4, arch: 1.2, block: 3.2, pins: 'level', fillet: [5, 9], temple: 1.12 },
  },
  'fine-panto': {
    polygon: [
      ...panto.slice(0, 1),
      [0.98, 0.72],
      [0.7, 1],
      [0, 1.01],
      [-0.7, 1],
      [-0.98, 0.72],
      ...panto.slice(6),
    ],
    hinge: 0.62,
    bridge: 0.5,
    weight: 1,
    hand: { wire: 0.6, twoBridges: false, rise: 0.04 },
  },
  'double-bridge': {
    polygon: circle,
    hinge: 0.5,
    bridge: 0.16,
    weight: 1,
    hand: { wire: 0.9, twoBridges: true, topBar: 0.76 },
  },
  upswept: {
    polygon: [
      [1, 0.2],
      [1.05, 0.6],
      [1.11, 1],
      [1.03, 1.04],
      [0.5, 0.88],
      [-0.1, 0.7],
      [-0.6, 0.58],
      [-0.95, 0.3],
      [-1, -0.2],
      [-0.84, -0.7],
      [-0.4, -1],
      [0.12, -1.04],
      [0.6, -0.86],
      [0.9, -0.4],
    ],
    hinge: 0.74,
    bridge: 0.18,
    weight: 1,
    hand: { brow: 1, bar: 2.6, lift: 1.6, rise: 0.2, block: 2.9, pins: 'bar', arch: 2, fillet: [6, 6] },
  },
  petite: {
    polygon: [
      [1, 0.15],
      [1.03, 0.6],
      [1.02, 0.95],
      [0.9, 1.02],
      [0.4, 0.96],
      [-0.2, 0.88],
      [-0.7, 0.7],
      [-0.98, 0.25],
      [-0.95, -0.3],
      [-0.7, -0.78],
      [-0.25, -1.02],
      [0.25, -1.02],
      [0.7, -0.78],
      [0.93, -0.32],
    ],
    hinge: 0.66,
    bridge: 0.3,
    weight: 0.9,
    hand: { brow: 0.6, bar: 2.5, lift: 0.6, rise: 0.14, block: 2.7, pins: 'two', fillet: [5, 6] },
  },
  navigator: {
    polygon: [
      [0.98, -0.1],
      [1, 0.5],
      [0.99, 0.96],
      [0.9, 1.01],
      [0.2, 1.02],
      [-0.5, 1.01],
      [-0.93, 0.97],
      [-0.99, 0.8],
      [-0.98, 0.3],
      [-0.9, -0.3],
      [-0.72, -0.86],
      [-0.5, -0.99],
      [0.1, -1.03],
      [0.6, -1],
      [0.88, -0.7],
    ],
    hinge: 0.7,
    bridge: 0.34,
    weight: 1,
    hand: { wire: 0.85, twoBridges: true },
  },
  teardrop: {
    polygon: [
      [1, 0.2],
      [0.98, 0.68],
      [0.74, 0.98],
      [0.2, 1.03],
      [-0.4, 1],
      [-0.84, 0.86],
      [-1, 0.5],
      [-0.94, 0.02],
      [-0.72, -0.44],
      [-0.3, -0.84],
      [0.2, -1.05],
      [0.6, -0.98],
      [0.88, -0.6],
      [0.98, -0.2],
    ],
    hinge: 0.56,
    bridge: 0.3,
    weight: 1,
    hand: { wire: 0.68, twoBridges: true, topBar: 0.86 },
  },
  octagon: {
    polygon: cornered(
      [
        [1, 0.44],
        [0.46, 1],
        [-0.46, 1],
        [-1, 0.44],
        [-1, -0.4],
        [-0.46, -1],
        [0.46, -1],
        [1, -0.4],
      ],
      0.16,
    ),
    hinge: 0.4,
    bridge: 0.4,
    weight: 1,
    hand: { wire: 0.8, twoBridges: false },
  },
  'soft-square': {
    polygon: [
      [1, 0],
      [1, 0.55],
      [0.86, 0.92],
      [0.45, 1.02],
      [-0.45, 1.01],
      [-0.86, 0.9],
      [-1, 0.5],
      [-0.97, -0.05],
      [-0.9, -0.6],
      [-0.7, -0.94],
      [-0.3, -1.03],
      [0.35, -1.03],
      [0.75, -0.94],
      [0.95, -0.55],
    ],
    hinge: 0.6,
    bridge: 0.5,
    weight: 0.84,
    hand: { brow: 0.5, bar: 2.5, keyhole: true, block: 2.9, pins: 'two', fillet: [5, 9], temple: 0.86 },
  },
  crown: {
    polygon: [
      [1, 0.1],
      [1, 0.52],
      [0.94, 0.72],
      [0.68, 0.98],
      [0.54, 1.01],
      [-0.54, 1.01],
      [-0.68, 0.98],
      [-0.94, 0.72],
      [-1, 0.5],
      [-0.97, 0.05],
      [-0.9, -0.55],
      [-0.62, -0.95],
      [-0.2, -1.03],
      [0.25, -1.03],
      [0.65, -0.95],
      [0.92, -0.5],
    ],
    hinge: 0.46,
    bridge: 0.42,
    weight: 1,
    hand: { wire: 1, twoBridges: true },
  },
  'half-rim': {
    polygon: roundedRectangle,
    hinge: 0.56,
    bridge: 0.46,
    weight: 1,
    hand: { wire: 0.95, twoBridges: false, halfRim: true },
  },
  seventies: {
    polygon: [
      [0.98, -0.1],
      [1.02, 0.45],
      [1, 0.9],
      [0.8, 1.02],
      [0.3, 1.03],
      [-0.35, 1.01],
      [-0.82, 0.94],
      [-1, 0.62],
      [-1, 0.1],
      [-0.93, -0.45],
      [-0.72, -0.9],
      [-0.25, -1.04],
      [0.3, -1.04],
      [0.75, -0.92],
      [0.93, -0.5],
    ],
    hinge: 0.5,
    bridge: 0.62,
    weight: 0.9,
    hand: { brow: 0.5, bar: 2.6, keyhole: true, block: 3.4, pins: 'two', fillet: [5, 10] },
  },
  'sharp-brow': {
    polygon: [
      [1, 0.15],
      [1.01, 0.6],
      [0.99, 0.97],
      [0.9, 1.02],
      [0.35, 1.02],
      [-0.35, 0.99],
      [-0.88, 0.94],
      [-1, 0.7],
      [-0.99, 0.2],
      [-0.86, -0.4],
      [-0.55, -0.88],
      [-0.1, -1.03],
      [0.4, -1],
      [0.8, -0.68],
      [0.96, -0.22],
    ],
    hinge: 0.74,
    bridge: 0.42,
    weight: 1,
    hand: { block: 3.4, pins: 'level', browline: { width: 5.6, from: 0.24, to: 0.8 } },
  },
  'round-brow': {
    polygon: panto,
    hinge: 0.58,
    bridge: 0.4,
    weight: 1,
    hand: { block: 3.2, pins: 'two', browline: { width: 4.6, from: 0.1, to: 0.5 } },
  },
};
