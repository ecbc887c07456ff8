import { z } from 'zod';
import { label, number, objectOrNull, picture, text } from './lenient';

/** Hex, rgb() or hsl() with plain numbers, or a CSS name. */
const COLOUR = /^(#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|[a-z]{3,24}|(rgb|hsl)a?\([\d\s.,%/deg]{3,40}\))$/i;

/** The colour if it is safe in an SVG attribute, otherwise null. */
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
 * Text colour for `background`: `wanted` if its contrast is at least 4.5 (WCAG AA) or cannot be computed;
 * otherwise black or white.
 */
export function readableOn(background: string, wanted: string): string {
  const below = luminance(background);
  const above = luminance(wanted);
  if (below === null || above === null) return wanted;
  const ratio = (Math.max(below, above) + 0.05) / (Math.min(below, above) + 0.05);
  if (ratio >= 4.5) return wanted;
  return below > 0.179 ? '#000000' : '#ffffff';
}

/** Safe and readable colours of a seal; null if the background cannot be used. */
const coresSchema = z.object({ texto: text, selo: text }).transform(({ texto, selo }) => {
  const background = safeColour(selo);
  return background === null
    ? null
    : { texto: readableOn(background, safeColour(texto) ?? '#ffffff'), selo: background };
});

/** Seal on a product picture: text or image, placed left/center/right and top/middle/bottom. */
export const seloSchema = z.object({
  id: number,
  nome: label,
  label,
  imagem: picture,
  posicao: objectOrNull(z.object({ x: text, y: text })),
  cores: objectOrNull(coresSchema),
});
export type Selo = z.output<typeof seloSchema>;
