import 'server-only';
import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';
import { cut } from './cut';

const DROPPED_WITH_CONTENT = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'title',
  'textarea',
  'option',
  'select',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
];

/** Links that open a new window must not hand it this one; other targets mean nothing here. */
const settleLink: Transformer = (tagName, { href, target, title }) => {
  const attribs: Record<string, string> = {};
  if (href) attribs.href = href;
  if (title) attribs.title = title;
  if (target === '_blank') Object.assign(attribs, { target, rel: 'noopener' });
  return { tagName, attribs };
};

const settleImage: Transformer = (tagName, { src, alt = '', width, height }) => {
  const attribs: Record<string, string> = { alt, loading: 'lazy', decoding: 'async' };
  if (src) attribs.src = src;
  if (/^\d{1,4}$/.test(width ?? '')) attribs.width = width ?? '';
  if (/^\d{1,4}$/.test(height ?? '')) attribs.height = height ?? '';
  return { tagName, attribs };
};

const COMMON = {
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WITH_CONTENT,
  nestingLimit: 40,
  disallowedTagsMode: 'discard',
} satisfies IOptions;

const INLINE = ['strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'br', 'a'];
const BLOCKS = ['p', 'div', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'h2', 'h3', 'h4', 'hr', 'blockquote'];
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const ARTICLE: IOptions = {
  ...COMMON,
  allowedTags: [...INLINE, ...BLOCKS, ...TABLE, 'figure', 'figcaption', 'img'],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemesByTag: { img: ['http', 'https'] },
  // The page has its own h1; one inside a text is a heading below it.
  transformTags: { a: settleLink, img: settleImage, h1: 'h2', h5: 'h4', h6: 'h4' },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

const MESSAGE: IOptions = {
  ...COMMON,
  allowedTags: INLINE,
  allowedAttributes: { a: ['href', 'title', 'target', 'rel'] },
  transformTags: { a: settleLink },
};

/** A table up to its first row's end; the search ends with the table, so that many of them cost no more. */
const TABLE_START = /<table>((?:(?!<\/?table>).)*?<\/tr>)/gs;
/** Columns that fit on any screen; a wider table scrolls on its own. */
const NARROW_TABLE = 3;

/** Lets the keyboard reach tables that may scroll (WCAG 2.1.1). */
function reachable(html: string): string {
  return html.replace(TABLE_START, (whole, firstRow: string) =>
    (firstRow.match(/<t[hd][\s>]/g)?.length ?? 0) > NARROW_TABLE ? `<table tabindex="0">${firstRow}` : whole,
  );
}

/**
 * HTML of the platform (descriptions, category and page texts), safe to put into a page: formatting, lists,
 * tables, links and pictures stay; scripts, styles, frames and every event or style attribute go.
 */
export function sanitiseHtml(raw: string): string {
  return reachable(sanitizeHtml(raw, ARTICLE).trim());
}

/** Short HTML of the platform, such as a cart message, reduced to inline formatting and links (CART-18). */
export function sanitiseMessage(raw: string): string {
  return sanitizeHtml(raw, MESSAGE).trim();
}

const BARE: IOptions = { ...COMMON, allowedTags: [...BLOCKS, ...TABLE, 'br'], allowedAttributes: {} };

const ESCAPED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/**
 * Plain text of a piece of HTML on one line, at most `max` characters, cut between words (meta descriptions,
 * structured data). The result is text, not HTML: `<` may stand in it.
 */
export function textOf(raw: string, max = Number.POSITIVE_INFINITY): string {
  const words = sanitizeHtml(raw, BARE)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ESCAPED[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  return cut(words, max);
}
