/*
 * `npx node apps/server/bench/photos.mjs` measures uploads per second with eight clients for each kind of photo, and
 * the peak memory compared to an idle server. PHOTO_SECONDS sets the duration per kind (default 10).
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startServer } from './process.mjs';

const seconds = Number(process.env.PHOTO_SECONDS ?? 10);
const concurrency = 8;

/** Generates an image with as much detail as a photo. @param {number} width @param {number} height */
const picture = (width, height) =>
  sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  }).resize({ width, height, fit: 'fill', kernel: 'cubic' });

/** @type {[string, Buffer][]} */
const kinds = [
  ['WebP as the form sends it, 1600 × 1200', await picture(1600, 1200).webp().toBuffer()],
  ['JPEG of a phone, 12 MP', await picture(4000, 3000).jpeg({ quality: 85 }).toBuffer()],
  ['JPEG of a phone, 50 MP', await picture(8160, 6120).jpeg({ quality: 60 }).toBuffer()],
  ['progressive JPEG, 50 MP', await picture(8160, 6120).jpeg({ quality: 60, progressive: true }).toBuffer()],
  ['PNG of one color, 64 MP', await flat(8000, 8000).png().toBuffer()],
  ['lossless WebP of one color, 64 MP', await flat(8000, 8000).webp({ lossless: true, effort: 0 }).toBuffer()],
];

/** @param {number} width @param {number} height */
function flat(width, height) {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } });
}

function megabytesOf(id) {
  try {
    const own = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1000;
    const children = readdirSync(`/proc/${id}/task`).flatMap((task) =>
      readFileSync(`/proc/${id}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return children.reduce((sum, child) => sum + megabytesOf(child), own);
  } catch {
    return 0; // the process has already exited
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'clothesline-photos-'));
const server = await startServer({ DATA_DIR: dataDir, PHOTO_LIMIT: 'off' });
const before = megabytesOf(server.pid);
tell(['Photo', 'Bytes', 'Photos a second', 'Slowest, s', `Memory beside the idle server's ${Math.round(before)} MB`]);
tell(['---', '--:', '--:', '--:', '--:']);
try {
  for (const [name, bytes] of kinds) {
    const { count, peak, slowest, elapsed } = await send(bytes);
    tell([name, bytes.length, (count / elapsed).toFixed(1), slowest.toFixed(1), `${Math.round(peak - before)} MB`]);
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true });
}

function tell(cells) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}

/** @param {Buffer} bytes */
async function send(bytes) {
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  let [count, peak, slowest] = [0, 0, 0];
  const watching = setInterval(() => (peak = Math.max(peak, megabytesOf(server.pid))), 20);
  const sender = async () => {
    while (since() < seconds) {
      const asked = since();
      const headers = { 'Content-Type': 'image/jpeg' };
      const response = await fetch(`${server.host}/api/photos`, { method: 'POST', headers, body: bytes });
      if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
      await response.text();
      slowest = Math.max(slowest, since() - asked);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, sender));
  clearInterval(watching);
  return { count, peak, slowest, elapsed: since() };
}
