import { crc32, deflateSync } from 'node:zlib';

export function withSegments(
  jpeg: Buffer,
  segments: readonly [marker: number, content: Buffer][],
  end: Buffer,
): Buffer {
  const written = segments.map(([marker, content]) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...written, jpeg.subarray(2), end]);
}

export function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

const pngHead = 33;

export function withChunks(png: Buffer, chunks: readonly [type: string, content: Buffer][], end: Buffer): Buffer {
  const written = chunks.map(([type, content]) => pngChunk(type, content));
  return Buffer.concat([png.subarray(0, pngHead), ...written, png.subarray(pngHead), end]);
}

export function flatPng(
  width: number,
  height: number,
  { bits = 1, kind = 0, isInterlaced = false }: { bits?: number; kind?: 0 | 2 | 6; isInterlaced?: boolean } = {},
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, kind, 0, 0, isInterlaced ? 1 : 0], 8);
  const channels = { 0: 1, 2: 3, 6: 4 }[kind];
  const bytes = isInterlaced
    ? adam7.reduce((sum, [x, y, dx, dy]) => {
        const [wide, high] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
        return sum + (wide > 0 ? high * (1 + Math.ceil((wide * bits * channels) / 8)) : 0);
      }, 0)
    : height * (1 + Math.ceil((width * bits * channels) / 8));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Adam7 passes: offsets and steps. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

export function webpChunks(webp: Buffer): { type: string; content: Buffer }[] {
  const chunks: { type: string; content: Buffer }[] = [];
  const end = 8 + webp.readUInt32LE(4);
  for (let at = 12; at < end;) {
    const size = webp.readUInt32LE(at + 4);
    chunks.push({ type: webp.toString('latin1', at, at + 4), content: webp.subarray(at + 8, at + 8 + size) });
    at += 8 + size + (size % 2);
  }
  return chunks;
}

export function createWebp(chunks: readonly { type: string; content: Buffer }[], end = Buffer.alloc(0)): Buffer {
  const body = chunks.map(({ type, content }) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    return Buffer.concat([Buffer.from(type, 'latin1'), size, content, Buffer.alloc(content.length % 2)]);
  });
  const size = Buffer.alloc(4);
  size.writeUInt32LE(4 + body.reduce((sum, { length }) => sum + length, 0));
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), ...body, end]);
}

/** Extended WebP header: features and size. */
export function webpHead(flags: number, width: number, height: number): { type: string; content: Buffer } {
  const content = Buffer.alloc(10);
  content[0] = flags;
  content.writeUIntLE(width - 1, 4, 3);
  content.writeUIntLE(height - 1, 7, 3);
  return { type: 'VP8X', content };
}
