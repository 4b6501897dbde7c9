function fixed(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65_536), 4 * index);
  return bytes;
}

const point = (...values: [number, number, number]) => Buffer.concat([Buffer.from('XYZ \0\0\0\0'), fixed(...values)]);

const gamma = Buffer.from([...Buffer.from('curv'), 0, 0, 0, 0, 0, 0, 0, 1, 2, 0x33, 0, 0]);

const tags: [string, Buffer][] = [
  ['wtpt', point(0.9505, 1, 1.0891)],
  ['rXYZ', point(0.60974, 0.31111, 0.01947)],
  ['gXYZ', point(0.20528, 0.62567, 0.06087)],
  ['bXYZ', point(0.14919, 0.06322, 0.74457)],
  ['rTRC', gamma],
  ['gTRC', gamma],
  ['bTRC', gamma],
];

export function adobeRgb(): Buffer {
  const head = Buffer.alloc(128);
  head.writeUInt32BE(0x0240_0000, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  head.write('acsp', 36, 'latin1');
  fixed(0.9642, 1, 0.8249).copy(head, 68);
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length);
  let at = head.length + table.length;
  for (const [index, [name, content]] of tags.entries()) {
    table.write(name, 4 + 12 * index, 'latin1');
    table.writeUInt32BE(at, 8 + 12 * index);
    table.writeUInt32BE(content.length, 12 + 12 * index);
    at += content.length;
  }
  head.writeUInt32BE(at);
  return Buffer.concat([head, table, ...tags.map(([, content]) => content)]);
}
