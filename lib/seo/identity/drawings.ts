import 'server-only';
import sharp from 'sharp';
import type { Storefront } from '@/lib/config/storefronts/storefront';
import { SOCIAL_SIZE } from '@/lib/seo/social/preview-image';

/** Resolution in dpi that is high enough for the largest icon. */
const DENSITY = 600;
/** Margin on each side that a round mask may cut off, as a fraction of the icon. */
const MASKED = 0.1;
const ICO_SIZE = 48;

const svg = (viewBox: string, attributes: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${attributes}>${content}</svg>\n`;

const outlines = (paths: readonly string[]) => paths.map((path) => `<path d="${path}"/>`).join('');

/** The shop's line drawing as a mask that can have any colour. */
export function emblemSvg({ emblem }: Pick<Storefront, 'emblem'>): string {
  return svg(emblem.viewBox, 'fill="none" stroke="#000"', outlines(emblem.paths));
}

/** The shop's icon, drawn from its strokes and two colours. */
export function iconSvg({ icon, themeColours }: Pick<Storefront, 'icon' | 'themeColours'>): string {
  const strokes = `<g transform="translate(8 8) scale(2)" stroke="${themeColours.light}" stroke-width="1.75">${outlines(icon)}</g>`;
  return svg(
    '0 0 64 64',
    'fill="none"',
    `<rect width="64" height="64" rx="14" fill="${themeColours.dark}"/>${strokes}`,
  );
}

/** An icon as a PNG of `size` px; transparent parts stay transparent. */
export function iconPng(icon: Buffer, size: number): Promise<Buffer> {
  return sharp(icon, { density: DENSITY }).resize(size, size).png().toBuffer();
}

/** The background colour of an icon, taken from the middle of its upper edge. */
async function groundOf(
  icon: Buffer,
  fallback: string,
): Promise<string | { r: number; g: number; b: number }> {
  const size = 32;
  const { data } = await sharp(icon, { density: DENSITY })
    .resize(size, size)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (size + size / 2) * 4;
  const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
  return alpha < 255 ? fallback : { r, g, b };
}

/** An icon that may be masked to any shape: the background fills it, with the drawing in the middle. */
export async function maskableIcon(icon: Buffer, size: number, fallback: string): Promise<Buffer> {
  const margin = Math.round(size * MASKED);
  const background = await groundOf(icon, fallback);
  return sharp(icon, { density: DENSITY })
    .resize(size - 2 * margin, size - 2 * margin)
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png()
    .toBuffer();
}

/** A favicon.ico with one PNG. */
export async function faviconIco(icon: Buffer): Promise<Buffer> {
  const png = await iconPng(icon, ICO_SIZE);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/**
 * The shop's picture for link previews: its logo, or otherwise its line drawing, on its background colour.
 */
export async function shopPicture(
  { emblem, themeColours }: Pick<Storefront, 'emblem' | 'themeColours'>,
  logo: Buffer | null,
): Promise<Buffer> {
  const drawn = svg(
    emblem.viewBox,
    `fill="none" stroke="${themeColours.dark}" width="640"`,
    outlines(emblem.paths),
  );
  const picture = await sharp(logo ?? Buffer.from(drawn), { density: DENSITY })
    .resize({ width: 720, height: 360, fit: 'inside' })
    .png()
    .toBuffer();
  const { width, height } = SOCIAL_SIZE;
  return sharp({ create: { width, height, channels: 3, background: themeColours.light } })
    .composite([{ input: picture, gravity: 'centre' }])
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
}
