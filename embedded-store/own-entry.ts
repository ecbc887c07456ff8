/** The record's own entry of a key that came from outside; `constructor` and the like are not entries. */
export function ownEntry<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
