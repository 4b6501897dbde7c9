import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const resolve = { conditions: ['source', 'module', 'browser', 'development|production'] };

/**
 * Where a test runs is in its name: `X.test.ts` in Node, `X.test.tsx` in jsdom. Types and built files are checked elsewhere.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { conditions: ['source', 'node', 'module', 'development|production'] },
        ssr: { resolve: { conditions: ['source', 'node', 'module', 'development|production'] } },
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'packages/tooling/**/*.test.mjs'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/*/src/**/*.test.tsx', 'apps/*/src/**/*.test.tsx'],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
    ],
  },
});
