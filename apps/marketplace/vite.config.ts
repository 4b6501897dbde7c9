import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { addNotices } from './vite/addNotices.js';
import { keepReleases } from './vite/keepReleases.js';
import { findLandingModules } from './vite/landingModules.js';
import { plainImports } from './vite/plainImports.js';
import { preloadFonts } from './vite/preloadFonts.js';

const api = process.env.API_HOST ?? 'http://localhost:3000';
const source = (path: string) => fileURLToPath(new URL(`../../packages/${path}`, import.meta.url));
const proxy = { '/api': api, '/pictures': api };

/** Built packages: sources would copy the theme into every widget. */
const resolve = {
  alias: [
    // Part of React.
    { find: /^use-sync-external-store\/shim.*/, replacement: 'react' },
    // Source, for better splitting; it has no styles.
    { find: /^@clothesline\/api-client$/, replacement: source('api-client/src/index.ts') },
    { find: /^@clothesline\/api-client\/contract$/, replacement: source('api-client/src/contract/index.ts') },
    { find: /^@clothesline\/api-client\/locales\/(.*)$/, replacement: source('api-client/src/locales/$1.ts') },
    { find: /^@clothesline\/api-client\/members$/, replacement: source('api-client/src/members/index.ts') },
  ],
};

const plugins = () => [react(), vanillaExtractPlugin({ identifiers: ({ hash }) => `_${hash.slice(2)}` })];

export default defineConfig(async ({ command, isSsrBuild = false }): Promise<UserConfig> => {
  const isBrowserBuild = command === 'build' && !isSsrBuild;
  const landing = isBrowserBuild
    ? await findLandingModules({ root: import.meta.dirname, resolve, plugins: plugins() })
    : undefined;
  return {
    resolve,
    plugins: [
      ...plugins(),
      ...(isSsrBuild
        ? []
        : [plainImports(), preloadFonts(), keepReleases(), addNotices(source('ui/dist/licenses.txt'))]),
    ],
    ...(isSsrBuild && {
      // Production React, without external packages.
      ssr: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
    }),
    build: isSsrBuild
      ? {
          target: 'node24',
          emptyOutDir: true,
          copyPublicDir: false,
          assetsInlineLimit: 0,
          rolldownOptions: { output: { hashCharacters: 'hex' } },
        }
      : {
          target: 'es2022',
          // Supports light-dark(); older targets would rewrite it.
          cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
          manifest: true,
          license: { fileName: 'licenses.txt' },
          // Saves 1 KB of a first visit (Brotli). Assumes that property reads have no effect, and that functions
          // without `this` are no constructors.
          minify: 'terser',
          terserOptions: {
            ecma: 2020,
            module: true,
            compress: { passes: 3, inline: 1, collapse_vars: false, pure_getters: true, unsafe_arrows: true },
          },
          // keepReleases removes old files.
          emptyOutDir: false,
          // A single sheet is as small as several, without loading code.
          cssCodeSplit: false,
          // Lazy chunks mostly need the base, which is loaded.
          modulePreload: {
            polyfill: false,
            resolveDependencies: (_url, files, { hostType }) => (hostType === 'html' ? files : []),
          },
          // Inlining would need `data:` in the policy.
          assetsInlineLimit: 0,
          rolldownOptions: {
            output: {
              // 32-bit hashes save 0.1 KB of a first visit.
              hashCharacters: 'hex',
              codeSplitting: {
                // Each chunk costs a request and 150 bytes.
                groups: [
                  { name: 'base', test: (id) => landing?.base.has(id) },
                  { name: 'map', test: (id) => landing?.map.has(id) },
                ],
              },
            },
          },
        },
    server: { proxy },
    preview: { proxy },
  };
});
