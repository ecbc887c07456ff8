import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the style sheets lie that stay the same as long as the process runs: start of the address → folder. */
const FOLDERS = { '/_next/static/': '.next/static', '/storefronts/': 'public/storefronts' };

const LINK = /<link [^>]*>/g;

/** What would mean something else in the page than in its file: the end of the element, and relative addresses. */
const BOUND_TO_ITS_FILE = /<\/style|@import|url\((?!["']?(?:\/|data:|#))/i;

/** File of the style sheet that a link loads, if it is one of the build. */
function fileOf(link: string): string | undefined {
  const address = / href="([^"?]+\.css)"/.exec(link)?.[1];
  if (address === undefined || !/ rel="stylesheet"/.test(link) || !/ data-precedence="/.test(link)) return;
  const folder = Object.entries(FOLDERS).find(([prefix]) => address.startsWith(prefix));
  return folder && path.join(process.cwd(), folder[1], address.slice(folder[0].length));
}

const texts = new Map<string, string>();

/** Text of a style sheet; null when it is not there, since another build has taken its place. */
function readSheet(file: string): string | null {
  const known = texts.get(file);
  if (known !== undefined) return known;
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8').trim();
  texts.set(file, text);
  return text;
}

/**
 * Puts the text of the build's style sheets into the head of a finished page, so that the first view waits for no file.
 * Their links stay, disabled, which browsers do not fetch: by them React and the bundler know what is loaded. Other
 * style sheets stay as they are. Undefined when there is no style sheet of the build, or one that has to be a file.
 */
export function inlineStyles(html: string, read = readSheet): string | undefined {
  const end = html.indexOf('</head>');
  const sheets: (string | null)[] = [];
  const head = html.slice(0, Math.max(0, end)).replace(LINK, (link) => {
    const file = fileOf(link);
    if (file === undefined) return link;
    sheets.push(read(file));
    return link.replace(/\/?>$/, ' disabled=""/>');
  });
  if (sheets.length === 0 || sheets.some((text) => text === null || BOUND_TO_ITS_FILE.test(text)))
    return undefined;
  const style = `<style>${sheets.join('\n')}</style>`;
  const first = head.search(/<link [^>]* disabled=""\/>/);
  return head.slice(0, first) + style + head.slice(first) + html.slice(end);
}
