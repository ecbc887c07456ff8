import type { FrameCut } from '../frame-spec';
import type { Hand } from './hand';

/**
 * An outline that differs from the usual one of its shape, in addition to its polygon (cut-polygons.ts):
 * heights of hinges and bridge as fractions of half the lens height, a thickness factor for an acetate front,
 * and the differences from the shape's default style (`hand`).
 */
export type Cut = {
  hinge: number;
  bridge: number;
  weight: number;
  hand: Partial<Hand>;
};

export const cuts: Record<FrameCut, Cut> = {
  panto: {
    hinge: 0.5,
    bridge: 0.5,
    weight: 0.92,
    hand: { brow: 0.5, bar: 2.6, keyhole: true, block: 3.2, rise: 0.05, pins: 'two', fillet: [5, 7] },
  },
  bold: {
    hinge: 0.42,
    bridge: 0.34,
    weight: 1.5,
    hand: { brow: 0.9, bar: 2.5, keyhole: true, block: 4.4, pins: 'bar', fillet: [5, 8], temple: 1.22 },
  },
  oval: {
    hinge: 0.46,
    bridge: 0.4,
    weight: 1.22,
    hand: { brow: 0.3, bar: 2.4, arch: 1.2, block: 3.2, pins: 'level', fillet: [5, 9], temple: 1.12 },
  },
  'fine-panto': {
    hinge: 0.62,
    bridge: 0.5,
    weight: 1,
    hand: { wire: 0.6, twoBridges: false, rise: 0.04 },
  },
  'double-bridge': {
    hinge: 0.5,
    bridge: 0.16,
    weight: 1,
    hand: { wire: 0.9, twoBridges: true, topBar: 0.76 },
  },
  upswept: {
    hinge: 0.74,
    bridge: 0.18,
    weight: 1,
    hand: { brow: 1, bar: 2.6, lift: 1.6, rise: 0.2, block: 2.9, pins: 'bar', arch: 2, fillet: [6, 6] },
  },
  petite: {
    hinge: 0.66,
    bridge: 0.3,
    weight: 0.9,
    hand: { brow: 0.6, bar: 2.5, lift: 0.6, rise: 0.14, block: 2.7, pins: 'two', fillet: [5, 6] },
  },
  navigator: {
    hinge: 0.7,
    bridge: 0.34,
    weight: 1,
    hand: { wire: 0.85, twoBridges: true },
  },
  teardrop: {
    hinge: 0.56,
    bridge: 0.3,
    weight: 1,
    hand: { wire: 0.68, twoBridges: true, topBar: 0.86 },
  },
  octagon: {
    hinge: 0.4,
    bridge: 0.4,
    weight: 1,
    hand: { wire: 0.8, twoBridges: false },
  },
  'soft-square': {
    hinge: 0.6,
    bridge: 0.5,
    weight: 0.84,
    hand: { brow: 0.5, bar: 2.5, keyhole: true, block: 2.9, pins: 'two', fillet: [5, 9], temple: 0.86 },
  },
  crown: {
    hinge: 0.46,
    bridge: 0.42,
    weight: 1,
    hand: { wire: 1, twoBridges: true },
  },
  'half-rim': {
    hinge: 0.56,
    bridge: 0.46,
    weight: 1,
    hand: { wire: 0.95, twoBridges: false, halfRim: true },
  },
  seventies: {
    hinge: 0.5,
    bridge: 0.62,
    weight: 0.9,
    hand: { brow: 0.5, bar: 2.6, keyhole: true, block: 3.4, pins: 'two', fillet: [5, 10] },
  },
  'sharp-brow': {
    hinge: 0.74,
    bridge: 0.42,
    weight: 1,
    hand: { block: 3.4, pins: 'level', browline: { width: 5.6, from: 0.24, to: 0.8 } },
  },
  'round-brow': {
    hinge: 0.58,
    bridge: 0.4,
    weight: 1,
    hand: { block: 3.2, pins: 'two', browline: { width: 4.6, from: 0.1, to: 0.5 } },
  },
};
