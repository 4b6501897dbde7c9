import { createHash } from 'node:crypto';
import type { WriteLine } from './writeWhole.js';

/** The last line of a transfer: it is refused without one, or where its lines are others. */
interface Seal {
  end: true;
  rows: number;
  /** Files of photos; missing in an export, which has none. */
  photos?: number;
  /** Of every line before it, each with its line feed. */
  sha256: string;
}

/** Counts of a backup's lines. */
export interface Counts {
  rows: number;
  photos?: number | undefined;
}

export interface LineHash {
  add(line: string): void;
  /** The line that ends a transfer with so much in it. */
  seal(counts: Counts): string;
}

export function createLineHash(): LineHash {
  const hash = createHash('sha256');
  return {
    add: (line) => void hash.update(line).update('\n'),
    seal: ({ rows, photos }) =>
      JSON.stringify({
        end: true,
        rows,
        ...(photos !== undefined && { photos }),
        sha256: hash.digest('hex'),
      } satisfies Seal),
  };
}

/** Whether a line ends a transfer. */
export function isSeal(line: string): boolean {
  return line.startsWith('{"end":true,');
}

/** Writes lines, and at last the one that says what they hash to. */
export function sealedWriter(writeLine: WriteLine): { write: WriteLine; end(counts: Counts): Promise<void> } {
  const hash = createLineHash();
  return {
    write(line) {
      hash.add(line);
      return writeLine(line);
    },
    end: (counts) => writeLine(hash.seal(counts)),
  };
}
