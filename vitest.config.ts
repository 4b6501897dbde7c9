import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { installedBrowser } from './packages/tooling/browser.mjs';
import { chromiumArguments } from './packages/tooling/lib/chromium.mjs';
import './packages/tooling/lib/endWithParent.mjs';
import { compileLocales } from './packages/tooling/locales.mjs';
import { compareScreenshot, concludeScreenshot, emulateMedia } from './packages/tooling/screenshots/commands.mjs';

compileLocales();

const resolve = { conditions: ['clothesline-source', 'module', 'browser', 'development|production'] };
const nodeResolve = { conditions: ['clothesline-source', 'node', 'module', 'development|production'] };

/** Set by `npm run test:full`: adds the tests in `*.full.test.*`, and the stories of the screens. */
const isFull = process.env.TEST_FULL === '1';
const fullTests = isFull ? [] : ['**/*.full.*'];

/** Time limits in ms, long enough for a busy machine. */
const timeouts = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };

/** For the workers, which nothing else ends while a server of theirs runs. */
const endWithParent = import.meta.resolve('./packages/tooling/lib/endWithParent.mjs');

/** Vitest leaves a core free, which would be half of two. */
const pace = { ...timeouts, maxWorkers: '100%', execArgv: ['--import', endWithParent] };

/** For tests with keyboard and pointer: only a single page of a browser is in front, and others may wait forever. */
const onePage = { maxWorkers: 1 };

const consoleGuard = './packages/tooling/vitest/console.ts';
const cleanup = './packages/tooling/vitest/cleanup.ts';
const shared = {
  ...pace,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: [consoleGuard, cleanup],
};

/** Files share a jsdom: creating it costs twice as much as the tests in a file. */
const jsdom = {
  environment: 'jsdom',
  isolate: false,
  setupFiles: [
    consoleGuard,
    './packages/tooling/vitest/freshPage.ts',
    './packages/api-client/src/testing/storageGuard.ts',
    cleanup,
  ],
};

/** Chromium by Playwright: CHROME_PATH (set by `npm test`), otherwise the first installed browser. */
const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { executablePath: installedBrowser(), args: chromiumArguments() },
    contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/Los_Angeles' },
  }),
  instances: [{ browser: 'chromium' as const }],
};

/** Text files are modules of their content, as the server's build makes them. */
const textFiles = {
  name: 'text-files',
  enforce: 'pre' as const,
  load: (id: string) =>
    /\.(txt|sql)$/.test(id) ? `export default ${JSON.stringify(readFileSync(id, 'utf8'))}` : undefined,
};

/** Dependencies that vite would otherwise find late, with a reload that breaks a test run. */
const optimizeDeps = {
  include: [
    '@simplewebauthn/browser',
    '@tanstack/react-query',
    '@testing-library/react',
    '@testing-library/user-event',
    'axe-core',
    'leaflet/dist/leaflet-src.esm.js',
    'lucide',
    'nanoid',
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'supercluster',
    'wouter',
    'wouter/memory-location',
    'wouter/use-browser-location',
    'zod/mini',
  ],
};

/** Tests of the built packages. */
const packageChecks = ['packages/tooling/checks/{packages,readmes.full,workshop.full}.test.mjs'];

/**
 * The file name determines the environment of a test: `X.test.ts` in Node, `X.test.tsx` in jsdom, `X.browser.test.tsx` in
 * Chromium, `X.full.test.*` only in `npm run test:full`. Every story is a test too.
 */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: nodeResolve,
        ssr: { resolve: nodeResolve },
        test: {
          name: 'node',
          environment: 'node',
          // Resets its context with the modules, so that a taken-over page has no router of the server (entry-server.test.ts).
          server: { deps: { inline: ['wouter'] } },
          restoreMocks: true,
          setupFiles: [consoleGuard],
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/marketplace/src/**/*.test.ts',
            'packages/tooling/**/*.test.mjs',
            '.storybook/{catalog,tokens}/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...packageChecks, ...fullTests],
          ...pace,
        },
      },
      {
        // The built packages as their users get them: built for production.
        test: {
          name: 'packages',
          environment: 'node',
          env: { NODE_ENV: 'production' },
          include: packageChecks,
          exclude: fullTests,
          ...pace,
        },
      },
      {
        plugins: [textFiles],
        resolve: nodeResolve,
        ssr: { resolve: nodeResolve },
        test: {
          name: 'server',
          environment: 'node',
          // A process per file would cost two seconds for compiling modules again.
          isolate: false,
          globalSetup: ['apps/server/src/testing/postgres/globalSetup.ts'],
          restoreMocks: true,
          setupFiles: [consoleGuard],
          include: ['apps/server/src/**/*.test.ts'],
          exclude: fullTests,
          ...pace,
          // Its tests often wait for processes and for time limits.
          maxWorkers: availableParallelism() + 1,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve,
        test: {
          ...shared,
          name: 'dom',
          ...jsdom,
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/src/**/*.test.tsx', '.storybook/docs/**/*.test.tsx'],
          exclude: ['**/*.browser.test.tsx', ...fullTests],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve,
        test: {
          ...shared,
          name: 'translated',
          ...jsdom,
          setupFiles: [...jsdom.setupFiles, './packages/tooling/vitest/translate.ts'],
          include: [
            'packages/{ui,chat-widget,create-form,donation-card,donations-map,location}/src/**/*.test.tsx',
            'apps/marketplace/src/**/*.test.tsx',
          ],
          // Hundreds of submissions, which do not depend on translation.
          exclude: ['**/*.browser.test.tsx', 'packages/create-form/src/exactlyOnce.test.tsx'],
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve,
        optimizeDeps,
        test: {
          ...shared,
          name: 'browser',
          include: ['packages/*/src/**/*.browser.test.tsx', 'apps/*/src/**/*.browser.test.tsx'],
          exclude: fullTests,
          browser,
          ...onePage,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve,
        optimizeDeps,
        test: {
          ...shared,
          name: 'translated-browser',
          setupFiles: [...shared.setupFiles, './packages/tooling/vitest/translate.ts'],
          include: [
            'packages/{chat-widget,create-form,donation-card,donations-map}/src/element/element.browser.test.tsx',
          ],
          browser,
          ...onePage,
        },
      },
      ...(wants('stories')
        ? [
            {
              plugins: [storybookTest({ configDir: '.storybook' })],
              optimizeDeps,
              test: {
                ...pace,
                name: 'stories',
                // A screen's stories are opened by the e2e tests too.
                exclude: isFull ? [] : ['apps/**'],
                // A page per file costs as much as its stories: 37 of 69 s. Stories are cleaned up after each other.
                isolate: false,
                restoreMocks: true,
                setupFiles: [
                  consoleGuard,
                  './packages/tooling/vitest/layers.ts',
                  './packages/tooling/vitest/styles.ts',
                  './apps/marketplace/src/testing/beginUse.ts',
                  './packages/tooling/vitest/screenshots.ts',
                  './packages/tooling/vitest/resets.ts',
                ],
                browser: { ...browser, commands: { compareScreenshot, concludeScreenshot, emulateMedia } },
              },
            },
          ]
        : []),
    ],
  },
});

/** Storybook takes three seconds to load: only where its project is run. */
function wants(project: string): boolean {
  const named = process.argv.flatMap((word, index, words) =>
    word === '--project' ? [words[index + 1]] : word.startsWith('--project=') ? [word.slice(10)] : [],
  );
  return named.length === 0 || named.includes(project);
}
