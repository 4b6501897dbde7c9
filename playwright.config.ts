import { defineConfig } from '@playwright/test';
import { installedBrowser } from './packages/tooling/browser.mjs';
import { chromiumArguments } from './packages/tooling/lib/chromium.mjs';

/** Every screen under odd answers, networks, storages, translators, releases and browsers: once is enough. */
const resilience = 'resilience/**/*.spec.ts';

/** What the projects of a phone and a desk leave to others: `playwright.firefox.config.ts` has its own. */
const elsewhere = [resilience, 'firefox/**'];

/** The whole product, as a visitor meets it: the built server with the built marketplace, on a phone and on a desk. */
export default defineConfig({
  testDir: 'apps/marketplace/e2e',
  outputDir: '.cache/e2e',
  globalSetup: './apps/marketplace/e2e/support/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A test that passes at the second try only is named at the end of `npm test`.
  retries: 1,
  reporter: 'list',
  // For a machine that is busy with something else.
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
      grepInvert: /@once/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
    { name: 'desktop', testIgnore: elsewhere, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'resilience', testMatch: resilience, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'embed', testDir: 'apps/charity-site/e2e', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
