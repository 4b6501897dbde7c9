import { defineConfig } from '@playwright/test';

// CHROME_PATH is an installed Chromium. Defaults to Playwright's own.
const launchOptions = process.env.CHROME_PATH
  ? { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] }
  : {};

export default defineConfig({
  testDir: 'e2e',
  use: { baseURL: 'http://localhost:6277', launchOptions },
  webServer: { command: 'npx vite --port 6277 --strictPort', url: 'http://localhost:6277' },
});
