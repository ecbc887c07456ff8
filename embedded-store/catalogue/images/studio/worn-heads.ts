import type { Audience } from '../../seed/categories';
import type { FrameSpec } from '../frame-spec';
import { frameColours } from '../palette';
import { CLAY, figure, PLASTER, TERRACOTTA } from './busts';
import { lightOf } from './tones';

/** An invented head: the targets that shape the figure, and its usual clay. */
export type WornHead = { tone: string; targets: Record<string, number> };

type Person = Parameters<typeof figure>[0];

const head = (tone: string, person: Person): WornHead => ({ tone, targets: figure(person) });

const women = [
  head(PLASTER, {
    people: 'caucasian',
    sex: 'female',
    shape: { 'head/head-oval': 0.4, 'nose/nose-width1-min': 0.6 },
  }),
  head(CLAY, { people: 'african', sex: 'female', age: 0.1, shape: { 'nose/nose-width1-min': 0.4 } }),
  head(TERRACOTTA, { people: 'asian', sex: 'female', shape: { 'head/head-oval': 0.3 } }),
];
const men = [
  head(TERRACOTTA, { people: 'asian', sex: 'male', age: 0.25, shape: { 'head/head-square': 0.3 } }),
  head(PLASTER, { people: 'african', sex: 'male', shape: { 'head/head-oval': 0.3 } }),
  head(CLAY, { people: 'caucasian', sex: 'male', age: 0.15, shape: { 'head/head-rectangular': 0.2 } }),
];
const child = { child: 0.6, baby: 0.4 };
const children = [
  head(TERRACOTTA, {
    people: 'african',
    sex: 'female',
    ...child,
    shape: { 'nose/nose-width1-min': 0.6, 'head/head-round': 0.3 },
  }),
  head(PLASTER, {
    people: 'caucasian',
    sex: 'female',
    ...child,
    shape: { 'nose/nose-width1-min': 0.6, 'head/head-round': 0.3 },
  }),
  head(CLAY, {
    people: 'asian',
    sex: 'male',
    ...child,
    shape: { 'nose/nose-width1-min': 0.4, 'head/head-round': 0.2 },
  }),
];

/** The heads that wear frames for an audience, in turn. */
export const headsFor: Record<Audience['key'], readonly WornHead[]> = {
  feminino: women,
  masculino: men,
  unissex: women.flatMap((woman, i) => [woman, men[i] ?? woman]),
  infantil: children,
};

const TONES: readonly string[] = [PLASTER, TERRACOTTA, CLAY];

/** Least contrast between a frame and its head (`contrast`). */
const MIN_CONTRAST = 36;

/** The clay of a head that wears this frame: the usual one, or another one if the frame would hardly show on it. */
export function toneFor({ tone }: WornHead, { frameColour }: Pick<FrameSpec, 'frameColour'>): string {
  const frame = frameColours[frameColour]?.base ?? '#000000';
  const start = TONES.indexOf(tone);
  const turns = TONES.map((_, i) => TONES[(start + i) % TONES.length] ?? tone);
  return turns.find((other) => contrast(other, frame) >= MIN_CONTRAST) ?? tone;
}

/** Distance of two colours in CIE Lab. Lightness counts twice, because much of a head is in shadow. */
function contrast(a: string, b: string): number {
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(1.4 * (one[0] - other[0]), 0.7 * (one[1] - other[1]), 0.7 * (one[2] - other[2]));
}

/** CIE Lab under D65 of a colour `#rrggbb`. */
function lab(hex: string): readonly [number, number, number] {
  const [r, g, b] = lightOf(hex);
  const bent = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
