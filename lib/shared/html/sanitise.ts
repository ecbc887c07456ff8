import 'server-only';
import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';
import { log } from '@/lib/shared/log';
import { findUnexpectedMarkup } from './canonical-markup';
import { limitMarkup } from './limit-markup';
import { truncate } from './truncate';
import { videoEmbedUrl } from './video-embed';
import { FRAME_LINK } from './video-in-text';

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

/** '//host/picture.jpg', as old texts have it, with its protocol. */
const withProtocol = (address: string) => address.trim().replace(/^\/\/(?=[^/\\])/, 'https://');

/** Rewrites the addresses in a text, which the platform has written for pages of its own. */
export type TextAddresses = { link: (href: string) => string; picture: (src: string) => string };

const AS_WRITTEN: TextAddresses = { link: (href) => href, picture: (src) => src };

/** A new window must not get a reference to this one. Targets other than `_blank` mean nothing here. */
const normalizeLink =
  ({ link }: TextAddresses): Transformer =>
  (tagName, { href, target, title }) => {
    const attribs: Record<string, string> = {};
    if (href) attribs.href = link(withProtocol(href));
    if (title) attribs.title = title;
    if (target === '_blank') Object.assign(attribs, { target, rel: 'noopener' });
    return { tagName, attribs };
  };

const normalizeImage =
  ({ picture }: TextAddresses): Transformer =>
  (tagName, { src, alt = '', width, height }) => {
    const attribs: Record<string, string> = { alt, loading: 'lazy', decoding: 'async' };
    if (src) attribs.src = picture(withProtocol(src));
    if (/^\d{1,4}$/.test(width ?? '')) attribs.width = width ?? '';
    if (/^\d{1,4}$/.test(height ?? '')) attribs.height = height ?? '';
    return { tagName, attribs };
  };

/** A video from a known host becomes a link to its player; all other frames are dropped. */
const frameToLink: Transformer = (tagName, { src = '' }) => {
  const href = videoEmbedUrl(src);
  return href === null ? { tagName, attribs: {} } : { tagName: 'a', attribs: { href }, text: FRAME_LINK };
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

const article = (addresses: TextAddresses): IOptions => ({
  ...COMMON,
  allowedTags: [...INLINE, ...BLOCKS, ...TABLE, 'figure', 'figcaption', 'img'],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemesByTag: { img: ['http', 'https'] },
  transformTags: {
    a: normalizeLink(addresses),
    img: normalizeImage(addresses),
    iframe: frameToLink,
    // The page has its own h1, so those in texts become h2.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
});

const message = (addresses: TextAddresses): IOptions => ({
  ...COMMON,
  allowedTags: INLINE,
  allowedAttributes: { a: ['href', 'title', 'target', 'rel'] },
  transformTags: { a: normalizeLink(addresses) },
});

/**
 * A table up to the end of its first row. The pattern never searches beyond the table's end, so that many
 * tables stay cheap.
 */
const TABLE_START = /<table>((?:(?!<\/?table>).)*?<\/tr>)/gs;
/** Number of columns that fit on any screen; tables with more columns scroll. */
const NARROW_TABLE = 3;

/** Makes tables that may scroll focusable (WCAG 2.1.1). */
function makeWideTablesFocusable(html: string): string {
  return html.replace(TABLE_START, (whole, firstRow: string) =>
    (firstRow.match(/<t[hd][\s>]/g)?.length ?? 0) > NARROW_TABLE ? `<table tabindex="0">${firstRow}` : whole,
  );
}

/**
 * A sanitised text; '' if it still has markup that could run, which means that the rules above have a bug.
 */
function keepIfInert(html: string): string {
  const unexpected = findUnexpectedMarkup(html, () => -1);
  if (unexpected === null) return html;
  log.error('rich-text-dropped', { found: unexpected, length: html.length });
  return '';
}

/** Sanitises HTML from the platform for a page. Keeps formatting, lists, tables, links and pictures. */
export function sanitiseHtml(raw: string, addresses = AS_WRITTEN): string {
  return keepIfInert(makeWideTablesFocusable(sanitizeHtml(limitMarkup(raw), article(addresses)).trim()));
}

/** Sanitises short HTML from the platform, such as a cart message. Keeps inline formatting and links. */
export function sanitiseMessage(raw: string, addresses = AS_WRITTEN): string {
  return keepIfInert(sanitizeHtml(limitMarkup(raw), message(addresses)).trim());
}

const TEXT_ONLY: IOptions = { ...COMMON, allowedTags: [...BLOCKS, ...TABLE, 'br'], allowedAttributes: {} };

const ESCAPED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The plain text of HTML on one line, truncated between words to `max` characters. May contain `<`. */
export function htmlToText(raw: string, max = Number.POSITIVE_INFINITY): string {
  const plain = sanitizeHtml(limitMarkup(raw), TEXT_ONLY)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ESCAPED[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  return truncate(plain, max);
}
