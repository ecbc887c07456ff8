import { frameColours } from '../catalogue/images/palette';
import { colourFamilies } from '../catalogue/seed/facets';
import { slugify } from '../catalogue/text';
import { shapeIcons } from '../content/menu-icons';
import { ownEntry } from '../own-entry';

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

const INK = '#16211f';

/** Drawing of a filter or attribute value by slug (`cor-tartaruga`, `formato-gatinho`), or null. */
export function attributeDrawing(slug: string): string | null {
  const [group = '', ...rest] = slug.split('-');
  const value = rest.join('-');
  if (group === 'cor') return swatch(value);
  if (group === 'formato') return shapeDrawing(value);
  const glyph = ownEntry(glyphs, slug);
  return glyph ? svg(48, 48, `<g fill="none" stroke="${INK}" stroke-width="2">${glyph}</g>`) : null;
}

/** Picture of a seal by key, or null. */
export function sealDrawing(key: string): string | null {
  const mark = ownEntry(sealMarks, key);
  if (!mark) return null;
  return svg(64, 64, `<circle cx="32" cy="32" r="31" fill="#f6f1e9" stroke="${INK}"/>${mark}`);
}

/** Photochromic tones that are not frame colours. The frame colours are in the renderer's palette. */
const tones: Record<string, string> = { cinza: '#77787a', marrom: '#5b3820' };

function swatch(value: string): string | null {
  const family = Object.entries(colourFamilies).find(([label]) => slugify(label) === value);
  const colour = family
    ? frameColours[family[1][0]]
    : Object.values(frameColours).find((c) => slugify(c.label) === value);
  const base = colour?.base ?? ownEntry(tones, value);
  if (!base) return null;
  const patterned = colour && (colour.pattern === 'tortoise' || colour.pattern === 'horn');
  const spots = patterned
    ? `<path d="M6 20q10-12 20 0t16-4v14q-8 10-18 2T6 34z" fill="${colour.dark}" opacity=".75"/>`
    : '';
  const shine = colour
    ? `<path d="M10 16q6-9 16-9" fill="none" stroke="${colour.light}" stroke-width="3" stroke-linecap="round"/>`
    : '';
  const disc = `<clipPath id="d"><circle cx="24" cy="24" r="22"/></clipPath><g clip-path="url(#d)"><rect width="48" height="48" fill="${base}"/>${spots}${shine}</g>`;
  return svg(
    48,
    48,
    `${disc}<circle cx="24" cy="24" r="22" fill="none" stroke="${INK}" stroke-opacity=".25"/>`,
  );
}

function shapeDrawing(value: string): string | null {
  const icon = ownEntry(shapeIcons, value);
  return icon
    ? icon.replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32" color="${INK}" `)
    : null;
}

const lens = '<circle cx="24" cy="24" r="17"/>';
const glyphs: Record<string, string> = {
  'tratamento-antirreflexo': `${lens}<path d="M4 4l13 13M17 17H9M17 17V9"/>`,
  'tratamento-filtro-de-luz-azul':
    '<rect x="6" y="9" width="36" height="24" rx="3"/><path d="M18 40h12M24 33v7"/>',
  'tratamento-fotossensivel':
    '<circle cx="24" cy="24" r="8"/><path d="M24 4v6M24 38v6M4 24h6M38 24h6M10 10l4 4M34 34l4 4M38 10l-4 4M14 34l-4 4"/>',
};

const sealMarks: Record<string, string> = {
  brasil: `<path d="M32 15L52 32 32 49 12 32z" fill="#1f4a3d"/><circle cx="32" cy="32" r="8.5" fill="#f6f1e9"/><path d="M24 30q8-3 16 4" fill="none" stroke="${INK}" stroke-width="2"/>`,
};
