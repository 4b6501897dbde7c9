import { Writable } from 'node:stream';

/** A stream that adds each line of a log to `lines`. */
export function linesTo(lines: string[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
}
