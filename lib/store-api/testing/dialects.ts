const SPOKEN = ['nome', 'label', 'titulo'];

/** A text that shoppers read comes with spaces around it; ids, addresses and codes come as they are. */
function oddText(value: string, key: string): string {
  return SPOKEN.includes(key) && value !== '' ? ` ${value} ` : value;
}

function oddly(value: unknown, key = ''): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 's' : 'n';
  if (typeof value === 'string') return oddText(value, key);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, entry]) => [name, oddly(entry, name)] as const);
  if (entries.length === 0) return Array.isArray(value) ? null : [];
  return Object.fromEntries(entries);
}

/**
 * How shops of the platform write the same answer, for tests that have to hold for both: as the embedded store does, and
 * as the quirky stand-in (e2e/support/quirky-store) does: numbers as text, 's' and 'n' for true and false, `[]` for an
 * object without entries, null for an empty list, lists keyed by position, names with spaces around them.
 */
export const DIALECTS = [
  { name: 'the embedded store', speak: <T>(answer: T): unknown => answer },
  { name: 'the quirky platform', speak: <T>(answer: T): unknown => oddly(answer) },
] as const;

export type Speak = (typeof DIALECTS)[number]['speak'];
