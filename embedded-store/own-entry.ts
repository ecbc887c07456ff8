/** A record's own entry for a key from outside; keys such as `constructor` find nothing. */
export function ownEntry<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
