/*
 * Compares the chat with similar widgets on a slow phone and prints a table. Build first, then run `npx node
 * packages/embed/bench/run.mjs [loads]`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { cost, time } from './measure.mjs';
import { serve } from './serve.mjs';
import { table } from './table.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
if (!existsSync(`${here}node_modules`)) {
  const options = { cwd: here, stdio: /** @type {const} */ ('inherit'), shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--loglevel=error'], options);
  if (status !== 0) process.exit(1);
}
// imported late because it reads the build output
const { contestants } = await import('./contestants.mjs');

const loads = Number(process.argv[2] ?? 9);
const all = await contestants();
const server = await serve(all, 6290);
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
/** @type {import('./table.mjs').Results} */
const results = new Map(all.map(({ name }) => [name, { touch: [], mouse: [], cost: [] }]));
const busy = loadavg()[0] ?? 0;
try {
  // Take turns so that other load on the machine affects everyone equally. The first round is a warm-up and doesn't
  // count.
  for (let round = 0; round <= loads; round++) {
    for (const [index, { name, host }] of all.entries()) {
      const address = `${server.address}/${index}`;
      const result = results.get(name);
      const [touch, mouse] = host
        ? [await time(browser, address, host, 'touch'), await time(browser, address, host, 'mouse')]
        : [];
      const costs = await cost(browser, address, mouse?.at ?? { x: 500, y: 20 }, server.sizeOf);
      if (round === 0 || !result) continue;
      result.cost.push(costs);
      if (touch && mouse) {
        result.touch.push(touch);
        result.mouse.push(mouse);
      }
    }
    process.stderr.write(`${round}/${loads} `);
  }
} finally {
  await browser.close();
  server.close();
}
process.stdout.write(`\n${table(results)}
Medians of ${loads} loads of each, interleaved; in brackets the share of Sentry's. ${cpus().length} cores (${cpus()[0]?.model}), load before ${busy.toFixed(1)}, Chromium ${browser.version()}, Node ${process.version}.\n`);
