// tests run this file directly in Node, so the `.ts` extension is required
import { BadPhoto } from './badPhoto.ts';
import { readOrientation } from './readOrientation.ts';

export interface BarePhoto {
  bytes: Buffer;
  orientation: number;
}

/** Each scan of a JPEG can be expensive. libjpeg writes ten for a progressive file. */
const maxScans = 30;

/**
 * Maximum size of a color profile in bytes. Printer profiles are about 700,000 bytes. Larger profiles are dropped.
 */
const largestProfile = 2 ** 20;

/**
 * Strips everything that isn't drawn (in a single pass), so metadata is neither published nor decoded. Throws a
 * `BadPhoto` if the file is truncated, animated or has too many scans.
 */
export function stripMetadata(bytes: Buffer): BarePhoto {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return keepJpeg(bytes);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return keepPng(bytes);
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return keepWebp(bytes);
  throw new BadPhoto('type');
}

function keepJpeg(bytes: Buffer): BarePhoto {
  const kept = [bytes.subarray(0, 2)];
  const profile: Buffer[] = [];
  let [orientation, scans, frame] = [0, 0, 0];
  for (let at = nextMarker(bytes, 2), next = at; ; at = next) {
    const marker = bytes[at + 1] ?? 0;
    // end of image
    if (marker === 0xd9) {
      if (countBytes(profile) <= largestProfile) kept.splice(1, 0, ...profile);
      return { bytes: Buffer.concat([...kept, bytes.subarray(at, at + 2)]), orientation: orientation || 1 };
    }
    const end = at + 4 > bytes.length ? Infinity : at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) throw new BadPhoto('broken');
    const segment = bytes.subarray(at, end);
    next = nextMarker(bytes, end);
    if (marker === 0xe1 && isNamed(segment, 'Exif\0\0', 4)) orientation ||= readOrientation(segment.subarray(10));
    if (marker === 0xe2 && isNamed(segment, 'ICC_PROFILE\0', 4)) profile.push(segment);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8;
    if (isFrame && marker !== 0xc4 && marker !== 0xcc) frame = marker;
    const isAdobe = marker === 0xee && isNamed(segment, 'Adobe', 4);
    if (isFrame || isAdobe || (marker >= 0xdb && marker <= 0xdd)) kept.push(segment);
    if (marker !== 0xda) continue;
    if (++scans > maxScans) throw new BadPhoto('scans');
    // some cameras write invalid spectral values that strict decoders reject
    const isSequential = frame <= 0xc1;
    kept.push(...(isSequential ? [segment.subarray(0, -3), Buffer.from([0, 63, 0])] : [segment]));
    kept.push(bytes.subarray(end, next));
  }
}

function nextMarker(bytes: Buffer, from: number): number {
  for (let at = from; (at = bytes.indexOf(0xff, at)) !== -1; at += 1) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd8)) return at;
  }
  throw new BadPhoto('broken');
}

const drawnChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'IDAT', 'IEND']);

function keepPng(bytes: Buffer): BarePhoto {
  const kept = [bytes.subarray(0, 8)];
  let orientation = 1;
  for (let at = 8, end = at; at + 12 <= bytes.length; at = end) {
    const size = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    end = at + 12 + size;
    if (type === 'acTL') throw new BadPhoto('animated');
    if (type === 'eXIf') orientation = readOrientation(bytes.subarray(at + 8, end - 4));
    if (drawnChunks.has(type) && (type !== 'iCCP' || size <= largestProfile)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return { bytes: Buffer.concat(kept), orientation };
  }
  throw new BadPhoto('broken');
}

const flags = { profile: 0x20, alpha: 0x10 };

function keepWebp(bytes: Buffer): BarePhoto {
  const whole = 8 + bytes.readUInt32LE(4);
  const kept: Buffer[] = [];
  let [orientation, said] = [1, 0];
  for (let at = 12, end = at; at + 8 <= whole; at = end) {
    const size = at + 8 <= bytes.length ? bytes.readUInt32LE(at + 4) : Infinity;
    const type = bytes.toString('latin1', at, at + 4);
    if (at + 8 + size > Math.min(whole, bytes.length)) throw new BadPhoto('broken');
    end = at + 8 + size + (size % 2);
    const content = bytes.subarray(at + 8, at + 8 + size);
    if (type === 'ANIM' || type === 'ANMF') throw new BadPhoto('animated');
    if (type === 'EXIF') orientation = readOrientation(isNamed(content, 'Exif\0\0', 0) ? content.subarray(6) : content);
    const isProfile = type === 'ICCP' && size <= largestProfile;
    if (isProfile) said |= flags.profile;
    if (type === 'VP8X') said |= (content[0] ?? 0) & flags.alpha;
    if (isProfile || ['VP8X', 'VP8 ', 'VP8L', 'ALPH'].includes(type)) {
      kept.push(bytes.subarray(at, at + 8 + size), Buffer.alloc(size % 2));
    }
  }
  const head = Buffer.from('RIFF\0\0\0\0WEBP');
  head.writeUInt32LE(4 + countBytes(kept), 4);
  const bare = Buffer.concat([head, ...kept]);
  if (isNamed(bare, 'VP8X', 12) && bare.length > 20) bare[20] = said;
  return { bytes: bare, orientation };
}

const isNamed = (bytes: Buffer, name: string, at: number) => bytes.toString('latin1', at, at + name.length) === name;

const countBytes = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0);
