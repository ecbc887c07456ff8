// @ts-check

/** Markup with which an SVG could run code, load files or link to other pages; drawings do not need it. */
const ACTIVE_MARKUP =
  /<\s*(?:script|foreignObject|iframe|audio|video|use|image|a|animate|set|handler)\b|\son\w+\s*=|<!ENTITY|<\?xml-stylesheet|@import|javascript:|url\(\s*['"]?(?!#)|(?:href|src)\s*=\s*['"](?!#)/i;

/** The problem with an SVG's markup; null if there is none. @param {string} markup */
export function svgProblem(markup) {
  if (!/<svg[\s>]/i.test(markup)) return 'it contains no SVG';
  const [found] = ACTIVE_MARKUP.exec(markup) ?? [];
  return found === undefined
    ? null
    : `it contains "${found.trim()}": a logo may contain outlines only, so save it without scripts, links and pictures`;
}

/** @param {string} markup */
function svgSize(markup) {
  const [, box = ''] = /<svg[^>]*\sviewBox\s*=\s*["']([^"']+)["']/i.exec(markup) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : null;
}

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** @param {Buffer} bytes */
function pngSize(bytes) {
  if (bytes.length < 24 || bytes.subarray(0, 8).toString('hex') !== PNG_SIGNATURE) return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/**
 * Width and height of a logo, to reserve its space on the page; null for files other than PNG and SVG.
 * @param {string} file
 * @param {Buffer} bytes
 */
export function logoSize(file, bytes) {
  if (/\.svg$/i.test(file)) return svgSize(bytes.toString('utf8'));
  return /\.png$/i.test(file) ? pngSize(bytes) : null;
}
