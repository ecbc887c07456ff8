/**
 * The source with every comment blanked out, lines kept. Quotes are followed so that `//` inside an
 * address is no comment; an apostrophe in JSX text is harmless, because a string ends with its line.
 */
export function withoutComments(source) {
  let out = '';
  let quote;
  for (let at = 0; at < source.length; at++) {
    const char = source[at];
    if (quote !== undefined) {
      out += char;
      if (char === '\\') out += source[++at] ?? '';
      else if (char === quote || (char === '\n' && quote !== '`')) quote = undefined;
    } else if (source.startsWith('//', at)) {
      const end = source.indexOf('\n', at);
      at = (end === -1 ? source.length : end) - 1;
    } else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2);
      const stop = end === -1 ? source.length : end + 2;
      out += source.slice(at, stop).replace(/[^\n]/g, ' ');
      at = stop - 1;
    } else {
      if (char === "'" || char === '"' || char === '`') quote = char;
      out += char;
    }
  }
  return out;
}

/** The 1-based line of a position in a text. */
export function lineAt(text, position) {
  return text.slice(0, position).split('\n').length;
}

/** Whether a path is code that the rules about imports apply to. */
export const isCode = (file) => /\.(tsx?|mjs|cjs|js|jsx)$/.test(file) && !file.endsWith('.d.ts');

/** Whether a path is a test. */
export const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file) || file.startsWith('e2e/');
