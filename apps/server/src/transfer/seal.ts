import { createHash } from 'node:crypto';

/** The last line of an export: an import refuses one that lacks it, or whose lines are others. */
interface Seal {
  end: true;
  rows: number;
  /** Of every line before it, each with its line feed. */
  sha256: string;
}

export interface LineHash {
  add(line: string): void;
  /** The line that ends an export of so many rows. */
  seal(rows: number): string;
}

export function createLineHash(): LineHash {
  const hash = createHash('sha256');
  return {
    add: (line) => void hash.update(line).update('\n'),
    seal: (rows) => JSON.stringify({ end: true, rows, sha256: hash.digest('hex') } satisfies Seal),
  };
}

/** Whether a line ends an export. */
export function isSeal(line: string): boolean {
  return line.startsWith('{"end":true,');
}
