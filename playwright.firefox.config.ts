import { defineConfig } from '@playwright/test';

/**
 * Runs part of the resilience suite in the installed Firefox ESR. Start it with `npx playwright test --config
 * playwright.firefox.config.ts`.
 */
export default defineConfig({
  testDir: 'apps/marketplace/e2e/firefox',
  outputDir: '.cache/e2e-firefox',
  globalSetup: './apps/marketplace/e2e/support/globalSetup.ts',
  forbidOnly: true,
  workers: 1,
  reporter: 'list',
  timeout: 300_000,
});
