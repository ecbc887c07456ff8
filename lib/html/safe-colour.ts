/** Colours as the shop's data may carry them: hex, rgb()/hsl() with plain numbers, or a CSS name. */
const COLOUR = /^(#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|[a-z]{3,24}|(rgb|hsl)a?\([\d\s.,%/deg]{3,40}\))$/i;

/** The colour when it is one that may go into an SVG attribute, else null. */
export function safeColour(value: string | null | undefined): string | null {
  const trimmed = value?.trim() ?? '';
  return COLOUR.test(trimmed) ? trimmed : null;
}

function luminance(hex: string): number | null {
  const digits =
    /^#([0-9a-f]{6})$/i.exec(hex)?.[1] ?? /^#([0-9a-f]{3})$/i.exec(hex)?.[1]?.replace(/./g, '$&$&');
  if (digits === undefined) return null;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Text colour for a label on `ground`: `wanted` when it reads well there (contrast of 4.5 or more, WCAG AA),
 * else black or white, whichever reads better. Colours whose contrast cannot be worked out are kept.
 */
export function readableOn(ground: string, wanted: string): string {
  const below = luminance(ground);
  const above = luminance(wanted);
  if (below === null || above === null) return wanted;
  const ratio = (Math.max(below, above) + 0.05) / (Math.min(below, above) + 0.05);
  if (ratio >= 4.5) return wanted;
  return below > 0.179 ? '#000000' : '#ffffff';
}
