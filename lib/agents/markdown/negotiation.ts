/** Media type of a Markdown version. */
const MARKDOWN_TYPE = 'text/markdown';

const SUFFIX = '.md';

/** The media ranges of an Accept header, with their weights from 0 to 1. */
function weightsIn(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((item) => {
      const [range = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [range, q === undefined ? 1 : Number(q.slice(2)) || 0];
    }),
  );
}

/**
 * Whether a client prefers Markdown to HTML, or accepts both equally. Browsers never name Markdown. The most specific
 * range gives the weight of HTML (RFC 9110).
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  const weights = weightsIn(accept ?? '');
  const markdown = weights.get(MARKDOWN_TYPE) ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
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
