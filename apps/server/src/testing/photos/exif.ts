/** Tag, type (1 byte, 2 text, 3 short, 4 long, 5 rational, 7 undefined) and content. */
interface Field {
  tag: number;
  type: 1 | 2 | 3 | 4 | 5 | 7;
  value: string | number[] | Buffer;
}

export interface ExifContent {
  isBigEndian: boolean;
  orientation: number;
  camera: Field[];
  shot: Field[];
  position: Field[];
  thumbnail: Buffer;
}

const sizes = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1 } as const;

/** Offset of the first directory. */
const start = 8;

/** A camera's metadata as TIFF: camera, shot, position, thumbnail. */
export function writeExif({ isBigEndian, orientation, camera, shot, position, thumbnail }: ExifContent): Buffer {
  const number = (value: number, size: 2 | 4) => {
    const bytes = Buffer.alloc(size);
    if (isBigEndian) bytes.writeUIntBE(value, 0, size);
    else bytes.writeUIntLE(value, 0, size);
    return bytes;
  };
  const bytesOf = ({ type, value }: Field): Buffer => {
    if (Buffer.isBuffer(value)) return value;
    if (typeof value === 'string') return Buffer.from(`${value}\0`, 'latin1');
    return Buffer.concat(value.map((one) => (type === 1 ? Buffer.from([one]) : number(one, type === 3 ? 2 : 4))));
  };
  const sizeOf = (fields: readonly Field[]) =>
    2 + 12 * fields.length + 4 + fields.reduce((sum, field) => sum + outside(bytesOf(field)).length, 0);
  const directory = (fields: readonly Field[], at: number, next: number) => {
    let dataAt = at + 2 + 12 * fields.length + 4;
    const data: Buffer[] = [];
    const entries = fields.map((field) => {
      const bytes = bytesOf(field);
      const far = outside(bytes);
      const place = far.length > 0 ? number(dataAt, 4) : Buffer.concat([bytes, Buffer.alloc(4)]).subarray(0, 4);
      data.push(far);
      dataAt += far.length;
      return Buffer.concat([
        number(field.tag, 2),
        number(field.type, 2),
        number(bytes.length / sizes[field.type], 4),
        place,
      ]);
    });
    return Buffer.concat([number(fields.length, 2), ...entries, number(next, 4), ...data]);
  };

  const long = (tag: number, value: number): Field => ({ tag, type: 4, value: [value] });
  const first = (shotAt: number, positionAt: number): Field[] => [
    { tag: 0x0112, type: 3, value: [orientation] },
    ...camera,
    long(0x8769, shotAt),
    long(0x8825, positionAt),
  ];
  const last = (thumbnailAt: number): Field[] => [long(0x0201, thumbnailAt), long(0x0202, thumbnail.length)];
  const shotAt = start + sizeOf(first(0, 0));
  const positionAt = shotAt + sizeOf(shot);
  const lastAt = positionAt + sizeOf(position);
  const thumbnailAt = lastAt + sizeOf(last(0));
  return Buffer.concat([
    Buffer.from(isBigEndian ? 'MM' : 'II'),
    number(42, 2),
    number(start, 4),
    directory(first(shotAt, positionAt), start, lastAt),
    directory(shot, shotAt, 0),
    directory(position, positionAt, 0),
    directory(last(thumbnailAt), lastAt, 0),
    thumbnail,
  ]);
}

function outside(bytes: Buffer): Buffer {
  if (bytes.length <= 4) return Buffer.alloc(0);
  return bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)]);
}
