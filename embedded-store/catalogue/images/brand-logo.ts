import { strokedText } from './glyphs';

/** Stable 32-bit hash of a text, for use as a seed. */
function hashText(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

const INK = '#16211f';

/** Wordmark styles: stroke weight (units of a tenth of the cap height), letter gap, letter width, ornament. */
type LogoStyle = {
  weight: number;
  gap: number;
  stretch: number;
  slant: number;
  caps: 'round' | 'butt';
  ornament: Ornament;
};

type Ornament = 'none' | 'meridian' | 'ring' | 'rules' | 'dot' | 'lenses' | 'frame';

const styles: readonly LogoStyle[] = [
  { weight: 1.1, gap: 5, stretch: 1, slant: 0, caps: 'butt', ornament: 'none' },
  { weight: 1.8, gap: 2.6, stretch: 0.92, slant: 0, caps: 'butt', ornament: 'none' },
  { weight: 1.2, gap: 3.6, stretch: 1.12, slant: 0, caps: 'round', ornament: 'lenses' },
  { weight: 1.5, gap: 2.8, stretch: 0.72, slant: 0, caps: 'butt', ornament: 'rules' },
  { weight: 1.6, gap: 3, stretch: 1, slant: -12, caps: 'butt', ornament: 'none' },
  { weight: 1.3, gap: 3.4, stretch: 0.92, slant: 0, caps: 'round', ornament: 'ring' },
  { weight: 1.7, gap: 3, stretch: 1.05, slant: 0, caps: 'round', ornament: 'dot' },
  { weight: 1.2, gap: 3.8, stretch: 1.12, slant: 0, caps: 'butt', ornament: 'meridian' },
  { weight: 1.3, gap: 3.4, stretch: 0.86, slant: 0, caps: 'round', ornament: 'frame' },
];

/** Space above and below the letters, which has room for accents and ornaments: all logos have one height. */
const MARGIN = 7;

/**
 * Wordmark of a brand name as SVG, with a cap height of 40 px, in letterforms drawn here. The style depends only
 * on the name, so a brand always looks the same. It begins and ends where its first and last strokes do, so that
 * it is aligned with text. Throws RangeError for an empty name.
 */
export function brandLogo(nome: string): string {
  const name = nome.trim();
  if (!name) throw new RangeError('A brand logo needs a name');
  const style = styles[hashText(name) % styles.length] as LogoStyle;
  const text = strokedText(name, style.gap + style.weight * 0.55, style.stretch);
  const { left, right, markup } = ornamentOf(style, text.width);
  // A slanted letter reaches further at its head or foot.
  const pad = style.slant ? 2 : style.weight / 2;
  const width = text.width + left + right + pad * 2;
  const height = 10 + MARGIN * 2;
  const skew = style.slant ? ` skewX(${style.slant})` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * 4)}" height="${Math.round(height * 4)}"`,
    ` viewBox="${(-pad - left).toFixed(2)} ${-MARGIN} ${width.toFixed(2)} ${height}"`,
    ` role="img" aria-label="${escapeText(name)}" fill="none" stroke="${INK}" stroke-width="${style.weight}"`,
    ` stroke-linecap="${style.caps}" stroke-miterlimit="2" stroke-linejoin="${style.caps === 'round' ? 'round' : 'miter'}">`,
    `<g transform="translate(${style.slant ? 1 : 0} 0)${skew}">${text.markup}</g>${markup}</svg>`,
  ].join('');
}

type Decoration = { left: number; right: number; markup: string };

function ornamentOf({ ornament, weight }: LogoStyle, width: number): Decoration {
  const none = { left: 0, right: 0, markup: '' };
  const hair = `stroke-width="${Math.min(0.8, weight * 0.6)}"`;
  switch (ornament) {
    case 'meridian':
      return {
        ...none,
        left: 8,
        right: 8,
        markup: `<path ${hair} d="M-8 5H-3M${width + 3} 5H${width + 8}"/>`,
      };
    case 'ring':
      return {
        ...none,
        left: 19,
        markup: `<circle ${hair} cx="-13" cy="5" r="6.4"/><path ${hair} d="M-13 -4V14"/>`,
      };
    case 'rules':
      return { ...none, markup: `<path ${hair} d="M0 -4.4H${width}M0 14.4H${width}"/>` };
    case 'dot':
      return {
        ...none,
        right: 4,
        markup: `<circle cx="${width + 3}" cy="9" r="1" fill="${INK}" stroke="none"/>`,
      };
    case 'lenses':
      return {
        ...none,
        left: 27,
        markup: `<circle cx="-22" cy="5" r="4.4"/><circle cx="-11" cy="5" r="4.4"/><path d="M-17.6 4A1.2 1.2 0 0 1 -15.4 4"/>`,
      };
    case 'frame':
      return {
        left: 5,
        right: 5,
        markup: `<rect ${hair} x="-5" y="-4.6" width="${width + 10}" height="19.2" rx="9.6"/>`,
      };
    default:
      return none;
  }
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
