import { defineConfig } from '@playwright/test';
import { installedBrowser } from './packages/tooling/browser.mjs';
import './packages/tooling/lib/endWithParent.mjs';
import { chromiumArguments } from './packages/tooling/lib/chromium.mjs';

/**
 * Tests all screens with odd responses, networks, storage, translators, releases and browsers. Running them once is
 * enough.
 */
const resilience = 'resilience/**/*.spec.ts';

/**
 * Set by `npm run test:full`. Adds tests tagged with `@full`. The tags are explained in
 * apps/marketplace/e2e/support/test.ts.
 */
const isFull = process.env.TEST_FULL === '1';
const onDesk = isFull ? {} : { grepInvert: /@full/ };
const onPhone = isFull ? { grepInvert: /@once/ } : { grep: /@phone/ };

const elsewhere = [resilience, 'firefox/**'];

export default defineConfig({
  testDir: 'apps/marketplace/e2e',
  outputDir: '.cache/e2e',
  globalSetup: './apps/marketplace/e2e/support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // flaky tests are listed in the report
  retries: 1,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: installedBrowser(), args: chromiumArguments() },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
  },
  projects: [
    {
      name: 'mobile',
      testIgnore: elsewhere,
      ...onPhone,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
    { name: 'desktop', testIgnore: elsewhere, ...onDesk, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'resilience', testMatch: resilience, ...onDesk, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'embed', testDir: 'apps/charity-site/e2e', ...onDesk, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
