/** Keeps only letters and digits, because agents write `faceWidthMm` for `face_width_mm`. */
const fold = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Number of letters to insert, delete or replace to turn one word into the other (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...b].entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Longer names are not compared. No known name is nearly as long. */
const MAX_LENGTH = 40;

/** The known name that was probably meant: at most a third of its letters differ. Null if there is none. */
export function nearestName(given: string, known: readonly string[]): string | null {
  const wanted = fold(given);
  if (wanted === '' || wanted.length > MAX_LENGTH) return null;
  const near = known
    .map((name) => ({ name, distance: editDistance(wanted, fold(name)) }))
    .filter(({ name, distance }) => distance * 3 <= fold(name).length)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.name ?? null;
}
