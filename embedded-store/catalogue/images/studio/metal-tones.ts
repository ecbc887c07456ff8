import type { FrameColour } from '../palette';
import { type Light, lightOf, mixed, perChannel } from './tones';

/** Colour of a metal by the light that it reflects: 0 is a dark room, 1 a lamp. */
export type Metal = (shine: number) => Light;

/**
 * A metal is nearly black where it reflects darkness, pale where it reflects a lamp, and has its own colour
 * in between.
 */
export function metalOf(colour: Pick<FrameColour, 'base' | 'dark' | 'light'>): Metal {
  const [base, dark, light] = [lightOf(colour.base), lightOf(colour.dark), lightOf(colour.light)];
  const black = perChannel((c) => dark[c] * 0.3);
  const white = perChannel((c) => light[c] * 1.6 + 0.1);
  const stops: [number, Light][] = [
    [0, black],
    [0.16, dark],
    [0.42, base],
    [0.85, light],
    [1.6, white],
  ];
  return (shine) => {
    const at = stops.findIndex(([to]) => shine < to);
    if (at < 0) return white;
    const [to, upper] = stops[at] as [number, Light];
    const [from, lower] = stops[Math.max(0, at - 1)] as [number, Light];
    return at === 0 ? black : mixed(lower, upper, (shine - from) / (to - from));
  };
}
