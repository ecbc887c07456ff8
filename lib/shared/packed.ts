/**
 * Data of a page's payload in which each repeated name, word and address is written once. A quotation mark of JSON takes
 * two bytes there and four inside of a text, so the marks ' and " are exchanged.
 */
export type Packed<T> = {
  /** JSON: an object is `[shape, ...values]`, a list `[-1, ...items]`, and `~` with two digits a word. */
  text: string;
  /** Separated by `|`. */
  words: string;
  /** The keys of each kind of object: separated by `,`, the kinds by `|`. */
  shapes: string;
  /** Never set: says what the text holds. */
  of?: T;
};

/** Base of the digits that number the words. */
export const WORD_BASE = 36;

/** A list is told from an object by this in place of the shape. */
export const LIST = -1;

/** Exchanges both kinds of quotation mark; done twice, the text is as before. */
export const exchangeQuotes = (text: string): string =>
  text.replace(/['"]/g, (mark) => (mark === '"' ? "'" : '"'));

/** The data as they were before `pack`. */
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
