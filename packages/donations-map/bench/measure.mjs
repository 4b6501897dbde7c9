/** @typedef {import('playwright').Page} Page @typedef {import('playwright').CDPSession} Session */

const counts = [10_000, 100_000];
const mounts = 20;

/**
 * Runs all measurements on a page.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
export async function measure(browser, address) {
  const rows = [];
  for (const count of counts) {
    const page = await open(browser, address);
    const first = await firstRender(page, count);
    rows.push({ count, ...first, ...(await pan(page)) });
    await page.context().close();
  }
  const page = await open(browser, address);
  const memory = await remount(page);
  await page.context().close();
  return { rows, memory };
}

async function open(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(() => 'mount' in globalThis);
  await page.evaluate(() => globalThis.mount(globalThis.prepare(500)));
  await page.waitForFunction(() => globalThis.isThere());
  await page.evaluate(() => globalThis.unmount());
  return page;
}

async function firstRender(page, count) {
  await page.evaluate((count) => Object.assign(globalThis, { given: globalThis.prepare(count) }), count);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await metric(session, 'TaskDuration');
  const wall = await page.evaluate(async () => {
    const start = performance.now();
    globalThis.mount(globalThis.given);
    while (!globalThis.isThere()) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  });
  return { wall, cpu: ((await metric(session, 'TaskDuration')) - before) * 1000 };
}

/** Returns the frame times (in ms) while dragging the map. */
async function pan(page) {
  await page.waitForTimeout(800);
  await page.evaluate(() => {
    const frames = [];
    Object.assign(globalThis, { frames });
    let last = performance.now();
    const tick = (now) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let round = 0; round < 3; round++) {
    await page.mouse.move(620, 330);
    await page.mouse.down();
    for (let step = 1; step <= 40; step++) await page.mouse.move(620 - step * 9, 330 + step * 3);
    await page.mouse.up();
    await page.mouse.move(260, 330);
    await page.mouse.down();
    for (let step = 1; step <= 40; step++) await page.mouse.move(260 + step * 9, 330 - step * 3);
    await page.mouse.up();
  }
  const frames = (await page.evaluate(() => globalThis.frames)).slice(1).sort((a, b) => a - b);
  const at = (share) => frames[Math.min(frames.length - 1, Math.floor(frames.length * share))];
  return { p50: at(0.5), p95: at(0.95) };
}

/** Mounts the map many times to detect leaks of memory, listeners or nodes. */
async function remount(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.evaluate(() => Object.assign(globalThis, { given: globalThis.prepare(10_000) }));
  const states = [];
  for (let round = 1; round <= mounts; round++) {
    await page.evaluate(() => globalThis.mount(globalThis.given));
    await page.waitForFunction(() => globalThis.isThere());
    await page.evaluate(() => globalThis.unmount());
    if (round === 3 || round === mounts) {
      await page.waitForTimeout(500);
      for (let again = 0; again < 3; again++) await session.send('HeapProfiler.collectGarbage');
      states.push({
        heap: await metric(session, 'JSHeapUsedSize'),
        listeners: await metric(session, 'JSEventListeners'),
        nodes: await metric(session, 'Nodes'),
      });
    }
  }
  return { early: states[0], late: states[1] };
}

/** @param {Session} session @param {string} name */
async function metric(session, name) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}
