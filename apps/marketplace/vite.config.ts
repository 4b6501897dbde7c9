import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { addNotices } from './vite/addNotices.js';
import { keepReleases } from './vite/keepReleases.js';
import { findLandingModules } from './vite/landingModules.js';
import { lazyModules } from './vite/lazyModules.js';
import { plainImports } from './vite/plainImports.js';
import { preloadFonts } from './vite/preloadFonts.js';

const api = process.env.API_HOST ?? 'http://localhost:3000';
const source = (path: string) => fileURLToPath(new URL(`../../packages/${path}`, import.meta.url));
const proxy = { '/api': api, '/pictures': api };

/** Resolve the built packages. Their sources would duplicate the theme in every widget. */
const resolve = {
  alias: [
    // already built into React
    { find: /^use-sync-external-store\/shim.*/, replacement: 'react' },
    // contains no styles, so use the source (splits better)
    { find: /^@clothesline\/api-client$/, replacement: source('api-client/src/index.ts') },
    { find: /^@clothesline\/api-client\/contract$/, replacement: source('api-client/src/contract/index.ts') },
    { find: /^@clothesline\/api-client\/locales\/(.*)$/, replacement: source('api-client/src/locales/$1.ts') },
    { find: /^@clothesline\/api-client\/members$/, replacement: source('api-client/src/members/index.ts') },
  ],
};

const plugins = () => [
  lazyModules(),
  react(),
  vanillaExtractPlugin({ identifiers: ({ hash }) => `_${hash.slice(2)}` }),
];

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
      // bundle everything, with the production build of React
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
          // all of these support light-dark(), otherwise it would be rewritten
          cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
          manifest: true,
          license: { fileName: 'licenses.txt' },
          // terser saves 1 KB on the first visit (Brotli). The options assume that property reads have no side effects
          // and that functions which don't use `this` aren't constructors.
          minify: 'terser',
          terserOptions: {
            ecma: 2020,
            module: true,
            compress: { passes: 3, inline: 1, collapse_vars: false, pure_getters: true, unsafe_arrows: true },
          },
          // keepReleases cleans up instead
          emptyOutDir: false,
          // several style sheets wouldn't be smaller in total, and would need extra loading code
          cssCodeSplit: false,
          // lazy chunks mostly depend on the base chunk (already loaded)
          modulePreload: {
            polyfill: false,
            resolveDependencies: (_url, files, { hostType }) => (hostType === 'html' ? files : []),
          },
          // inlined assets would need `data:` in the CSP
          assetsInlineLimit: 0,
          rolldownOptions: {
            output: {
              // hexadecimal hashes save 0.1 KB on the first visit
              hashCharacters: 'hex',
              codeSplitting: {
                // every chunk costs a request plus about 150 bytes
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
