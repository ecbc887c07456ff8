import type { FrameSpec } from '../frame-spec';

export type Surface = { surface: 'stone' | 'linen' | 'wood' | 'paper'; colour: string };
/** A block, a round plinth or a sheet; `size` and `at` in mm, `at` is the middle of its foot. */
export type Prop = Surface & {
  kind: 'block' | 'round';
  size: readonly [number, number, number];
  at: readonly [number, number, number];
  turn?: number;
};
/** A frame or a pair of lenses in a still life. */
export type Item = {
  spec: FrameSpec;
  pose: 'open' | 'folded' | 'lens';
  at: readonly [number, number, number];
  turn: number;
};
/** What the camera sees: `width` mm across at the point it aims at, looking down by `up` degrees. */
export type Camera = { aim: readonly [number, number, number]; width: number; up: number };
export type StillLife = Surface & {
  sun: readonly [number, number];
  props: readonly Prop[];
  items: readonly Item[];
  shots: Partial<Record<'desktop' | 'mobile', Camera & { size: readonly [number, number] }>>;
};
