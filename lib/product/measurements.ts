import type { Caracteristica } from '@/lib/store-api/schemas/produto-detalhe';

/** Measures of a frame as the platform words them ('138 mm'). */
export type Measurements = {
  frontal: string;
  ponte: string;
  horizontal: string;
  vertical: string;
  /** '52□18-140', lens width, bridge and temple in mm; null when one of the three is not told. */
  gravacao: string | null;
  /** The same in mm, for a drawing to scale; `haste` is null when it is not told. */
  mm: { frontal: number; ponte: number; horizontal: number; vertical: number; haste: number | null };
};

const FIRST_POSITION = 12;
const KEYS = ['frontal', 'ponte', 'horizontal', 'vertical'] as const;

/**
 * Measures of the frame, read from positions 12 to 15, from zero, of all feature items in order (PDP-18,
 * CONST-12, A-28). Null when there are fewer items or one of the four is not a measure.
 */
export function measurementsOf(caracteristicas: readonly Caracteristica[]): Measurements | null {
  const items = caracteristicas.flatMap(({ itens }) => itens);
  const [frontal, ponte, horizontal, vertical] = KEYS.map(
    (_, index) => items[FIRST_POSITION + index]?.valor ?? '',
  );
  if (!frontal || !ponte || !horizontal || !vertical) return null;
  const [f, p, h, v] = [frontal, ponte, horizontal, vertical].map(millimetres);
  if (f == null || p == null || h == null || v == null) return null;
  const haste = millimetres(
    items.find(({ label }) => /haste/i.test(label) && !/material|cor/i.test(label))?.valor ?? '',
  );
  return {
    frontal,
    ponte,
    horizontal,
    vertical,
    gravacao: haste === null ? null : `${h}□${p}-${haste}`,
    mm: { frontal: f, ponte: p, horizontal: h, vertical: v, haste },
  };
}

/** Leading number of a measure, rounded to whole millimetres: '52,4 mm' → 52; null for text without one. */
function millimetres(value: string): number | null {
  const found = /^\s*(\d{1,3})(?:[.,](\d+))?/.exec(value);
  return found ? Math.round(Number(`${found[1]}.${found[2] ?? 0}`)) : null;
}
