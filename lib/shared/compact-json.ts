/**
 * Data in a page's payload, with each key and each repeated part written once. In the payload, JSON's
 * quotation mark takes two bytes, or four inside a text, so the marks ' and " are swapped.
 */
export type CompactJson<T> = {
  /**
   * The first line has the keys of each kind of object: keys are separated by `,`, kinds by `|`. JSON
   * follows: an object is `[kind, ...values]`, a list `[-1, ...items]`. `~`, three digits and two digits
   * stand for text that occurred before: how far back it begins, and by how much it is longer than
   * `SHORTEST_COPY`.
   */
  text: string;
  /** Never set: the type of the encoded data. */
  of?: T;
};

/** Base of the digits in a copy. */
export const DIGIT_BASE = 36;

/** How far back a copy may begin, as three digits encode it. */
export const REACH = DIGIT_BASE ** 3;

/** A copy of a shorter text would cost as much as the text itself after compression. */
export const SHORTEST_COPY = 12;

/** Marks a list, in the place of an object's kind. */
export const LIST = -1;

/** Swaps both kinds of quotation marks. Doing it twice restores the text. */
export const exchangeQuotes = (text: string): string =>
  text.replace(/['"]/g, (mark) => (mark === '"' ? "'" : '"'));

/**
 * Replaces each copy by the text that it stands for. Slicing a long text is slow, so the text that is read
 * from stays short.
 */
function restoreCopies(text: string): string {
  const [start = '', ...copies] = text.split('~');
  let done = '';
  let recent = start;
  for (const copy of copies) {
    const from = recent.length - Number.parseInt(copy.slice(0, 3), DIGIT_BASE);
    const length = SHORTEST_COPY + Number.parseInt(copy.slice(3, 5), DIGIT_BASE);
    recent += recent.slice(from, from + length) + copy.slice(5);
    if (recent.length > 2 * REACH) {
      done += recent.slice(0, -REACH);
      recent = recent.slice(-REACH);
    }
  }
  return done + recent;
}

/** The inverse of `encodeCompactJson`. */
export function decodeCompactJson<T>({ text }: CompactJson<T>): T {
  const [kinds = '', json = ''] = restoreCopies(text).split('\n');
  const keys = kinds.split('|').map((kind) => kind.split(','));
  return JSON.parse(exchangeQuotes(json), (_, value) => {
    if (!Array.isArray(value)) return value;
    const [kind, ...rest] = value;
    return kind === LIST ? rest : Object.fromEntries(rest.map((item, index) => [keys[kind]?.[index], item]));
  });
}
