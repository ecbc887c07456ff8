/** A table in plain text: first row the heads, numbers to the right. */
export function table(rows) {
  const cells = rows.map((row) => row.map(String));
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const isNumber = (text) => /^[\d.,]+( ?\w{1,3})?$/.test(text);
  return cells
    .map((row) =>
      row
        .map((text, column) => (isNumber(text) ? text.padStart(widths[column]) : text.padEnd(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
