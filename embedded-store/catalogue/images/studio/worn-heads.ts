import type { Audience } from '../../seed/categories';
import type { FrameSpec } from '../frame-spec';
import { frameColours } from '../palette';
import { figure } from './busts';
import { type Light, lightOf } from './tones';

/** An invented head: the targets that shape the figure, its usual skin tone, and its other looks (people.py). */
export type WornHead = {
  tone: string;
  targets: Record<string, number>;
  looks: { skin: string; iris: Light; hair: Light; hairs: readonly string[] };
};

type Person = Parameters<typeof figure>[0];
type Hair = { hair: string; colour: string; brows: string };

const [LIGHT, TAN, DEEP] = ['#dfb69b', '#bb8c6a', '#8a5f48'];
const [BROWN, DARK, BLACK] = ['#5d3d2a', '#3b2a20', '#241d1a'];

const head = (tone: string, person: Person, { hair, colour, brows }: Hair): WornHead => ({
  tone,
  targets: figure(person),
  looks: {
    // Only its tints: those of the darkest textures are too pale on lips.
    skin: `young_${person.people === 'african' ? 'asian' : person.people}_${person.sex}`,
    iris: lightOf('#5e3f2a'),
    hair: lightOf(colour),
    hairs: [
      `hair/${hair}`,
      `eyebrows/${brows}`,
      ...(person.sex === 'female' ? ['eyelashes/Eyelashes01'] : []),
    ],
  },
});

const women = [
  head(
    LIGHT,
    {
      people: 'caucasian',
      sex: 'female',
      shape: { 'head/head-oval': 0.4, 'nose/nose-width1-min': 0.6 },
    },
    { hair: 'ponytail01', colour: BROWN, brows: 'eyebrow001' },
  ),
  head(
    DEEP,
    { people: 'african', sex: 'female', age: 0.1, shape: { 'nose/nose-width1-min': 0.4 } },
    { hair: 'short01', colour: BLACK, brows: 'eyebrow001' },
  ),
  head(
    TAN,
    { people: 'asian', sex: 'female', shape: { 'head/head-oval': 0.3 } },
    { hair: 'ponytail01', colour: DARK, brows: 'eyebrow001' },
  ),
];
const men = [
  head(
    TAN,
    { people: 'asian', sex: 'male', age: 0.25, shape: { 'head/head-square': 0.3 } },
    { hair: 'short04', colour: BLACK, brows: 'eyebrow008' },
  ),
  head(
    DEEP,
    { people: 'african', sex: 'male', shape: { 'head/head-oval': 0.3 } },
    { hair: 'short01', colour: BLACK, brows: 'eyebrow008' },
  ),
  head(
    LIGHT,
    { people: 'caucasian', sex: 'male', age: 0.15, shape: { 'head/head-rectangular': 0.2 } },
    { hair: 'short02', colour: BROWN, brows: 'eyebrow008' },
  ),
];
const child = (people: Person['people'], sex: Person['sex'], nose: number, round: number): Person => ({
  people,
  sex,
  child: 0.6,
  baby: 0.4,
  shape: { 'nose/nose-width1-min': nose, 'head/head-round': round },
});
const children = [
  head(DEEP, child('african', 'female', 0.6, 0.3), { hair: 'short01', colour: BLACK, brows: 'eyebrow001' }),
  head(LIGHT, child('caucasian', 'female', 0.6, 0.3), {
    hair: 'ponytail01',
    colour: BROWN,
    brows: 'eyebrow001',
  }),
  head(TAN, child('asian', 'male', 0.4, 0.2), { hair: 'short04', colour: BLACK, brows: 'eyebrow001' }),
];

/** The heads that wear frames for an audience, in turn. */
export const headsFor: Record<Audience['key'], readonly WornHead[]> = {
  feminino: women,
  masculino: men,
  unissex: women.flatMap((woman, i) => [woman, men[i] ?? woman]),
  infantil: children,
};

const TONES: readonly string[] = [LIGHT, TAN, DEEP];

/** Least contrast between a frame and its head (`contrast`). */
const MIN_CONTRAST = 36;

/** The skin tone of a head that wears this frame: its usual one, or another if the frame would hardly show on it. */
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
