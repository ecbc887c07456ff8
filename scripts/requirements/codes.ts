/** Codes of requirements: where docs/requirements defines them, and where test titles cite them. */
const CODE = '[A-Z]{1,9}-?\\d{1,2}[a-z]?';
const CODES = `${CODE}(?:(?:, | to )${CODE})*`;
/**
 * A line of the form '- **LIST-46 to LIST-48** Text. → CARD-17': codes, text and, if no title cites the
 * codes, the tested lines that cover them.
 */
const DEFINITION = new RegExp(`^- \\*\\*(${CODES})\\*\\* (.*?)(?: ?→ (.+))?$`, 'gm');
/**
 * A title that starts with codes: 'LIST-50, A-11: the error page …', 'FAQ-01 to FAQ-14: nine questions …'.
 */
const CITED_IN_TITLE = new RegExp(`(['"\`])(${CODES}): (?=([^\\n]*))`, 'g');
/** A code at the start of a row of test.each. */
const CITED_IN_ROW = new RegExp(`\\[\\s*(['"\`])(${CODE})\\1,`, 'g');

export type Definition = { code: string; text: string; elsewhere: string | undefined; index: number };
export type Citation = { code: string; title: string | undefined; index: number };

/** The requirements in a file of docs/requirements, as `{ code, text, elsewhere, index }`. */
export function definedIn(content: string): Definition[] {
  return [...content.matchAll(DEFINITION)].flatMap(({ 1: codes = '', 2: text = '', 3: elsewhere, index }) =>
    expandCodes(codes).map((code) => ({ code, text, elsewhere, index })),
  );
}

/** Expands 'LIST-01, CART-01 to CART-03' to its four codes. */
export function expandCodes(list: string) {
  return list.split(', ').flatMap((part) => {
    const [first = '', last] = part.split(' to ');
    if (last === undefined) return [first];
    const [, prefix, from] = /^(\D+)(\d+)$/.exec(first) ?? [];
    const to = /^(\D+)(\d+)$/.exec(last)?.[2];
    if (from === undefined || to === undefined) return [first, last];
    return Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, step) => `${prefix}${String(Number(from) + step).padStart(from.length, '0')}`,
    );
  });
}

/**
 * The codes that the titles in a test file cite, as `{ code, title, index }`. A row of test.each has no
 * title.
 */
export function citedIn(source: string): Citation[] {
  const titles = [...source.matchAll(CITED_IN_TITLE)].map(
    ({ 1: quote = '', 2: codes = '', 3: rest = '', index }) => ({
      codes,
      title: `${codes}: ${rest.split(quote)[0]}`,
      index,
    }),
  );
  const rows = [...source.matchAll(CITED_IN_ROW)].map(({ 2: codes = '', index }) => ({
    codes,
    title: undefined,
    index,
  }));
  return [...titles, ...rows].flatMap(({ codes, title, index }) =>
    expandCodes(codes).map((code) => ({ code, title, index })),
  );
}
