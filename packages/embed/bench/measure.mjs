import { watch } from './watch.mjs';

/** @typedef {import('playwright').CDPSession} Session @typedef {{ x: number, y: number }} Point */

/** Slow 4G as Lighthouse simulates it, and a quarter of this machine's processor, as a phone has. */
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: 96_000 };
const slowdown = 4;
/** Rest of a mouse on the launcher before the press, and the hold of a finger, in ms. */
const rest = { mouse: 300, touch: 100 };
/** Rest of a page before it is measured, in ms. */
const pause = 2000;

/** A new profile on a slow phone. @param {import('playwright').Browser} browser */
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
 * Measures the time until the launcher appears, and until a visitor can type after pressing it.
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
 * Measures the cost of a page without scripts of this bench: script before a press, and heap before and after.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {Point} at Where the launcher is
 * @param {(path: string) => number} sizeOf Bytes of what the server has there
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
 * Presses: a mouse moves, rests, and presses; a finger presses immediately.
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

/** Measures the heap in bytes, without garbage. @param {Session} session */
async function heap(session) {
  for (let again = 0; again < 3; again++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Returns the longest task in ms, or 0 if none took 50 ms. @param {Session} session */
async function longestTask(session) {
  const expression = `new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(Math.max(...list.getEntries().map(({ duration }) => duration))))
      .observe({ type: 'longtask', buffered: true });
    setTimeout(() => resolve(0), 200);
  })`;
  const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true });
  return Number(result.value);
}
