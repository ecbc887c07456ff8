import type { FrameMillimetres } from './frame-size';

/** The numbers engraved on the temple of the shopper's own glasses, in mm; `temple` is null if unknown. */
export type Glasses = Pick<FrameMillimetres, 'lensWidth' | 'bridge' | 'temple'>;

/** Plausible measurements of frames, for adults and children, in mm. */
const LIMITS = { lensWidth: [30, 70], bridge: [8, 32], temple: [90, 170] } as const;

/**
 * Accepts '52-18-140', '52□18-140', '52 18 140' and '52-18/140'; null for numbers that cannot be a frame's.
 * @param missingTemple temple to assume for '52-18': 0, which makes shoppers type it, or null
 */
export function parseEngraving(text: string, missingTemple: 0 | null = 0): Glasses | null {
  const [lensWidth = 0, bridge = 0, temple = missingTemple, ...rest] = (text.match(/\d+/g) ?? []).map(Number);
  const glasses = { lensWidth, bridge, temple };
  const isPlausible = Object.entries(LIMITS).every(([key, [min, max]]) => {
    const value = glasses[key as keyof Glasses];
    return value === null || (value >= min && value <= max);
  });
  return isPlausible && rest.length === 0 ? glasses : null;
}

export const formatEngraving = ({ lensWidth, bridge, temple }: Glasses) =>
  [lensWidth, bridge, temple].filter((value) => value !== null).join('-');

/**
 * Two lenses and the bridge, in mm. Glasses have no engraved front width, so both frames are compared by the
 * engraved numbers.
 */
const widthOf = ({ lensWidth, bridge }: Pick<Glasses, 'lensWidth' | 'bridge'>) => 2 * lensWidth + bridge;

/** How much wider the frame is than the glasses, in mm. */
export const widthDifference = (glasses: Glasses, frame: FrameMillimetres) =>
  widthOf(frame) - widthOf(glasses);

/** '3 mm a mais que os seus óculos' */
export function describeWidth(difference: number): string {
  if (difference === 0) return 'mesma largura dos seus óculos';
  return `${Math.abs(difference)} mm a ${difference > 0 ? 'mais' : 'menos'} que os seus óculos`;
}

/** Differences up to this many mm do not matter, and up to this many a frame still fits (`fit.ts`). */
const TOLERANCE_MM = 3;
const SIMILAR_MM = 5;

/** The text for the shopper about a difference in width. */
export function fitVerdict(difference: number): string {
  if (Math.abs(difference) <= TOLERANCE_MM) return 'Deve vestir como os seus óculos atuais.';
  const [direction, effect] = difference > 0 ? ['mais larga', 'escorregar'] : ['mais estreita', 'apertar'];
  return Math.abs(difference) <= SIMILAR_MM
    ? `Um pouco ${direction} que os seus óculos atuais.`
    : `Bem ${direction} que os seus óculos atuais: tende a ${effect}.`;
}

/**
 * Rows of a comparison, in mm: name, the shopper's value, this frame's value, and the difference. Unknown
 * values are omitted.
 */
export function compareGlasses(glasses: Glasses, frame: FrameMillimetres) {
  const rows = [
    { name: 'Largura', hint: 'duas lentes e ponte', own: widthOf(glasses), other: widthOf(frame) },
    { name: 'Lente', hint: '', own: glasses.lensWidth, other: frame.lensWidth },
    { name: 'Ponte', hint: '', own: glasses.bridge, other: frame.bridge },
    { name: 'Haste', hint: '', own: glasses.temple, other: frame.temple },
  ];
  return rows.flatMap(({ own, other, ...row }) =>
    own === null || other === null ? [] : [{ ...row, own, other, difference: other - own }],
  );
}
