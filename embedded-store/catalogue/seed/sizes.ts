import type { FrameFamily, Measures } from './family';

/** A size of a frame, with its measurements. */
export type FrameSize = { label: string; measures: Measures };

/** Sizes by their widest front in mm. */
export const sizeLetters = [
  { letter: 'P', label: 'P (até 129 mm)', max: 129 },
  { letter: 'M', label: 'M (130 a 139 mm)', max: 139 },
  { letter: 'G', label: 'G (140 mm ou mais)', max: Number.POSITIVE_INFINITY },
] as const;

/** The size of a front of this width in mm. */
export const letterOf = (front: number) => sizeLetters.find(({ max }) => front <= max)?.letter ?? 'G';

/** Least difference between the fronts of one size and the next, in mm; it covers both lenses and the bridge. */
const MIN_LETTER_STEP = 7;
const TEMPLE_STEP = 5;

/**
 * The drawn measurements, `steps` sizes larger or smaller, with `step` mm of front per size. Everything
 * scales with the front.
 */
function scaled(drawn: Measures, steps: number, step: number): Measures {
  const lensStep = Math.floor((step - 1) / 2);
  const lens = drawn.lens + steps * lensStep;
  return {
    lens,
    bridge: drawn.bridge + steps * (step - 2 * lensStep),
    height: Math.round((drawn.height * lens) / drawn.lens),
    front: drawn.front + steps * step,
    temple: drawn.temple + steps * TEMPLE_STEP,
  };
}

/** P, M and G, one of them as drawn. The step is wide enough for each front to match its letter. */
function letterSizes(drawn: Measures): FrameSize[] {
  const own = sizeLetters.findIndex(({ letter }) => letter === letterOf(drawn.front));
  for (let step = MIN_LETTER_STEP; step < drawn.front; step++) {
    const sizes = sizeLetters.map(({ letter }, index) => ({
      label: letter,
      measures: scaled(drawn, index - own, step),
    }));
    if (sizes.every(({ label, measures }) => letterOf(measures.front) === label)) return sizes;
  }
  throw new RangeError(`No sizes P, M and G fit a front of ${drawn.front} mm.`);
}

/** The same sizes named after the lens width, so that each still has a letter of its own. */
const widthSizes = (drawn: Measures): FrameSize[] =>
  letterSizes(drawn).map(({ measures }) => ({ label: String(measures.lens), measures }));

/**
 * The sizes of a frame; empty for a frame without a choice of sizes. One of them has the measurements of the
 * pictures.
 */
export function frameSizes({ index, measures }: Pick<FrameFamily, 'index' | 'measures'>): FrameSize[] {
  const turn = index % 6;
  if (turn === 1) return [{ label: 'Único', measures }];
  if (turn === 2) return widthSizes(measures);
  if (turn === 4) return letterSizes(measures);
  return turn === 5 ? [{ label: String(measures.lens), measures }] : [];
}

/** The size that the pictures show; null for a frame without a choice of sizes. */
export function drawnSize(family: Pick<FrameFamily, 'index' | 'measures'>): FrameSize | null {
  const sizes = frameSizes(family);
  if (sizes.length < 2) return null;
  return sizes.find(({ measures }) => measures.front === family.measures.front) ?? null;
}

const HEADINGS = ['Tamanho', 'Frontal', 'Ponte', 'Horizontal', 'Vertical', 'Haste'];

/** The size chart of a frame as HTML; `''` without a choice of sizes. */
export function sizeChart(sizes: readonly FrameSize[]): string {
  if (sizes.length < 2) return '';
  const rows = sizes.map(({ label, measures: { front, bridge, lens, height, temple } }) => {
    const cells = [front, bridge, lens, height, temple].map((mm) => `<td>${mm} mm</td>`);
    return `<tr><th>${label}</th>${cells.join('')}</tr>`;
  });
  const headings = HEADINGS.map((heading) => `<th>${heading}</th>`);
  return `<table><thead><tr>${headings.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
