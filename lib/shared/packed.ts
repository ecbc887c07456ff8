/**
 * Data in a page's payload, with each repeated name, word and address written once. JSON's quotation mark takes two
 * bytes there, and four inside a text, so the marks ' and " are swapped.
 */
export type Packed<T> = {
  /** JSON: an object is `[shape, ...values]`, a list `[-1, ...items]`, and `~` with two digits a word. */
  text: string;
  /** Separated by `|`. */
  words: string;
  /** The keys of each kind of object: separated by `,`, the kinds by `|`. */
  shapes: string;
  /** Never set: the type of the packed data. */
  of?: T;
};

/** Base of the digits that number the words. */
export const WORD_BASE = 36;

/** Marks a list in place of an object's shape. */
export const LIST = -1;

/** Swaps both kinds of quotation mark; doing it twice restores the text. */
export const exchangeQuotes = (text: string): string =>
  text.replace(/['"]/g, (mark) => (mark === '"' ? "'" : '"'));

/** The inverse of `pack`. */
export function unpack<T>({ text, words, shapes }: Packed<T>): T {
  const known = words.split('|');
  const keys = shapes.split('|').map((shape) => shape.split(','));
  const json = text.replace(/~(..)/g, (_, digits) => known[Number.parseInt(digits, WORD_BASE)] ?? '');
  return JSON.parse(exchangeQuotes(json), (_, value) => {
    if (!Array.isArray(value)) return value;
    const [shape, ...rest] = value;
    return shape === LIST
      ? rest
      : Object.fromEntries(rest.map((item, index) => [keys[shape]?.[index], item]));
  });
}
