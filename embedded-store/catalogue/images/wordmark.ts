import { type Lettering, strokedText } from './glyphs';
import { type Ornament, ornamentOf } from './wordmark-ornaments';

/** Colour of all logos. The shop lightens it in the dark scheme. */
const INK = '#16211f';

export type Wordmark = Omit<Lettering, 'spacing'> & {
  /** Gap between the edges of letters, in units of a tenth of the cap height. */
  spacing: number;
  /** Width of horizontal strokes, in the same units. */
  weight: number;
  /** Angle of slanted letters in degrees; negative to the right. */
  slant?: number;
  caps: 'round' | 'butt';
  ornament?: Ornament;
  /** outline: hollow letters; threads: horizontal stripes; label: light letters on a dark box. */
  effect?: 'outline' | 'threads' | 'label';
};

/** Space above and below the letters, which has room for accents and ornaments: all logos have one height. */
const MARGIN = 5.4;
const HEIGHT = 10 + MARGIN * 2;
const PX_PER_UNIT = 4;

/** Space around the letters of a label. */
const LABEL_PADDING = { x: 4.2, y: 4.9 };

/**
 * Wordmark as SVG with a cap height of 40 px, in letterforms drawn here. It begins and ends where its first and last
 * strokes do, so that it is aligned with text.
 */
export function drawWordmark(name: string, mark: Wordmark): string {
  const { weight, slant = 0, caps, contrast = 1, serif = 0, effect, ornament } = mark;
  const text = strokedText(name, mark);
  const { left, right, markup } = ornamentOf(ornament, text.width, weight);
  const stem = Math.max(weight, weight * contrast);
  // A slanted letter reaches further at its head or foot.
  const pad = effect === 'label' ? LABEL_PADDING.x : Math.max(stem / 2, serif) + (slant ? 1.4 : 0);
  const box = { x: -pad - left, width: text.width + left + right + pad * 2 };
  const skew = slant
    ? ` transform="translate(${-5 * Math.tan((slant * Math.PI) / 180)} 0) skewX(${slant})"`
    : '';
  const letters = `<g${skew}>${text.markup}</g>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(box.width * PX_PER_UNIT)}"`,
    ` height="${Math.round(HEIGHT * PX_PER_UNIT)}" viewBox="${box.x.toFixed(2)} ${-MARGIN} ${box.width.toFixed(2)} ${HEIGHT}"`,
    ` role="img" aria-label="${escapeText(name)}" fill="none" stroke="${INK}" stroke-width="${weight}"`,
    ` stroke-linecap="${caps}" stroke-miterlimit="2" stroke-linejoin="${caps === 'round' ? 'round' : 'miter'}">`,
    `${withEffect(effect, letters, text.width, weight)}${markup}</svg>`,
  ].join('');
}

function withEffect(effect: Wordmark['effect'], letters: string, width: number, weight: number): string {
  const area = `x="-9" y="-9" width="${width + 18}" height="28"`;
  switch (effect) {
    case 'outline': {
      const hollow = `<g stroke="#000" stroke-width="${weight - 1.5}">${letters}</g>`;
      return `<mask id="m" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="#fff" stroke="none"/>${hollow}</mask><g mask="url(#m)">${letters}</g>`;
    }
    case 'threads': {
      const bands = Array.from(
        { length: 11 },
        (_, band) => `M-9 ${(band * 1.697 - 4.894).toFixed(2)}h${width + 18}v1.12h${-width - 18}z`,
      );
      return `<clipPath id="c"><path d="${bands.join('')}"/></clipPath><g clip-path="url(#c)">${letters}</g>`;
    }
    case 'label': {
      const { x, y } = LABEL_PADDING;
      const box = `x="${-x}" y="${-y}" width="${width + x * 2}" height="${10 + y * 2}"`;
      return `<mask id="m" maskUnits="userSpaceOnUse" ${box}><rect ${box} fill="#fff" stroke="none"/><g stroke="#000">${letters}</g></mask><rect ${box} rx="1.6" fill="${INK}" stroke="none" mask="url(#m)"/>`;
    }
    default:
      return letters;
  }
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
