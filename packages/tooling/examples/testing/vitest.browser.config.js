import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// CHROME_PATH names an installed Chromium; without it Playwright's own is used.
const launchOptions = process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {};

export default defineConfig({
  // Vite finds the package late, by index.html, and reloads the page in the middle of a test.
  optimizeDeps: { include: ['@clothesline/api-client'] },
  test: {
    globals: true,
    include: ['src/**/*.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
