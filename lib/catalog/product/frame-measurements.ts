import type { Caracteristica } from '@/lib/platform/schemas/product-detail';
import type { FrameMillimetres, SizedMeasurements } from './frame-size';
import { outlineOf, scalePath } from './lens-shapes';

/** Measurements of a frame. */
export type Measurements = Pick<SizedMeasurements, 'texts' | 'mm'>;

/** Position of the first measurement among all features: the platform marks measurements only by their position. */
const FIRST_POSITION = 12;
const KEYS = ['frontWidth', 'bridge', 'lensWidth', 'lensHeight'] as const;

/** Reads the measurements of a frame from its features; null unless all four exist and are numeric. */
export function parseMeasurements(caracteristicas: readonly Caracteristica[]): Measurements | null {
  const items = caracteristicas.flatMap(({ itens }) => itens);
  const [front, bridge, width, height] = KEYS.map((_, index) => {
    const text = items[FIRST_POSITION + index]?.valor ?? '';
    return { text, mm: parseMillimetres(text) };
  });
  if (front?.mm == null || bridge?.mm == null || width?.mm == null || height?.mm == null) return null;
  const temple = parseMillimetres(
    items.find(({ label }) => /haste/i.test(label) && !/material|cor/i.test(label))?.valor ?? '',
  );
  return {
    texts: { frontWidth: front.text, bridge: bridge.text, lensWidth: width.text, lensHeight: height.text },
    mm: { frontWidth: front.mm, bridge: bridge.mm, lensWidth: width.mm, lensHeight: height.mm, temple },
  };
}

/** Leading number of a text, rounded to whole millimetres: '52,4 mm' → 52; null without one. */
export function parseMillimetres(value: string): number | null {
  const match = /^\s*(\d{1,3})(?:[.,](\d+))?/.exec(value);
  return match ? Math.round(Number(`${match[1]}.${match[2] ?? 0}`)) : null;
}

/**
 * Geometry of a true-to-scale drawing, in mm. x counts from the left end of the frame, y from the top of the
 * drawing.
 */
export type FrameDrawing = {
  width: number;
  height: number;
  /** Path of the left lens; the right lens is its mirror image at `frontWidth / 2`. */
  lens: string;
  bridge: string;
  /** Path from the lens to the left end of the frame. */
  endPiece: string;
  /** Side view; null if the temple's length is unknown. */
  temple: { path: string; y: number } | null;
  /** Left and right edge of the left lens. */
  outer: number;
  inner: number;
  /** Top and bottom edge of the lenses. */
  top: number;
  bottom: number;
};

const TOP_MARGIN = 14;
const RULER_HEIGHT = 16;
const TEMPLE_HEIGHT = 30;

/** Plausible ranges in mm; other values are not drawn. */
const PLAUSIBLE = {
  frontWidth: [80, 200],
  bridge: [5, 40],
  lensWidth: [20, 90],
  lensHeight: [12, 80],
  temple: [90, 180],
} as const;

function isPlausible(key: keyof typeof PLAUSIBLE, value: number): boolean {
  const [min, max] = PLAUSIBLE[key];
  return value >= min && value <= max;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Drawing of a frame in its shape; null if the measurements are implausible or contradict each other. */
export function frameDrawing(mm: FrameMillimetres): FrameDrawing | null {
  const { frontWidth, bridge, lensWidth, lensHeight } = mm;
  if (!KEYS.every((key) => isPlausible(key, mm[key])) || 2 * lensWidth + bridge > frontWidth) return null;
  const inner = (frontWidth - bridge) / 2;
  const outer = inner - lensWidth;
  const bottom = TOP_MARGIN + lensHeight;
  const x = (share: number) => round(outer + lensWidth * share);
  const y = (share: number) => round(TOP_MARGIN + lensHeight * share);
  const outline = outlineOf(mm.shape);
  const [hingeX, hingeY] = outline.hinge;
  const [bridgeX, bridgeY] = [x(outline.bridge[0]), outline.bridge[1]];
  const bridgeWidth = round(frontWidth - 2 * bridgeX);
  const temple = mm.temple !== null && isPlausible('temple', mm.temple) ? mm.temple : null;
  const side = bottom + RULER_HEIGHT + 12;
  return {
    width: Math.max(frontWidth, temple ?? 0),
    height: bottom + RULER_HEIGHT + (temple === null ? 0 : TEMPLE_HEIGHT),
    lens: scalePath(outline.path, x, y),
    bridge: [
      `M${bridgeX} ${y(bridgeY)}q${round(bridgeWidth / 2)} ${round(-bridge * 0.5)} ${bridgeWidth} 0`,
      outline.bar === undefined ? '' : `M${x(0.84)} ${y(outline.bar)}H${round(frontWidth - x(0.84))}`,
    ].join(''),
    endPiece: `M${x(hingeX)} ${y(hingeY)}L0 ${y(hingeY - 0.06)}v${round(lensHeight * 0.14)}`,
    temple:
      temple === null
        ? null
        : {
            path: `M0 ${side}H${round(temple * 0.74)}q${round(temple * 0.18)} 0 ${round(temple * 0.26)} 12`,
            y: side,
          },
    outer,
    inner,
    top: TOP_MARGIN,
    bottom,
  };
}
