import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { addNotices } from './vite/addNotices.js';
import { keepReleases } from './vite/keepReleases.js';
import { findLandingModules } from './vite/landingModules.js';
import { plainImports } from './vite/plainImports.js';
import { preloadFonts } from './vite/preloadFonts.js';

/** Server for `vite` and `vite preview`; the built app calls the host that it was loaded from. */
const api = process.env.API_HOST ?? 'http://localhost:3000';
/** The source of a package of this repository. */
const source = (path: string) => fileURLToPath(new URL(`../../packages/${path}`, import.meta.url));
const proxy = { '/api': api, '/pictures': api };

/** Packages are taken from their `dist`: the "clothesline-source" condition would copy the theme into every widget. */
const resolve = {
  alias: [
    // React has the hook itself.
    { find: /^use-sync-external-store\/shim.*/, replacement: 'react' },
    // Uses the source, so that modules of a single screen can be bundled with it. It has no styles.
    { find: /^@clothesline\/api-client$/, replacement: source('api-client/src/index.ts') },
    { find: /^@clothesline\/api-client\/contract$/, replacement: source('api-client/src/contract/index.ts') },
    { find: /^@clothesline\/api-client\/locales\/(.*)$/, replacement: source('api-client/src/locales/$1.ts') },
    { find: /^@clothesline\/api-client\/members$/, replacement: source('api-client/src/members/index.ts') },
  ],
};

/** Plugins of every build. */
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
      // Bundles everything: the server needs none of the marketplace's packages, and uses React's production build.
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
          // Each of these knows light-dark(): an older target would have it rewritten, and themes with it.
          cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
          manifest: true,
          license: { fileName: 'licenses.txt' },
          // Makes a first visit about 1 KB smaller than the default (brotli). Only inlines the simplest code, since
          // inlining repeats it. Assumes that reading a property has no effect, so that unused ones can go, and that
          // function expressions without `this` are never constructors, so that they can be arrows.
          minify: 'terser',
          terserOptions: {
            ecma: 2020,
            module: true,
            compress: { passes: 3, inline: 1, collapse_vars: false, pure_getters: true, unsafe_arrows: true },
          },
          // Keeps the folder, since keepReleases removes old files.
          emptyOutDir: false,
          // A single style sheet: several have as many bytes in total, and need code to load them.
          cssCodeSplit: false,
          // Lazy chunks mostly depend on the base, which is loaded already.
          modulePreload: {
            polyfill: false,
            resolveDependencies: (_url, files, { hostType }) => (hostType === 'html' ? files : []),
          },
          // An inlined picture or font would need `data:` in the content security policy.
          assetsInlineLimit: 0,
          rolldownOptions: {
            output: {
              // The base names every chunk: hashes of 32 bits, in place of 48, are 0.1 KB less of a first visit.
              hashCharacters: 'hex',
              codeSplitting: {
                // Each chunk costs a request and about 150 bytes (brotli).
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
