import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Builds the page that writes the lines for other sites; the server shows it at /embed/. `build.mjs` has emptied the
 * folder.
 */
export default defineConfig({
  root: 'src/generator',
  base: '/embed/',
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: '../../dist',
    emptyOutDir: false,
    assetsDir: 'page',
    license: { fileName: 'latest/page-licenses.txt' },
    target: 'es2022',
    // Names browsers that know light-dark(): an older target would rewrite it, and break themes.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // Inlines no file, since that would need `data:` in the content security policy.
    assetsInlineLimit: 0,
  },
});
