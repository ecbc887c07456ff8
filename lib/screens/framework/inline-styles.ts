import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { storefrontAddress } from '@/lib/config/storefronts/files';
import { paletteCss } from '@/lib/config/storefronts/palette';

/** Where the build's style sheets are, in addresses and on disk. */
const ADDRESSES = '/_next/static/';
const FOLDER = '.next/static';

const LINK = /<link [^>]*>/g;

/** What would mean something else in the page than in its file: the end of the element, and relative addresses. */
const BOUND_TO_ITS_FILE = /<\/style|@import|url\((?!["']?(?:\/|data:|#))/i;

const isPalette = (address: string) => address === storefrontAddress(currentStorefront(), 'palette.css');

/** Address of the style sheet that a link loads, if it stays the same as long as the process runs. */
function fixedAddress(link: string): string | undefined {
  const address = / href="([^"?]+\.css)"/.exec(link)?.[1];
  if (address === undefined || !/ rel="stylesheet"/.test(link) || !/ data-precedence="/.test(link)) return;
  return address.startsWith(ADDRESSES) || isPalette(address) ? address : undefined;
}

const texts = new Map<string, string>();

/** Text of a style sheet; null when it is not there, since another build has taken its place. */
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
 * Puts the text of the build's style sheets, and of the storefront's palette, into the head of a finished page, so that the first view waits for no file.
 * Their links stay, disabled, which browsers do not fetch: by them React and the bundler know what is loaded. Other
 * style sheets stay as they are. Undefined when there is no style sheet of the build, or one that has to be a file.
 */
export function inlineStyles(html: string, read = readSheet): string | undefined {
  const end = html.indexOf('</head>');
  const sheets: (string | null)[] = [];
  const head = html.slice(0, Math.max(0, end)).replace(LINK, (link) => {
    const address = fixedAddress(link);
    if (address === undefined) return link;
    sheets.push(read(address));
    return link.replace(/\/?>$/, ' disabled=""/>');
  });
  if (sheets.length === 0 || sheets.some((text) => text === null || BOUND_TO_ITS_FILE.test(text)))
    return undefined;
  const style = `<style>${sheets.join('\n')}</style>`;
  const first = head.search(/<link [^>]* disabled=""\/>/);
  return head.slice(0, first) + style + head.slice(first) + html.slice(end);
}
