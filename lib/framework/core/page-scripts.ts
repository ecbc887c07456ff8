import { findUnexpectedMarkup, type UnexpectedMarkup } from '@/lib/shared/html/canonical-markup';
import { dataOf } from './flight-data';

const END = '</script>';

/** Where the end of each page starts, which Next writes after everything that components render. */
const RUNTIME_OPEN = '<script id="_R_">';
const CHUNKS = '\\["static/chunks/[\\w~.-]+\\.js"(?:,"static/chunks/[\\w~.-]+\\.js")*\\]';
const RUNTIME = new RegExp(
  `^\\(globalThis\\["TURBOPACK"\\] \\|\\| \\(globalThis\\["TURBOPACK"\\] = \\[\\]\\)\\)\\.push\\(\\{"otherChunks":${CHUNKS},"runtimeModuleIds":\\[\\d+(?:,\\d+)*\\]\\}\\);$`,
);
const FIRST_PUSH = '(self.__next_f=self.__next_f||[]).push([0])';

/** Script files of the build, which the policy allows as `'self'`. */
const FILE =
  /<script src="\/_next\/static\/(?:[\w~-]+\/)*[\w~-][\w~.-]*\.js"(?: (?:async|noModule)="")(?: id="_R_")?><\/script>/y;
const DATA_BLOCK = /<script type="application\/ld\+json" id="[\w-]+">(\{[^<]*\})<\/script>/y;

type Tail = { start: number; scripts: string[] };

/** The framework's inline scripts at the end of the page; null if the end has anything but these. */
function readTail(html: string): Tail | null {
  const data = dataOf(html);
  if (data === null) return null;
  const first = `<script>${FIRST_PUSH}${END}`;
  const firstAt = data.start - first.length;
  if (!html.startsWith(first, firstAt)) return null;
  const scripts = [FIRST_PUSH, data.script];
  const runtimeAt = html.lastIndexOf(RUNTIME_OPEN, firstAt);
  if (runtimeAt === -1) return { start: firstAt, scripts };
  const runtimeEnd = html.indexOf(END, runtimeAt);
  const runtime = html.slice(runtimeAt + RUNTIME_OPEN.length, runtimeEnd);
  if (!RUNTIME.test(runtime) || endOfFiles(html, runtimeEnd + END.length) !== firstAt) return null;
  return { start: runtimeAt, scripts: [runtime, ...scripts] };
}

/**
 * Where the run of build scripts that begins at a position ends. There are none if the start script loads
 * them.
 */
function endOfFiles(html: string, position: number): number {
  let end = position;
  for (FILE.lastIndex = end; FILE.test(html); FILE.lastIndex = end) end = FILE.lastIndex;
  return end;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export type PageScripts =
  | { scripts: readonly string[]; unexpected: null }
  | { scripts: readonly never[]; unexpected: UnexpectedMarkup | 'data' };

/**
 * The text of each inline script that the framework or `startScript` added to a finished page, recognised by
 * text, position and number. If the page has any other executable markup, no script is returned, because a forged
 * copy could not be told from the original.
 * @param startScript text of the head script that starts the others; undefined if there is none
 */
export function readPageScripts(html: string, startScript: string | undefined): PageScripts {
  const tail = readTail(html);
  if (tail === null) return { scripts: [], unexpected: 'data' };
  const start = startScript === undefined ? undefined : `<script>${startScript}${END}`;
  const head = html.indexOf('</head>');
  let expectsStart = start !== undefined;
  let expectsStyle = true;

  function endOfKnown(position: number): number {
    if (start !== undefined && expectsStart && position < head && html.startsWith(start, position)) {
      expectsStart = false;
      return position + start.length;
    }
    if (expectsStyle && position < head && html.startsWith('<style>', position)) {
      expectsStyle = false;
      return html.indexOf('</style>', position);
    }
    for (const pattern of [FILE, DATA_BLOCK]) {
      pattern.lastIndex = position;
      const json = pattern.exec(html);
      if (json !== null) return json[1] === undefined || isJson(json[1]) ? pattern.lastIndex : -1;
    }
    return -1;
  }

  const unexpected = findUnexpectedMarkup(html.slice(0, tail.start), endOfKnown);
  if (unexpected !== null) return { scripts: [], unexpected };
  if (expectsStart) return { scripts: [], unexpected: 'script' };
  return {
    scripts: startScript === undefined ? tail.scripts : [startScript, ...tail.scripts],
    unexpected: null,
  };
}
