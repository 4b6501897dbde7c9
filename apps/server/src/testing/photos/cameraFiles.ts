import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { webpChunks, webpHead, createWebp, withChunks, withSegments } from './containers.js';
import { writeExif } from './exif.js';

export interface CameraFile {
  name: string;
  bytes: Buffer;
  /** Position of the red half when upright. */
  redSide: 'left' | 'right' | 'top' | 'bottom';
  secrets: Buffer[];
}

export const cameraSize = { width: 700, height: 500 };

const makers = ['Apple', 'samsung', 'Canon', 'NIKON CORPORATION', 'SONY', 'FUJIFILM', 'Google', 'HUAWEI'];

export async function cameraFiles(): Promise<CameraFile[]> {
  const orientations = [1, 2, 3, 4, 5, 6, 7, 8];
  const files: Promise<CameraFile>[] = [];
  for (const orientation of orientations) {
    for (const isBigEndian of [true, false]) {
      files.push(jpegFile({ orientation, isBigEndian, number: files.length }));
      files.push(pngFile({ orientation, isBigEndian, number: files.length }));
      files.push(webpFile({ orientation, isBigEndian, number: files.length }));
    }
  }
  return Promise.all(files);
}

interface Shot {
  orientation: number;
  isBigEndian: boolean;
  number: number;
}

async function jpegFile(shot: Shot): Promise<CameraFile> {
  const { exif, xmp, iptc, comment, trailer, secrets } = await metadataOf(shot);
  const jpeg = await pixels()
    .jpeg({ progressive: shot.number % 2 === 0 })
    .withIccProfile('p3')
    .toBuffer();
  const segments: [number, Buffer][] = [
    [0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif])],
    [0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), xmp])],
    [0xe2, Buffer.concat([Buffer.from('MPF\0'), comment])],
    [0xed, Buffer.concat([Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0', 'latin1'), lengthOf(iptc), iptc])],
    [0xee, Buffer.concat([Buffer.from('maker\0'), comment])],
    [0xfe, comment],
  ];
  return {
    name: `a JPEG, ${nameOf(shot)}`,
    redSide: redSideOf(shot),
    bytes: withSegments(jpeg, segments, trailer),
    secrets,
  };
}

async function pngFile(shot: Shot): Promise<CameraFile> {
  const { exif, xmp, iptc, comment, trailer, secrets } = await metadataOf(shot);
  const png = await pixels().png().withIccProfile('p3').toBuffer();
  const chunks: [string, Buffer][] = [
    ['eXIf', exif],
    ['iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), xmp])],
    ['tEXt', Buffer.concat([Buffer.from('Comment\0'), comment])],
    ['zTXt', Buffer.concat([Buffer.from('Raw profile type iptc\0\0'), deflateSync(iptc)])],
    ['tIME', Buffer.from([0x07, 0xea, 11, 1, 12, 0, 0])],
    ['maKr', comment],
  ];
  return {
    name: `a PNG, ${nameOf(shot)}`,
    redSide: redSideOf(shot),
    bytes: withChunks(png, chunks, trailer),
    secrets: secrets.filter((secret) => !iptc.includes(secret)),
  };
}

async function webpFile(shot: Shot): Promise<CameraFile> {
  const { exif, xmp, comment, trailer, secrets, iptc } = await metadataOf(shot);
  const webp = await pixels()
    .webp({ lossless: shot.number % 2 === 0 })
    .withIccProfile('p3')
    .toBuffer();
  const all = [
    webpHead(0x20 | 0x08 | 0x04, cameraSize.width, cameraSize.height),
    ...webpChunks(webp).filter(({ type }) => ['ICCP', 'VP8 ', 'VP8L'].includes(type)),
    { type: 'EXIF', content: exif },
    { type: 'XMP ', content: xmp },
    { type: 'makr', content: comment },
  ];
  return {
    name: `a WebP, ${nameOf(shot)}`,
    redSide: redSideOf(shot),
    bytes: createWebp(all, trailer),
    secrets: secrets.filter((secret) => !iptc.includes(secret)),
  };
}

function pixels() {
  const { width, height } = cameraSize;
  const right = { create: { width: width / 2, height, channels: 3 as const, background: 'blue' } };
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: right, left: width / 2, top: 0 },
  ]);
}

async function metadataOf({ orientation, isBigEndian, number }: Shot) {
  const secret = (what: string) => `secret ${what} ${number} of the owner`;
  const make = makers[number % makers.length] ?? '';
  const thumbnail = await sharp({
    create: {
      width: 160,
      height: 120,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  const exif = writeExif({
    isBigEndian,
    orientation,
    camera: [
      { tag: 0x010f, type: 2, value: make },
      { tag: 0x0110, type: 2, value: secret('model') },
      { tag: 0x0131, type: 2, value: secret('software') },
      { tag: 0x013b, type: 2, value: secret('artist') },
      { tag: 0x8298, type: 2, value: secret('copyright') },
    ],
    shot: [
      { tag: 0x9003, type: 2, value: '2026:11:01 12:34:56' },
      { tag: 0x927c, type: 7, value: Buffer.from(secret('maker note').repeat(20)) },
      { tag: 0x9286, type: 7, value: Buffer.from(`ASCII\0\0\0${secret('user comment')}`) },
      { tag: 0xa431, type: 2, value: secret('serial number') },
    ],
    position: [
      { tag: 0x0001, type: 2, value: 'N' },
      { tag: 0x0002, type: 5, value: [37, 1, 46, 1, 2993 + number, 100] },
      { tag: 0x0003, type: 2, value: 'W' },
      { tag: 0x0004, type: 5, value: [122, 1, 25, 1, 984 + number, 100] },
      { tag: 0x001d, type: 2, value: '2026:11:01' },
    ],
    thumbnail,
  });
  const xmp = Buffer.from(
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="37,46.${number}N" exif:Note="${secret('xmp')}"/></rdf:RDF></x:xmpmeta>`,
  );
  const city = Buffer.from(secret('city'));
  const iptc = Buffer.concat([Buffer.from([0x1c, 0x02, 0x5a, 0, city.length]), city]);
  const rational = exif.indexOf(Buffer.from(isBigEndian ? [0, 0, 0, 37, 0, 0, 0, 1] : [37, 0, 0, 0, 1, 0, 0, 0]));
  const texts = ['model', 'software', 'artist', 'copyright', 'maker note', 'user comment', 'serial number', 'xmp'];
  return {
    exif,
    xmp,
    iptc,
    comment: Buffer.from(secret('comment')),
    trailer: Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.from(`${secret('film')} +37.77-122.41/`)]),
    secrets: [
      ...[...texts, 'city', 'comment', 'film'].map((what) => Buffer.from(secret(what))),
      exif.subarray(rational, rational + 24),
      thumbnail.subarray(thumbnail.length / 2, thumbnail.length / 2 + 32),
      Buffer.from(`GPSLatitude="37,46.${number}N"`),
    ],
  };
}

function lengthOf(content: Buffer): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(content.length);
  return bytes;
}

function redSideOf({ orientation }: Shot): CameraFile['redSide'] {
  return (['left', 'right', 'right', 'left', 'top', 'top', 'bottom', 'bottom'] as const)[orientation - 1] ?? 'left';
}

function nameOf({ orientation, isBigEndian, number }: Shot): string {
  const make = makers[number % makers.length];
  return `${make}, orientation ${orientation}, ${isBigEndian ? 'big' : 'little'} endian`;
}
