// With their real ending: Node runs this file as it is in tests.
import { BadPhoto } from './badPhoto.ts';
import { photoTypeOf } from './photoType.ts';
import { readOrientation } from './readOrientation.ts';

export interface BarePhoto {
  /** The file without anything that its pixels and their colors do not need. */
  bytes: Buffer;
  /** How it is to be turned: 1 to 8, as EXIF counts. */
  orientation: number;
}

/** Scans of a JPEG: libjpeg's own progressive files have ten, and each may walk all pixels for a few bytes. */
const mostScans = 30;

/** Bytes of a color profile: those of printers have 700,000. A larger one is left out. */
const largestProfile = 2 ** 20;

/**
 * Leaves out of a photo all that a decoder reads but does not draw: metadata is where small files make libraries slow.
 * Takes one walk over the bytes. Throws a `BadPhoto` for a file that ends early, moves or has too many scans.
 */
export function keepPixels(bytes: Buffer): BarePhoto {
  const type = photoTypeOf(bytes);
  if (type === undefined) throw new BadPhoto('type');
  return { jpeg: keepJpeg, png: keepPng, webp: keepWebp }[type](bytes);
}

const jpegEnd = 0xd9;
const startOfScan = 0xda;

/** Frames, tables, scans, lines and restarts: the segments that pixels are made of. */
function isDrawn(marker: number): boolean {
  return (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= startOfScan && marker <= 0xdd);
}

function keepJpeg(bytes: Buffer): BarePhoto {
  const kept = [bytes.subarray(0, 2)];
  const profile: Buffer[] = [];
  let orientation: number | undefined;
  let isSequential = false;
  let scans = 0;
  for (let at = 2; ;) {
    at = nextMarker(bytes, at);
    const marker = bytes[at + 1] ?? 0;
    if (marker === jpegEnd) {
      const colors = sizeOf(profile) > largestProfile ? [] : profile;
      kept.splice(1, 0, ...colors);
      return { bytes: Buffer.concat([...kept, bytes.subarray(at, at + 2)]), orientation: orientation ?? 1 };
    }
    const isWhole = at + 4 <= bytes.length && bytes.readUInt16BE(at + 2) >= 2;
    const end = isWhole ? at + 2 + bytes.readUInt16BE(at + 2) : Infinity;
    if (end > bytes.length) throw new BadPhoto('broken');
    const segment = bytes.subarray(at, end);
    if (marker === 0xe1 && isNamed(segment, 'Exif\0\0', 4)) orientation ??= readOrientation(segment.subarray(10));
    if (marker === 0xe2 && isNamed(segment, 'ICC_PROFILE\0', 4)) profile.push(segment);
    if (isDrawn(marker) || (marker === 0xee && isNamed(segment, 'Adobe', 4))) kept.push(segment);
    if (marker === 0xc0 || marker === 0xc1) isSequential = true;
    at = end;
    if (marker === startOfScan) {
      if (++scans > mostScans) throw new BadPhoto('slow');
      // Some cameras write other numbers here, which mean nothing and which a strict decoder complains about.
      if (isSequential) kept[kept.length - 1] = Buffer.concat([segment.subarray(0, -3), Buffer.from([0, 63, 0])]);
      at = nextMarker(bytes, end);
      kept.push(bytes.subarray(end, at));
    }
  }
}

/** Where the next marker is that begins a segment; restarts and escaped bytes are part of a scan. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = from; (at = bytes.indexOf(0xff, at)) !== -1; at += 1) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd8)) return at;
  }
  throw new BadPhoto('broken');
}

const drawnChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

function keepPng(bytes: Buffer): BarePhoto {
  const kept = [bytes.subarray(0, 8)];
  let orientation = 1;
  for (let at = 8; at + 12 <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    const end = at + 12 + size;
    if (end > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') throw new BadPhoto('animated');
    if (type === 'eXIf') orientation = readOrientation(bytes.subarray(at + 8, end - 4));
    if (drawnChunks.has(type) || (type === 'iCCP' && size <= largestProfile)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return { bytes: Buffer.concat(kept), orientation };
    at = end;
  }
  throw new BadPhoto('broken');
}

/** Of a WebP's first chunk: that there is a color profile, and transparency. */
const flags = { profile: 0x20, alpha: 0x10 };

function keepWebp(bytes: Buffer): BarePhoto {
  const whole = 8 + bytes.readUInt32LE(4);
  if (whole > bytes.length) throw new BadPhoto('broken');
  const kept: Buffer[] = [];
  let orientation = 1;
  let said = 0;
  for (let at = 12; at + 8 <= whole;) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const content = bytes.subarray(at + 8, at + 8 + size);
    at += 8 + size;
    if (at > whole) throw new BadPhoto('broken');
    if (type === 'ANIM' || type === 'ANMF') throw new BadPhoto('animated');
    if (type === 'EXIF') orientation = readOrientation(isNamed(content, 'Exif\0\0', 0) ? content.subarray(6) : content);
    const isProfile = type === 'ICCP' && size <= largestProfile;
    if (isProfile) said |= flags.profile;
    if (type === 'VP8X') said |= (content[0] ?? 0) & flags.alpha;
    if (isProfile || ['VP8X', 'VP8 ', 'VP8L', 'ALPH'].includes(type)) {
      kept.push(bytes.subarray(at - 8 - size, at), Buffer.alloc(size % 2));
    }
    at += size % 2;
  }
  const head = Buffer.from('RIFF\0\0\0\0WEBP');
  head.writeUInt32LE(4 + sizeOf(kept), 4);
  const bare = Buffer.concat([head, ...kept]);
  if (isNamed(bare, 'VP8X', 12) && bare.length > 20) bare[20] = said;
  return { bytes: bare, orientation };
}

function isNamed(bytes: Buffer, name: string, at: number): boolean {
  return bytes.toString('latin1', at, at + name.length) === name;
}

function sizeOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}
