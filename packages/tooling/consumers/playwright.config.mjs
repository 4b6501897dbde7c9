import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { installedBrowser } from '../browser.mjs';
import { chromiumArguments } from '../lib/chromium.mjs';
import { root } from '../lib/paths.mjs';
import { builtExamples } from './examples.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.cache/consumers-results'),
  workers: 2,
  reporter: 'list',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // Starters use system fonts, and bundlers move edges by a pixel.
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.02 } },
  use: {
    launchOptions: { executablePath: installedBrowser(), args: chromiumArguments() },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: builtExamples.map(({ name, start, port = 0 }) => ({
    command: `npm exec --offline -- ${start}`,
    cwd: join(process.env.EXAMPLES_FOLDER ?? '', name),
    env: { PORT: String(port) },
    port,
  })),
});
