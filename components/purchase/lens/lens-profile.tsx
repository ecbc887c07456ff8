import {
  estimateLens,
  type LensEstimate,
  type LensOutline,
  sagitta,
} from '@/lib/purchase/lens/lens-geometry';
import { describeThickness, type LensToDraw } from '@/lib/purchase/lens/lens-look';
import styles from './lens-profile.module.css';

const round = (value: number) => Math.round(value * 100) / 100;

/** Arc of a spherical surface to a point. */
function arcTo(curvature: number, x: number, y: number, isBackwards: boolean): string {
  if (curvature === 0) return `L${round(x)} ${round(y)}`;
  const radius = round(1 / Math.abs(curvature));
  const sweep = curvature > 0 !== isBackwards ? 1 : 0;
  return `A${radius} ${radius} 0 0 ${sweep} ${round(x)} ${round(y)}`;
}

/** Horizontal section in mm, with the front at the top; x from the optical centre, y from the front at that centre. */
function profile({ centre, section: { front, back } }: LensEstimate, { width, decentration }: LensOutline) {
  const [left, right] = [-width / 2 - decentration, width / 2 - decentration];
  const frontAt = (x: number) => sagitta(front, x) ?? 0;
  const backAt = (x: number) => centre + (sagitta(back, x) ?? 0);
  const depths = [0, centre, frontAt(left), frontAt(right), backAt(left), backAt(right)];
  return {
    path: [
      `M${round(left)} ${round(frontAt(left))}`,
      arcTo(front, right, frontAt(right), false),
      `L${round(right)} ${round(backAt(right))}`,
      arcTo(back, left, backAt(left), true),
      'Z',
    ].join(''),
    left,
    top: Math.min(...depths),
    height: Math.max(...depths) - Math.min(...depths),
  };
}

/** Margin around the drawing in mm, for the line width. */
const MARGIN = 0.5;

/** How thick a lens of an index is: its cross-section to scale, and the same as text. */
export function LensProfile({ lens, index }: { lens: LensToDraw; index: number }) {
  const estimate = estimateLens(lens.powers, index, lens.outline);
  if (estimate === null) return 'Com este grau nesta armação, só o laboratório pode dizer a espessura.';
  const { path, left, top, height } = profile(estimate, lens.outline);
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox={`${round(left - MARGIN)} ${round(top - MARGIN)} ${lens.outline.width + 2 * MARGIN} ${round(height + 2 * MARGIN)}`}
        aria-hidden="true"
      >
        <path d={path} />
        <path className={styles.meridian} d={`M0 0V${round(estimate.centre)}`} />
      </svg>
      {describeThickness(estimate)}
    </>
  );
}
