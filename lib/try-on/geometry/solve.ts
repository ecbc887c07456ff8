/**
 * The solution of a small system of linear equations; null for one that has none or many.
 * @param rows the coefficients of each equation and, last, its right side
 */
export function solve(rows: readonly (readonly number[])[]): number[] | null {
  const size = rows.length;
  const system = rows.map((row) => Float64Array.from(row));
  for (let column = 0; column < size; column++) {
    const rest = system.slice(column);
    const pivot = rest.reduce((best, row) =>
      Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best,
    );
    const lead = pivot[column] ?? 0;
    if (!(Math.abs(lead) > 1e-12)) return null;
    system.splice(system.indexOf(pivot), 1);
    system.splice(column, 0, pivot);
    for (const row of system) {
      if (row === pivot) continue;
      const factor = (row[column] ?? 0) / lead;
      for (let at = column; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0);
    }
  }
  return system.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}
