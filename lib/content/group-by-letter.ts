/** Groups by first letter in Portuguese order; accents are ignored, anything else goes under '#'. */
export function groupByLetter<T extends { label: string }>(
  entries: readonly T[],
): { letter: string; entries: T[] }[] {
  const sorted = entries.toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR', { sensitivity: 'base' }));
  const groups = new Map<string, T[]>();
  for (const entry of sorted) {
    const initial = entry.label.normalize('NFD').charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(initial) ? initial : '#';
    const members = groups.get(letter);
    if (members === undefined) groups.set(letter, [entry]);
    else members.push(entry);
  }
  return [...groups].map(([letter, members]) => ({ letter, entries: members }));
}
