import { type CompactJson, DIGIT_BASE, exchangeQuotes, LIST, REACH, SHORTEST_COPY } from './compact-json';

/** Maximum length of a copy, which two digits encode. */
const LONGEST_COPY = SHORTEST_COPY + DIGIT_BASE ** 2 - 1;

/**
 * Each text is compared only with its latest occurrences, because a list may have thousands of similar
 * entries.
 */
const COMPARED_PLACES = 32;

const digits = (value: number, count: number) => value.toString(DIGIT_BASE).padStart(count, '0');

/** The mark of a copy, and surrogates: a copy could otherwise split a pair. */
const AMBIGUOUS = /[~\ud800-\udfff]/g;
const escapeCharacter = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * For how many characters the text at `at` equals the text at the earlier position `from`. The two must not
 * overlap.
 */
function sameLength(text: string, from: number, at: number): number {
  const longest = Math.min(LONGEST_COPY, at - from, text.length - at);
  let length = 0;
  while (length < longest && text[from + length] === text[at + length]) length++;
  return length;
}

/** Replaces text that occurred before (names, addresses, prices) by a copy, the longest one that is found. */
function writeCopies(text: string): string {
  /** Positions of each text of the shortest length. */
  const places = new Map<string, number[]>();

  function findCopy(at: number): { length: number; from: number } {
    let [length, from] = [0, 0];
    for (const place of places.get(text.slice(at, at + SHORTEST_COPY)) ?? []) {
      const found = at - place < REACH ? sameLength(text, place, at) : 0;
      // Of equally long copies the nearest wins, because its distance often equals that of other copies,
      // which compresses better.
      if (found >= Math.max(length, SHORTEST_COPY)) [length, from] = [found, place];
    }
    return { length, from };
  }

  let written = '';
  let at = 0;
  while (at < text.length) {
    const { length, from } = findCopy(at);
    const isCopy = length > 0 && findCopy(at + 1).length <= length;
    written += isCopy ? `~${digits(at - from, 3)}${digits(length - SHORTEST_COPY, 2)}` : text[at];
    for (const end = at + (isCopy ? length : 1); at < end; at++) {
      const start = text.slice(at, at + SHORTEST_COPY);
      const known = places.get(start);
      if (known === undefined) places.set(start, [at]);
      else if (known.push(at) > COMPARED_PLACES) known.shift();
    }
  }
  return written;
}

/**
 * Encodes data for a client component, because the page's payload would otherwise repeat each key, name and
 * address. Only for plain data whose keys are identifiers. Keys without a value are dropped.
 */
export function encodeCompactJson<T>(data: T): CompactJson<T> {
  const kinds: string[] = [];

  function kindOf(keys: readonly string[]): number {
    const kind = keys.join(',');
    const known = kinds.indexOf(kind);
    return known < 0 ? kinds.push(kind) - 1 : known;
  }

  function write(value: unknown): string {
    if (typeof value === 'string') return JSON.stringify(value).replace(AMBIGUOUS, escapeCharacter);
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (Array.isArray(value)) return `[${[LIST, ...value.map(write)].join(',')}]`;
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return `[${[kindOf(entries.map(([key]) => key)), ...entries.map(([, inner]) => write(inner))].join(',')}]`;
  }

  const json = exchangeQuotes(write(data));
  return { text: writeCopies(`${kinds.join('|')}\n${json}`) };
}
