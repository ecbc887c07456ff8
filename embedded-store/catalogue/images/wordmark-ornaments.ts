export type Ornament =
  | 'meridian'
  | 'ring'
  | 'rules'
  | 'dot'
  | 'lenses'
  | 'frame'
  | 'road'
  | 'drizzle'
  | 'plumb'
  | 'sign';

/** The drawing next to a word, and the space that it takes up to the left and right of it. */
type Drawing = { left: number; right: number; markup: string };

/** Draws an ornament of a word `width` units wide, whose baseline is at 10 units. */
export function ornamentOf(ornament: Ornament | undefined, width: number, weight: number): Drawing {
  const hair = `stroke-width="${Math.min(0.8, weight * 0.6)}"`;
  const drawing = (markup: string, left = 0, right = 0): Drawing => ({ left, right, markup });
  const line = (d: string, attributes = hair) => `<path ${attributes} d="${d}"/>`;
  switch (ornament) {
    case 'meridian':
      return drawing(line(`M-8 5H-3M${width + 3} 5H${width + 8}`), 8, 8);
    case 'ring':
      return drawing(`<circle ${hair} cx="-13" cy="5" r="6.4"/>${line('M-13 -4V14')}`, 19);
    case 'rules':
      return drawing(line(`M0 -4.4H${width}M0 14.4H${width}`));
    case 'dot':
      return drawing(`<circle cx="${width + 3}" cy="9" r=".5"/>`, 0, 4);
    case 'lenses':
      return drawing(
        `<circle cx="-22" cy="5" r="4.4"/><circle cx="-11" cy="5" r="4.4"/>${line('M-17.6 4A1.2 1.2 0 0 1 -15.4 4', '')}`,
        27,
      );
    case 'frame':
      return drawing(`<rect ${hair} x="-5" y="-4.6" width="${width + 10}" height="19.2" rx="9.6"/>`, 5, 5);
    case 'road':
      return drawing(
        line(
          `M-2 13.4H${width * 0.56}M${width * 0.62} 13.4H${width * 0.8}M${width * 0.86} 13.4H${width * 0.94}`,
          'stroke-width=".9"',
        ),
        2,
      );
    case 'drizzle':
      return drawing(
        line(
          'M-8.4 -2L-10 3M-4.6 -2.6L-6.8 4.4M-8 5.6L-9.4 10M-4.6 6.6L-6.4 12.4',
          'stroke-width=".7" stroke-linecap="round"',
        ),
        10.4,
      );
    case 'plumb':
      return drawing(
        `${line('M-6 -5V8', 'stroke-width=".6"')}<path d="M-7.7 8H-4.3L-6 14.4Z" fill="#16211f" stroke="none"/>`,
        7.4,
      );
    case 'sign':
      return drawing(line(`M-1.8 -4.6H${width + 1.8}M-1.8 14.6H${width + 1.8}`, 'stroke-width=".8"'));
    default:
      return drawing('');
  }
}
