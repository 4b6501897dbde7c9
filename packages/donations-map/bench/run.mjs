/* Compares the map with Leaflet.markercluster. Run it with `npm run bench` after a build. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { measure } from './measure.mjs';

const pages = fileURLToPath(new URL('pages', import.meta.url));
const outDir = mkdtempSync(join(tmpdir(), 'donations-map-bench-'));
const names = ['ours', 'markercluster'];

await build({
  root: pages,
  configFile: false,
  logLevel: 'error',
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: { input: names.map((name) => join(pages, `${name}.html`)) },
  },
});
const server = await preview({
  root: pages,
  configFile: false,
  logLevel: 'error',
  build: { outDir },
  preview: { port: 6310 },
});
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const results = [];
  for (const name of names) results.push({ name, ...(await measure(browser, `http://localhost:6310/${name}.html`)) });
  process.stdout.write(table(results));
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true });
}

function table(results) {
  const lines = [
    '| Map | Pins | First clusters, CPU | First clusters, wall | Pan frame p50 | p95 |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
  ];
  for (const { name, rows } of results) {
    for (const { count, cpu, wall, p50, p95 } of rows) {
      lines.push(
        `| ${name} | ${count.toLocaleString('en')} | ${cpu.toFixed(0)} ms | ${wall.toFixed(0)} ms | ${p50.toFixed(1)} ms | ${p95.toFixed(1)} ms |`,
      );
    }
  }
  lines.push('', '| Map | Heap after 3 mounts | after 20 | Listeners | Nodes |', '| --- | ---: | ---: | ---: | ---: |');
  for (const {
    name,
    memory: { early, late },
  } of results) {
    const mega = (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
    lines.push(
      `| ${name} | ${mega(early.heap)} | ${mega(late.heap)} | ${early.listeners} → ${late.listeners} | ${early.nodes} → ${late.nodes} |`,
    );
  }
  return `${lines.join('\n')}\n`;
}
