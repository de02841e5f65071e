/** Rows as lines in columns; the first column to the left, all others to the right. The first row is the head. */
export function table(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!)))
      .join('  ')
      .trimEnd();
  const [head, ...body] = rows.map(line);
  return head === undefined ? [] : [head, '-'.repeat(head.length), ...body];
}
