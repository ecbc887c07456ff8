/** Groups by first letter in Portuguese order; accents count as their plain letter, everything else under '#'. */
export function byLetter<T extends { label: string }>(
  entries: readonly T[],
): { letter: string; entries: T[] }[] {
  const sorted = [...entries].sort((a, b) =>
    a.label.localeCompare(b.label, 'pt-BR', { sensitivity: 'base' }),
  );
  const groups = new Map<string, T[]>();
  for (const entry of sorted) {
    const plain = entry.label.normalize('NFD').charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(plain) ? plain : '#';
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return [...groups].map(([letter, members]) => ({ letter, entries: members }));
}
