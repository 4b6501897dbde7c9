export const maxListBytes = 512 * 1024;

export function fittingRows(rows: readonly unknown[]): string[] {
  const fitting: string[] = [];
  let bytes = 2;
  for (const row of rows) {
    const json = JSON.stringify(row);
    bytes += Buffer.byteLength(json) + 1;
    if (bytes > maxListBytes && fitting.length > 0) break;
    fitting.push(json);
  }
  return fitting;
}
