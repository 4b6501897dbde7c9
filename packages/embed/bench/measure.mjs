import { watch } from './watch.mjs';

/** @typedef {import('playwright').CDPSession} Session @typedef {{ x: number, y: number }} Point */

/** Same as Lighthouse's slow 4G. The CPU is slowed down to resemble a phone. */
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 96_000 };
const slowdown = 4;
const rest = { mouse: 300, touch: 100 };
const pause = 2000;

/** Opens a page with a fresh profile and throttling. @param {import('playwright').Browser} browser */
async function slowPage(browser) {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 720 },
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session };
}

/**
 * Measures the time until the launcher appears, and the time between a click and the moment the visitor can type.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {string} host
 * @param {'touch' | 'mouse'} pointer
 */
export async function time(browser, address, host, pointer) {
  const { context, page, session } = await slowPage(browser);
  await page.addInitScript(watch, host);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.seen.launcher > 0);
  await page.waitForTimeout(pause);
  const paint = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN);
  const { launcher, at } = await page.evaluate(() => globalThis.seen);
  await press(session, at, pointer);
  await page.waitForFunction(() => globalThis.seen.usable > 0);
  const { pressed, usable, moved } = await page.evaluate(() => globalThis.seen);
  await context.close();
  return { at, launcher: launcher - paint, usable: usable - pressed, moved };
}

/**
 * Measures how much script is loaded before a click, and the heap before and after. No scripts are injected, since
 * they'd distort the result.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {Point} at Position of the launcher
 * @param {(path: string) => number} sizeOf Size of a file on the server in bytes
 */
export async function cost(browser, address, at, sizeOf) {
  const { context, page, session } = await slowPage(browser);
  let bytes = 0;
  page.on('response', (response) => (bytes += sizeOf(new URL(response.url()).pathname)));
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(pause);
  const { metrics } = await session.send('Performance.getMetrics');
  const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  const [heapClosed, bytesClosed] = [await heap(session), bytes];
  const longTask = await longestTask(session);
  await press(session, at, 'mouse');
  await page.waitForTimeout(2 * pause);
  const heapOpen = await heap(session);
  await context.close();
  return { script, heapClosed, heapOpen, bytesClosed, bytesOpen: bytes, longTask };
}

/**
 * Clicks at a point. The mouse hovers for a while first, a finger taps right away.
 * @param {Session} session @param {Point} at @param {'touch' | 'mouse'} pointer
 */
async function press(session, { x, y }, pointer) {
  const wait = () => new Promise((resolve) => setTimeout(resolve, rest[pointer]));
  if (pointer === 'touch') {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await wait();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return;
  }
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: x - 200, y: y - 200 });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await wait();
  for (const type of /** @type {const} */ (['mousePressed', 'mouseReleased'])) {
    await session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  }
}

/** Returns the heap size in bytes after garbage collection. @param {Session} session */
async function heap(session) {
  for (let again = 0; again < 3; again++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/**
 * Returns the longest task in ms, or 0 if all tasks are below 50 ms since those aren't reported.
 * @param {Session} session
 */
async function longestTask(session) {
  const expression = `new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(Math.max(...list.getEntries().map(({ duration }) => duration))))
      .observe({ type: 'longtask', buffered: true });
    setTimeout(() => resolve(0), 200);
  })`;
  const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true });
  return Number(result.value);
}
