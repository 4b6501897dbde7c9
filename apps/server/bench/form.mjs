/*
 * `npx node apps/server/bench/form.mjs`: from a chosen photo to its preview and until it is stored, in the built marketplace's form on a
 * phone's screen: as it is, with a quarter of the processor, on slow 4G, and with both. The conditions take turns, so that
 * what else the machine does falls on all alike. Beside them what no form can save: decoding the same file, and sending as
 * many bytes. ROUNDS says how often; 5 otherwise.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { startServer } from './process.mjs';

/** @typedef {{ name: string, slowdown: number, network?: { latency: number, download: number, upload: number } }} Condition */
/** @typedef {{ preview: number, stored: number, decoded: number, sent: number, bytes: number }} Times In milliseconds. */

const rounds = Number(process.env.ROUNDS ?? 5);

/** As the browser's own tools have it: 562 ms, 1.44 Mbit/s down, 675 kbit/s up; in bytes a second. */
const slow4G = { latency: 562.5, download: 180_000, upload: 84_375 };

/** @type {Condition[]} */
const conditions = [
  { name: 'as it is', slowdown: 1 },
  { name: 'processor 4× slower', slowdown: 4 },
  { name: 'slow 4G', slowdown: 1, network: slow4G },
  { name: 'both', slowdown: 4, network: slow4G },
];

/** A JPEG of 12 megapixels with as much detail as a photo has. Each round has another one: a known photo is not sent again. */
function photo() {
  const noise = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 30 };
  return sharp({ create: { width: 800, height: 600, channels: 3, background: 'gray', noise } })
    .resize({ width: 4000, height: 3000, fit: 'fill', kernel: 'cubic' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

const dataDir = mkdtempSync(join(tmpdir(), 'clothesline-form-'));
const server = await startServer({ DATA_DIR: dataDir, PHOTO_LIMIT: 'off', DEMO: '1' });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
/** @type {Map<Condition, Times[]>} */
const times = new Map(conditions.map((condition) => [condition, []]));
let fileBytes = 0;
try {
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    for (const condition of conditions) {
      const file = await photo();
      fileBytes = file.length;
      const measured = await measure(condition, file);
      if (round > 0) times.get(condition)?.push(measured);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true });
}

tell([
  'Condition',
  'Preview',
  'of decoding',
  'Stored',
  'of sending',
  'Preview, of unthrottled',
  'Stored, of unthrottled',
]);
tell(['---', '--:', '--:', '--:', '--:', '--:', '--:']);
const plain = medians(times.get(conditions[0]) ?? []);
for (const [{ name }, all] of times) {
  const { preview, stored, decoded, sent } = medians(all);
  tell([
    name,
    ms(preview),
    ratio(preview / decoded),
    ms(stored),
    ratio(stored / sent),
    ratio(preview / plain.preview),
    ratio(stored / plain.stored),
  ]);
}
process.stdout.write(`\nMedians of ${rounds}; a JPEG of ${kilobytes(fileBytes)}, sent as ${kilobytes(plain.bytes)}.\n`);

/**
 * @param {Condition} condition
 * @param {Buffer} file
 * @returns {Promise<Times>}
 */
async function measure({ slowdown, network }, file) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.goto(`${server.host}/create`);
    const add = page.getByRole('button', { name: 'Add photos' });
    await add.waitFor();
    await page.waitForLoadState('networkidle');
    const chooser = page.waitForEvent('filechooser');
    await add.click();
    const input = await chooser;
    await page.evaluate(watch);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (network) {
      const { latency, download: downloadThroughput, upload: uploadThroughput } = network;
      const options = { offline: false, latency, downloadThroughput, uploadThroughput };
      await session.send('Network.emulateNetworkConditions', options);
    }
    const sending = page.waitForRequest((request) => request.url().endsWith('/api/photos'), { timeout: 120_000 });
    await input.setFiles({ name: 'coat.jpg', mimeType: 'image/jpeg', buffer: file });
    await sending;
    return await page.evaluate(result);
  } finally {
    await context.close();
  }
}

/** In the page: notes when a photo is chosen, shown and stored, and what is sent. */
function watch() {
  const { fetch } = window;
  const noted = Object.assign(window, {
    noted: { chosen: 0, preview: 0, stored: 0, file: new Blob(), body: new Blob() },
  }).noted;
  document.addEventListener(
    'change',
    ({ target }) => {
      noted.chosen = performance.now();
      noted.file = /** @type {HTMLInputElement} */ (target).files?.[0] ?? noted.file;
      const look = () => {
        const canvas = document.querySelector('main li canvas');
        if (canvas instanceof HTMLCanvasElement && canvas.width > 0) noted.preview = performance.now();
        else requestAnimationFrame(look);
      };
      look();
    },
    { capture: true, once: true },
  );
  window.fetch = async (...call) => {
    const response = await fetch(...call);
    if (!response.url.endsWith('/api/photos')) return response;
    if (response.status !== 201) throw new Error(`The photo was refused with ${response.status}.`);
    noted.stored = performance.now();
    noted.body = /** @type {Blob} */ (call[1]?.body);
    window.fetch = fetch;
    return response;
  };
}

/** In the page, after `watch`: waits for the photo, then decodes its file and sends it once more. */
async function result() {
  const { noted } =
    /** @type {Window & { noted: { chosen: number, preview: number, stored: number, file: Blob, body: Blob } }} */ (
      /** @type {unknown} */ (window)
    );
  while (noted.stored === 0 || noted.preview === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const decoding = performance.now();
  (await createImageBitmap(noted.file)).close();
  const decoded = performance.now() - decoding;
  const sending = performance.now();
  await fetch('/api/photos', { method: 'POST', body: noted.body, headers: { 'Content-Type': noted.body.type } });
  const sent = performance.now() - sending;
  const { chosen, preview, stored, body } = noted;
  return { preview: preview - chosen, stored: stored - chosen, decoded, sent, bytes: body.size };
}

/** @param {Times[]} all @returns {Times} */
function medians(all) {
  const median = (/** @type {keyof Times} */ key) =>
    all.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return {
    preview: median('preview'),
    stored: median('stored'),
    decoded: median('decoded'),
    sent: median('sent'),
    bytes: median('bytes'),
  };
}

/** @param {number} value */
function ms(value) {
  return `${Math.round(value)} ms`;
}

/** @param {number} value */
function ratio(value) {
  return `${value.toFixed(1)} ×`;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${Math.round(bytes / 1000)} KB`;
}

/** A row of the table. @param {string[]} cells */
function tell(cells) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
