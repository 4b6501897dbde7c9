import { defineConfig } from '@playwright/test';

/**
 * Runs part of the resilience suite in the installed Firefox ESR, and the embed's stress tests in Firefox and WebKit.
 * Start it with `npx playwright test --config playwright.firefox.config.ts`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: ['apps/marketplace/e2e/firefox/**/*.spec.ts', 'packages/tooling/checks/engines.spec.mjs'],
  outputDir: '.cache/e2e-firefox',
  globalSetup: './apps/marketplace/e2e/support/globalSetup.ts',
  forbidOnly: true,
  workers: 1,
  reporter: 'list',
  timeout: 300_000,
});
