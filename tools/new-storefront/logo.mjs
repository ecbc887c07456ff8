import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sanitizeHtml from 'sanitize-html';
import sharp from 'sharp';
import { logoSize, svgProblem } from '../../lib/config/logo-file.mjs';

const MAX_BYTES = 1_000_000;
/** The header shows a logo at most this large (components/layout/wordmark.module.css), in CSS pixels. */
const SHOWN = { width: 182, height: 39 };
/** Screens have two and more pixels for one of CSS. */
const DENSITY = 2;
/** Narrower or longer ones cannot be read at that size. */
const RATIO = { min: 0.5, max: 10 };
/** A PNG is made no larger than any screen shows it. */
const MAX_PIXELS = { width: SHOWN.width * 4, height: SHOWN.height * 4 };

/** Why a file cannot be the logo, in a sentence of the language of the questions. */
export class LogoError extends Error {
  name = 'LogoError';
}

const SENTENCES = {
  pt: {
    missing: (file) => `O arquivo ${file} não existe.`,
    unreadable: (file, code) => `O arquivo ${file} não pode ser lido (${code}).`,
    heavy: 'O logotipo tem mais de 1 MB: salve um arquivo menor.',
    kind: 'O logotipo precisa ser um PNG, ou um SVG com viewBox.',
    active:
      'O SVG carrega ou executa algo, mesmo depois da limpeza: salve só os traços, sem estilos que buscam arquivos.',
    small: ({ width, height }) =>
      `O PNG tem ${width} × ${height} pixels e ficaria borrado: use pelo menos ${SHOWN.height * DENSITY} de altura ou ${SHOWN.width * DENSITY} de largura, ou um SVG.`,
    ratio: ({ width, height }) =>
      `O logotipo tem ${width} × ${height}: no topo da página, de ${SHOWN.width} × ${SHOWN.height}, não daria para ler. Corte a margem ou use outra versão.`,
    removed: (parts) => `Tirei do SVG o que não é desenho: ${parts}.`,
    kept: ({ width, height }) => `Logotipo de ${width} × ${height} aceito.`,
  },
  en: {
    missing: (file) => `There is no file ${file}.`,
    unreadable: (file, code) => `The file ${file} cannot be read (${code}).`,
    heavy: 'The logo is larger than 1 MB: save a smaller file.',
    kind: 'The logo must be a PNG, or an SVG with a viewBox.',
    active: 'The SVG loads or runs something even after cleaning: save its outlines alone.',
    small: ({ width, height }) =>
      `The PNG has ${width} × ${height} pixels and would be blurred: use at least ${SHOWN.height * DENSITY} of height or ${SHOWN.width * DENSITY} of width, or an SVG.`,
    ratio: ({ width, height }) =>
      `The logo is ${width} × ${height}: it could not be read in the header, which has ${SHOWN.width} × ${SHOWN.height}. Crop it or use another version.`,
    removed: (parts) => `Removed from the SVG, because it is no drawing: ${parts}.`,
    kept: ({ width, height }) => `Logo of ${width} × ${height} accepted.`,
  },
};

/** Elements and attributes of a drawing; all others run, load or describe. */
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

/** The drawing of an SVG, and the names of what was left out. */
function cleanSvg(markup) {
  const removed = new Set();
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

function readFile(file, words) {
  const whole = path.resolve(file.replace(/^(['"])(.*)\1$/, '$2').replace(/^~(?=\/)/, os.homedir()));
  try {
    const bytes = fs.readFileSync(whole);
    if (bytes.length > MAX_BYTES) throw new LogoError(words.heavy);
    return bytes;
  } catch (error) {
    if (error instanceof LogoError) throw error;
    throw new LogoError(error.code === 'ENOENT' ? words.missing(file) : words.unreadable(file, error.code));
  }
}

function preparedSvg(bytes, words) {
  const { clean, removed } = cleanSvg(bytes.toString('utf8'));
  if (svgProblem(clean) !== null) throw new LogoError(words.active);
  return {
    name: 'logo.svg',
    bytes: Buffer.from(`${clean}\n`),
    notes: removed.length > 0 ? [words.removed(removed.join(', '))] : [],
  };
}

/** Decoded and written anew: other files fail, and notes of cameras and editors are gone. */
async function preparedPng(bytes, words) {
  const size = logoSize('logo.png', bytes);
  if (size === null) throw new LogoError(words.kind);
  if (size.height < SHOWN.height * DENSITY && size.width < SHOWN.width * DENSITY)
    throw new LogoError(words.small(size));
  try {
    const drawn = sharp(bytes, { limitInputPixels: 40_000_000 });
    const fitted = drawn.resize({ ...MAX_PIXELS, fit: 'inside', withoutEnlargement: true });
    return { name: 'logo.png', bytes: await fitted.png().toBuffer(), notes: [] };
  } catch {
    // Whatever is wrong with the picture, another file is needed.
    throw new LogoError(words.kind);
  }
}

/**
 * A file as the logo: an SVG reduced to its drawing, a PNG no larger than it is shown.
 * @param {string} file path, `~` for the home folder
 * @param {'pt' | 'en'} language of messages
 * @returns {Promise<{ name: string, bytes: Buffer, notes: string[] }>} `notes` say what was done with it
 * @throws LogoError when it cannot be one
 */
export async function prepareLogo(file, language) {
  const words = SENTENCES[language];
  const bytes = readFile(file, words);
  const isSvg = logoSize('logo.png', bytes) === null && bytes.includes('<svg');
  const prepared = isSvg ? preparedSvg(bytes, words) : await preparedPng(bytes, words);
  const size = logoSize(prepared.name, prepared.bytes);
  if (size === null) throw new LogoError(words.kind);
  const ratio = size.width / size.height;
  if (ratio < RATIO.min || ratio > RATIO.max) throw new LogoError(words.ratio(size));
  return { ...prepared, notes: [...prepared.notes, words.kept(size)] };
}
