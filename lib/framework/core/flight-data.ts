import { DATA_OPEN, escapeText, restoreTexts } from './shared-texts';

/** The text between two chunks of the page's data in Next's HTML. */
const NEXT_PUSH = `"])</script>${DATA_OPEN}"`;

/**
 * Puts the page's data into one script instead of several, because the policy lists a hash for each script.
 */
export function joinDataScripts(html: string): string {
  return html.replaceAll(NEXT_PUSH, '');
}

/** The text before and after the page's data, which is in the last script of the page. */
const DATA = { open: DATA_OPEN, close: '])', end: '</script></body></html>' };

/** Whether the page's data is in one script, as after `joinDataScripts`. */
export function hasOneDataScript(html: string): boolean {
  const first = html.indexOf(DATA.open);
  return first !== -1 && first === html.lastIndexOf(DATA.open);
}

type PageData = {
  /** Start of its script element. */
  start: number;
  /** Text of that script. */
  script: string;
  /** The data. */
  text: string;
};

function parseString(json: string): string | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/**
 * The data of a page whose last script contains nothing else; null for any other page.
 * @param html with the page's data in one script
 */
export function dataOf(html: string): PageData | null {
  const { open, close, end } = DATA;
  const start = html.lastIndexOf(open);
  if (start === -1 || !html.endsWith(close + end)) return null;
  const json = restoreTexts(html, html.slice(start + open.length, -(close.length + end.length)));
  // Next always escapes `<`, so it did not write a text that contains one.
  const text = json.includes('<') ? null : parseString(json);
  if (text === null) return null;
  return { start, script: html.slice(start + '<script>'.length, -end.length), text };
}

const [COLON, COMMA, LINE_END] = [58, 44, 10];

/** Rows of these kinds (Flight's texts and binary data) contain arbitrary bytes, preceded by their length. */
const KINDS_WITH_LENGTH = new Set([...'TAOobUSsLlGgMmV'].map((kind) => kind.charCodeAt(0)));

/**
 * Where the row whose content starts at `content` ends, and where the next row starts; null if the row is
 * truncated.
 */
function rowAt(data: Buffer, content: number): { end: number; next: number } | null {
  if (!KINDS_WITH_LENGTH.has(data[content] ?? 0)) {
    const end = data.indexOf(LINE_END, content);
    return end === -1 ? null : { end, next: end + 1 };
  }
  const comma = data.indexOf(COMMA, content);
  const length = data.toString('latin1', content + 1, Math.max(comma, content + 1));
  if (!/^[0-9a-f]{1,7}$/.test(length)) return null;
  const end = comma + 1 + Number.parseInt(length, 16);
  return { end, next: end };
}

/** Offsets in the data: where the row's content starts and ends, and where the next row starts. */
type Row = { id: string; content: number; end: number; next: number };

/**
 * The rows of a page's data, up to the first truncated one. Texts of the platform are in rows with a length,
 * and may contain text that looks like a row. Therefore the rows are walked one by one.
 */
function* rowsOf(data: Buffer): Generator<Row> {
  for (let start = 0; start < data.length; ) {
    const colon = data.indexOf(COLON, start);
    const row = colon === -1 ? null : rowAt(data, colon + 1);
    if (row === null) return;
    yield { id: data.toString('latin1', start, colon), content: colon + 1, ...row };
    start = row.next;
  }
}

/** The first row with an id of page data. */
function findRow(data: Buffer, wantedId: string): string | null {
  for (const { id, content, end } of rowsOf(data))
    if (id === wantedId) return data.toString('utf8', content, end);
  return null;
}

/** The start of the row about the request: `c` is its address, `q` its query. */
const ADDRESS = /^\{"P":null,"c":(\[[^\]]*(?:\](?!,"q":)[^\]]*)*\]),"q":("[^"]*")/;

/** Long texts are in separate rows, referenced by `$` and a number; a literal `$` is doubled. */
const REFERENCE = /"\$(?!\$)/;

type Address = 'bare' | 'query' | 'not-found';

function addressOf(data: Buffer): Address {
  const [, address, query] = ADDRESS.exec(findRow(data, '0') ?? '') ?? [];
  if (address === undefined) return 'not-found';
  return query === '""' && !address.includes('?') && !REFERENCE.test(address) ? 'bare' : 'query';
}

/**
 * The kind of address that Next has written into the first row of a page. `bare`: without a query; `query`:
 * with one, or with a part that may contain one; `not-found`: no address in the expected place.
 * @param html with the page's data in one script
 * @param data the same data for the browser's router
 */
export function addressIn(html: string, data: Buffer | undefined): Address {
  const text = dataOf(html)?.text;
  if (text === undefined) return 'not-found';
  const found = [addressOf(Buffer.from(text)), ...(data === undefined ? [] : [addressOf(data)])];
  return found.find((one) => one === 'not-found') ?? found.find((one) => one === 'query') ?? 'bare';
}

/** The tag that Next adds to every page with an error status. No tag of the shop has exactly this text. */
const NOINDEX_IN_HTML =
  /(<meta name="robots" content="|\\"name\\":\\"robots\\",\\"content\\":\\")noindex(\\?")/g;
const NOINDEX_IN_DATA = /("name":"robots","content":")noindex(")/g;

/** Removes Next's noindex tag from an error page. The page's status keeps it out of search engines anyway. */
export function removeNoindexFromHtml(html: string): string {
  return html.replace(NOINDEX_IN_HTML, '$1index, follow$2');
}

/** Like `removeNoindexFromHtml`, for the router's data; undefined stays undefined. */
export function removeNoindexFromData(data: Buffer | undefined): Buffer | undefined {
  if (data === undefined) return undefined;
  const text = data.toString('utf8');
  const changed = text.replace(NOINDEX_IN_DATA, '$1index, follow$2');
  return changed === text ? data : Buffer.from(changed);
}

const STYLESHEET_AS = /(<link [^>]*rel="stylesheet")[^\S>]+as="style"/g;

/**
 * Removes the attribute `as` from the style sheet links of lazily loaded components, since the HTML standard
 * allows it only for preloads.
 */
export function fixStylesheetLinks(html: string): string {
  return html.replace(STYLESHEET_AS, '$1');
}

/** A property without a value. Inside a text of the row its quotation marks would be escaped. */
const EMPTY_PROPERTY = /,"[\w-]+":"\$undefined"/g;

/** Content of a row that asks the browser to preload a file. */
const PRELOAD = /^HL\[/;

/**
 * Removes parts of the page's data that the browser does not need: properties without a value, and preload
 * requests that the page also has as links.
 * @param html with the page's data in one script
 */
export function removeEmptyData(html: string): string {
  const found = dataOf(html);
  if (found === null) return html;
  const data = Buffer.from(found.text);
  const rows: string[] = [];
  let read = 0;
  for (const { id, content, end, next } of rowsOf(data)) {
    read = next;
    const text = data.toString('utf8', content, end);
    const hasLength = end === next;
    if (hasLength) rows.push(`${id}:${text}`);
    else if (!PRELOAD.test(text)) rows.push(`${id}:${text.replace(EMPTY_PROPERTY, '')}\n`);
  }
  if (read !== data.length) return html;
  return `${html.slice(0, found.start)}${DATA.open}"${escapeText(rows.join(''))}"${DATA.close}${DATA.end}`;
}
