import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sanitizeHtml from 'sanitize-html';
import sharp from 'sharp';
import { logoSize, svgProblem } from '../../lib/config/logo-file.mjs';
import { codeOf } from '../../scripts/lib/cli.mjs';

const MAX_BYTES = 1_000_000;
/** Maximum size of a logo in the header in CSS pixels (components/layout/wordmark.module.css). */
const SHOWN = { width: 182, height: 39 };
/** Screens have two or more device pixels per CSS pixel. */
const DENSITY = 2;
/** Limits of a logo's width divided by its height. Beyond them it would be unreadable in the header. */
const RATIO = { min: 0.5, max: 10 };
/** A PNG is scaled down to the largest size at which any screen shows it. */
const MAX_PIXELS = { width: SHOWN.width * 4, height: SHOWN.height * 4 };

/** An error whose message says why a file cannot be the logo. */
export class LogoError extends Error {
  override name = 'LogoError';
}

type Size = { width: number; height: number };
/** `notes` describe what was changed. */
export type Logo = { name: string; bytes: Buffer; notes: string[] };

const SENTENCES = {
  missing: (file: string) => `O arquivo ${file} não existe.`,
  unreadable: (file: string, code: string | undefined) => `O arquivo ${file} não pode ser lido (${code}).`,
  heavy: 'O logotipo tem mais de 1 MB: salve um arquivo menor.',
  kind: 'O logotipo precisa ser um PNG, ou um SVG com viewBox.',
  active:
    'O SVG carrega ou executa algo, mesmo depois da limpeza: salve só os traços, sem estilos que buscam arquivos.',
  small: ({ width, height }: Size) =>
    `O PNG tem ${width} × ${height} pixels e ficaria borrado: use pelo menos ${SHOWN.height * DENSITY} de altura ou ${SHOWN.width * DENSITY} de largura, ou um SVG.`,
  ratio: ({ width, height }: Size) =>
    `O logotipo tem ${width} × ${height}: no topo da página, de ${SHOWN.width} × ${SHOWN.height}, não daria para ler. Corte a margem ou use outra versão.`,
  removed: (parts: string) => `Tirei do SVG o que não é desenho: ${parts}.`,
  kept: ({ width, height }: Size) => `Logotipo de ${width} × ${height} aceito.`,
};

/** Elements and attributes that draw. All others run scripts, load files or contain metadata. */
const DRAWING = {
  tags: [
    ...['svg', 'g', 'defs', 'symbol', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
    ...['text', 'tspan', 'linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'title', 'style'],
  ],
  attributes: [
    ...['xmlns', 'viewBox', 'width', 'height', 'id', 'class', 'style', 'd', 'points', 'transform', 'x', 'y'],
    ...['x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'dx', 'dy', 'offset', 'opacity'],
    ...['fill', 'fill-rule', 'fill-opacity', 'clip-rule', 'clip-path', 'clipPathUnits', 'mask', 'maskUnits'],
    ...[
      'stroke',
      'stroke-width',
      'stroke-linecap',
      'stroke-linejoin',
      'stroke-miterlimit',
      'stroke-dasharray',
    ],
    ...['stroke-opacity', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'spreadMethod'],
    ...['font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor', 'preserveAspectRatio'],
  ],
};

const PARSER = { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false };

/** The drawing of an SVG, and the names of removed elements and attributes. */
function cleanSvg(markup: string) {
  const removed = new Set<string>();
  const clean = sanitizeHtml(markup, {
    allowedTags: DRAWING.tags,
    allowedAttributes: { '*': DRAWING.attributes },
    allowVulnerableTags: true,
    nonTextTags: ['script', 'metadata', 'foreignObject', 'desc'],
    parser: PARSER,
    parseStyleAttributes: false,
    onOpenTag(name, attributes) {
      if (!DRAWING.tags.includes(name)) removed.add(name);
      else
        for (const attribute of Object.keys(attributes))
          if (!DRAWING.attributes.includes(attribute) && !attribute.startsWith('xmlns:'))
            removed.add(attribute);
    },
  });
  return { clean: clean.trim(), removed: [...removed] };
}

function readFile(file: string) {
  const whole = path.resolve(file.replace(/^(['"])(.*)\1$/, '$2').replace(/^~(?=\/)/, os.homedir()));
  try {
    const bytes = fs.readFileSync(whole);
    if (bytes.length > MAX_BYTES) throw new LogoError(SENTENCES.heavy);
    return bytes;
  } catch (error) {
    if (error instanceof LogoError) throw error;
    const code = codeOf(error);
    throw new LogoError(code === 'ENOENT' ? SENTENCES.missing(file) : SENTENCES.unreadable(file, code));
  }
}

function preparedSvg(bytes: Buffer): Logo {
  const { clean, removed } = cleanSvg(bytes.toString('utf8'));
  if (svgProblem(clean) !== null) throw new LogoError(SENTENCES.active);
  return {
    name: 'logo.svg',
    bytes: Buffer.from(`${clean}\n`),
    notes: removed.length > 0 ? [SENTENCES.removed(removed.join(', '))] : [],
  };
}

/** Decoding and re-encoding rejects other kinds of files, and removes metadata of cameras and editors. */
async function preparedPng(bytes: Buffer): Promise<Logo> {
  const size = logoSize('logo.png', bytes);
  if (size === null) throw new LogoError(SENTENCES.kind);
  if (size.height < SHOWN.height * DENSITY && size.width < SHOWN.width * DENSITY)
    throw new LogoError(SENTENCES.small(size));
  try {
    const drawn = sharp(bytes, { limitInputPixels: 40_000_000 });
    const fitted = drawn.resize({ ...MAX_PIXELS, fit: 'inside', withoutEnlargement: true });
    return { name: 'logo.png', bytes: await fitted.png().toBuffer(), notes: [] };
  } catch {
    // Whatever the reason, another file is needed.
    throw new LogoError(SENTENCES.kind);
  }
}

/**
 * Prepares a file as the logo: reduces an SVG to its drawing, and scales a PNG down to the largest size that
 * is shown.
 * @param file path, with `~` for the home folder
 * @throws LogoError if it cannot be the logo
 */
export async function prepareLogo(file: string): Promise<Logo> {
  const bytes = readFile(file);
  const isSvg = logoSize('logo.png', bytes) === null && bytes.includes('<svg');
  const prepared = isSvg ? preparedSvg(bytes) : await preparedPng(bytes);
  const size = logoSize(prepared.name, prepared.bytes);
  if (size === null) throw new LogoError(SENTENCES.kind);
  const ratio = size.width / size.height;
  if (ratio < RATIO.min || ratio > RATIO.max) throw new LogoError(SENTENCES.ratio(size));
  return { ...prepared, notes: [...prepared.notes, SENTENCES.kept(size)] };
}
