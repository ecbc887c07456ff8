import { exchangeQuotes, LIST, type Packed, WORD_BASE } from './packed';

/** Two digits identify a word. */
const MAX_WORDS = WORD_BASE ** 2;
const REFERENCE_LENGTH = 3;
/** Below this many bytes saved, the reference costs as much after compression. */
const WORTHWHILE = 120;
const SEPARATOR = '|';

/** The parts that addresses and texts share: the folder, the name, its number and its ending, or a phrase. */
const PARTS = /^[^~|]*\/|-\d+(?=\.)|[^-_.,?&=~|]+(?:-(?!\d+\.)[^-_.,?&=~|]*)*|./gsu;

const partsOf = (text: string): readonly string[] => text.match(PARTS) ?? [];

/** Escapes a part as inside a JSON string. */
const escaped = (part: string): string => JSON.stringify(part).slice(1, -1);

function countParts(value: unknown, counts: Map<string, number>): void {
  if (typeof value === 'string') {
    for (const part of new Set([value, ...partsOf(value)])) counts.set(part, (counts.get(part) ?? 0) + 1);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) countParts(inner, counts);
  }
}

/** The parts that are shorter as a reference, and `~`, which introduces one. */
function wordsOf(value: unknown): string[] {
  const counts = new Map<string, number>();
  countParts(value, counts);
  const saved = (part: string, count: number) =>
    part === '~' ? Number.POSITIVE_INFINITY : (count - 1) * part.length - (count + 1) * REFERENCE_LENGTH;
  return [...counts]
    .filter(([part, count]) => part === '~' || (!/[~|]/.test(part) && saved(part, count) > WORTHWHILE))
    .slice(0, MAX_WORDS)
    .map(([part]) => part);
}

/**
 * Packs data for a client component, since the page's payload would otherwise repeat each key, name and address. Only
 * for plain data whose keys are identifiers; keys without a value are dropped.
 */
export function pack<T>(data: T): Packed<T> {
  const words = wordsOf(data);
  const references = new Map(
    words.map((word, index) => [word, `~${index.toString(WORD_BASE).padStart(2, '0')}`]),
  );
  const shapes: string[] = [];

  function shapeOf(keys: readonly string[]): number {
    const shape = keys.join(',');
    const known = shapes.indexOf(shape);
    return known < 0 ? shapes.push(shape) - 1 : known;
  }

  function write(value: unknown): string {
    if (typeof value === 'string') {
      const whole = references.get(value);
      return `"${
        whole ??
        partsOf(value)
          .map((part) => references.get(part) ?? escaped(part))
          .join('')
      }"`;
    }
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    if (Array.isArray(value)) return `[${[LIST, ...value.map(write)].join(',')}]`;
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return `[${[shapeOf(entries.map(([key]) => key)), ...entries.map(([, inner]) => write(inner))].join(',')}]`;
  }

  const text = write(data);
  return {
    text: exchangeQuotes(text),
    words: exchangeQuotes(words.map(escaped).join(SEPARATOR)),
    shapes: shapes.join(SEPARATOR),
  };
}
