/** Media type of a Markdown version. */
const MARKDOWN_TYPE = 'text/markdown';

const SUFFIX = '.md';

function weightOf(accept: string, type: string): number {
  for (const item of accept.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    if (name !== type) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return q === undefined ? 1 : Number(q.slice(2)) || 0;
  }
  return 0;
}

/** Whether a client prefers Markdown to HTML, or accepts both equally. Browsers never ask for Markdown. */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  if (!accept?.toLowerCase().includes(MARKDOWN_TYPE)) return false;
  const weight = weightOf(accept, MARKDOWN_TYPE);
  return weight > 0 && weight >= weightOf(accept, 'text/html');
}

/**
 * The page of a Markdown version, whose address ends with `.md`; null for any other address. `/index.md` is the
 * home page.
 */
export function pathOfMarkdown(path: string): string | null {
  if (!path.endsWith(SUFFIX) || path.length === SUFFIX.length) return null;
  const page = path.slice(0, -SUFFIX.length);
  return page === '/index' ? '/' : page;
}
