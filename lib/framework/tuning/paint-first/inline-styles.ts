import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { storefrontAddress } from '@/lib/config/storefronts/files';
import { paletteCss } from '@/lib/config/storefronts/palette';
import type { StyleSheet } from './start-scripts';

/** Where the build's style sheets are: prefix of their addresses, and folder on disk. */
const ADDRESSES = '/_next/static/';
const FOLDER = '.next/static';

const LINK = /<link [^>]*>/g;

/** Text that would mean something else in the page than in its file: the end tag, and relative addresses. */
const BOUND_TO_ITS_FILE = /<\/style|@import|url\((?!["']?(?:\/|data:|#))/i;

/** Marks where the styles go. No page contains it. */
const PLACE = '<style data-place></style>';

const isPalette = (address: string) => address === storefrontAddress(currentStorefront(), 'palette.css');

/** The style sheet of a link, if its content cannot change while the process runs. */
function fixedSheet(link: string): StyleSheet | undefined {
  const href = / href="([^"?]+\.css)"/.exec(link)?.[1];
  const precedence = / data-precedence="([^"]*)"/.exec(link)?.[1];
  if (href === undefined || precedence === undefined || !/ rel="stylesheet"/.test(link)) return;
  return href.startsWith(ADDRESSES) || isPalette(href) ? [href, precedence] : undefined;
}

const texts = new Map<string, string>();

/** Text of a style sheet; null if it no longer exists because another build has replaced it. */
function readSheet(address: string): string | null {
  if (isPalette(address)) return paletteCss(currentStorefront());
  const known = texts.get(address);
  if (known !== undefined) return known;
  const file = path.join(process.cwd(), FOLDER, address.slice(ADDRESSES.length));
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8').trim();
  texts.set(address, text);
  return text;
}

/**
 * Inlines the build's style sheets and the storefront's palette into the head of a finished page, so that the
 * first view waits for no file. Removes their links, since some browsers would fetch even `disabled` ones,
 * and returns them as `sheets` for the script that restores them. Other style sheets stay unchanged.
 * Undefined if the page has no style sheet of the build, or one that must stay a file.
 */
export function inlineStyles(
  html: string,
  read = readSheet,
): { html: string; sheets: StyleSheet[] } | undefined {
  const end = html.indexOf('</head>');
  const sheets: StyleSheet[] = [];
  const head = html.slice(0, Math.max(0, end)).replace(LINK, (link) => {
    const sheet = fixedSheet(link);
    if (sheet === undefined) return link;
    sheets.push(sheet);
    return sheets.length === 1 ? PLACE : '';
  });
  const texts = sheets.map(([href]) => read(href));
  if (texts.length === 0 || texts.some((text) => text === null || BOUND_TO_ITS_FILE.test(text)))
    return undefined;
  const style = `<style>${texts.join('\n')}</style>`;
  // The replacement is a function, because styles may contain `$` patterns.
  return { html: head.replace(PLACE, () => style) + html.slice(end), sheets };
}
