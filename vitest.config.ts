import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand, ToMatchScreenshotOptions } from 'vitest/node';
import { installedBrowser } from './packages/tooling/browser.mjs';
import { chromiumArguments } from './packages/tooling/lib/chromium.mjs';
import './packages/tooling/lib/endWithParent.mjs';
import { compileLocales } from './packages/tooling/locales.mjs';

compileLocales();

const resolve = { conditions: ['clothesline-source', 'module', 'browser', 'development|production'] };
const nodeResolve = { conditions: ['clothesline-source', 'node', 'module', 'development|production'] };

/** Set by `npm run test:full`. Adds `*.full.test.*` and the stories of screens. */
const isFull = process.env.TEST_FULL === '1';
const fullTests = isFull ? [] : ['**/*.full.*'];

const timeouts = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };

/** Ends the workers when Vitest is killed, otherwise a running server would keep them alive. */
const endWithParent = import.meta.resolve('./packages/tooling/lib/endWithParent.mjs');

/** By default, Vitest leaves a core idle, which is half of a two-core machine. */
const pace = { ...timeouts, maxWorkers: '100%', execArgv: ['--import', endWithParent] };

/**
 * Keyboard and pointer tests need the page in front. Only a single page per browser can be in front, and the others
 * might wait forever.
 */
const onePage = { maxWorkers: 1 };

const consoleGuard = './packages/tooling/testing/console.ts';
const cleanup = './packages/tooling/testing/cleanup.ts';
const shared = {
  ...pace,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: [consoleGuard, cleanup],
};

/** Test files share a jsdom; creating it takes twice as long as the tests in a file. */
const jsdom = {
  environment: 'jsdom',
  isolate: false,
  setupFiles: [
    consoleGuard,
    './packages/tooling/testing/freshPage.ts',
    './packages/api-client/src/testing/storageGuard.ts',
    cleanup,
  ],
};

/** Uses CHROME_PATH (set by `npm test`) or the first installed browser. */
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

/** Omitted preferences are reset to the test defaults. */
const emulateMedia: BrowserCommand<[media: { forcedColors?: 'active'; reducedMotion?: 'no-preference' }]> = (
  { page },
  { forcedColors, reducedMotion },
) => page.emulateMedia({ forcedColors: forcedColors ?? null, reducedMotion: reducedMotion ?? 'reduce' });

const screenshots: ToMatchScreenshotOptions = {
  timeout: 30_000,
  resolveScreenshotPath: ({ root, arg, ext }) => join(root, '.storybook/screenshots', `${arg}${ext}`),
  resolveDiffPath: ({ root, arg, ext }) => join(root, '.cache/screenshots', `${arg}${ext}`),
};

const textFiles = {
  name: 'text-files',
  enforce: 'pre' as const,
  load: (id: string) =>
    /\.(txt|sql)$/.test(id) ? `export default ${JSON.stringify(readFileSync(id, 'utf8'))}` : undefined,
};

/** If Vite discovers these late, it reloads the page and breaks the test run. */
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

const packageChecks = ['packages/tooling/checks/{examples,packages,readmes.full,workshop.full}.test.mjs'];

/** Storybook takes three seconds to load, so projects with stories are only added if they're selected. */
const selected = process.argv.flatMap((word, index, words) =>
  word === '--project' ? [words[index + 1]] : word.startsWith('--project=') ? [word.slice(10)] : [],
);

/** The stories in other settings of the toolbar. `stories-narrow` also uses other windows (narrow.ts). */
const storySettings: Record<string, Record<string, string>> = {
  stories: {},
  'stories-dark': { theme: 'dark' },
  'stories-right-to-left': { direction: 'rtl' },
  'stories-large-text': { textSize: '2' },
  'stories-narrow': {},
};

const storyProjects = Object.entries(storySettings)
  .filter(([name]) => selected.includes(name) || (selected.length === 0 && name === 'stories'))
  .map(([name, initialGlobals]) => ({
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals })],
    optimizeDeps,
    test: {
      ...pace,
      name,
      exclude: isFull ? [] : ['apps/**'],
      // Opening a page per file takes as long as the stories themselves (37 of 69 s). Stories clean up after each other.
      isolate: false,
      restoreMocks: true,
      setupFiles: [
        consoleGuard,
        './packages/tooling/testing/layers.ts',
        './packages/tooling/testing/styles.ts',
        './apps/marketplace/src/testing/beginUse.ts',
        './packages/tooling/testing/stories.ts',
        ...(name === 'stories'
          ? ['./packages/tooling/testing/screenshots.ts', './packages/tooling/testing/resets.ts']
          : []),
        ...(name === 'stories-narrow' ? ['./packages/tooling/testing/narrow.ts'] : []),
      ],
      browser: { ...browser, commands: { emulateMedia }, expect: { toMatchScreenshot: screenshots } },
    },
  }));

/**
 * The file name determines the environment of a test. `X.test.ts` runs in Node, `X.test.tsx` in jsdom,
 * `X.browser.test.tsx` in Chromium, and `X.full.test.*` only in `npm run test:full`. All stories are tests as well.
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
          // Inline it so that its context is reset along with the modules. Otherwise a hydrated page could get the
          // router of the server (see entry-server.test.ts).
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
          // Isolated files would need two extra seconds each to compile modules again.
          isolate: false,
          globalSetup: ['apps/server/src/testing/postgres/globalSetup.ts'],
          restoreMocks: true,
          setupFiles: [consoleGuard],
          include: ['apps/server/src/**/*.test.ts'],
          exclude: fullTests,
          ...pace,
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
          setupFiles: [...jsdom.setupFiles, './packages/tooling/testing/translate.ts'],
          include: [
            'packages/{ui,chat-widget,create-form,donation-card,donations-map,location}/src/**/*.test.tsx',
            'apps/marketplace/src/**/*.test.tsx',
          ],
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
          setupFiles: [...shared.setupFiles, './packages/tooling/testing/translate.ts'],
          include: [
            'packages/{chat-widget,create-form,donation-card,donations-map}/src/element/element.browser.test.tsx',
          ],
          browser,
          ...onePage,
        },
      },
      ...storyProjects,
    ],
  },
});
