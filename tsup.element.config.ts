import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';

/**
 * The second build of a package with a custom element: `src/element.ts` to `dist/element.js`, after the first has
 * written the styles. The widget itself stays in `dist/index.js`; the element brings the table and its styles as text,
 * since a shadow root takes sheets and not links.
 */
const ownRequire = createRequire(resolve('package.json'));

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** `import css from '@clothesline/ui/styles.css?inline'`: the built file's text. */
const cssText: Plugin = {
  name: 'css-text',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path }) => {
      const file = ownRequire.resolve(path.replace(/\?inline$/, ''));
      if (!existsSync(file)) return { errors: [{ text: `${path} is not built yet.` }] };
      // The path keeps its `?inline`: tsup's own plugin takes every one that ends in `.css`. And it is written into the
      // built file: no place for a folder of this machine.
      return { path, namespace: 'css-text', pluginData: file };
    });
    build.onLoad({ filter: /.*/, namespace: 'css-text' }, async ({ pluginData }) => {
      const css = readFileSync(String(pluginData), 'utf8');
      const { code } = await build.esbuild.transform(css, { loader: 'css', minify: true, legalComments: 'none' });
      return { contents: code, loader: 'text' };
    });
  },
};

export default defineConfig({
  entry: ['src/element.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  dts: false,
  clean: false,
  sourcemap: true,
  splitting: false,
  minifySyntax: true,
  banner: { js: '"use client";' },
  external: [/^\.\/index\.js$/],
  noExternal: [/\.css\?inline$/],
  esbuildPlugins: [cssText],
  esbuildOptions(options) {
    options.jsx = 'automatic';
  },
});
