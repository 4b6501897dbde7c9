export function printTable(rows: readonly object[], none = ''): string {
  const [first] = rows;
  if (!first) return none;
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => Object.values(row).map(cell))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function printNewest(rows: readonly object[], none: string, limit: number): string {
  const table = printTable(rows, none);
  return rows.length < limit ? table : `${table}\nOnly the newest ${limit} are listed. Use --limit NUMBER for more.`;
}

/** Replaces control characters that the terminal might interpret. */
function cell(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
  return printable(text).replaceAll(/\s+/g, ' ').trim();
}

export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]+|\p{Cf}+/gu, ' ');
}
