import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig, type Options } from 'tsup';

/**
 * The one build of every React package: ESM and one CSS file a package. Run from the package's folder as
 * `tsup --config ../../tsup.config.ts`. The entries are the package's own `exports` (their "source" condition).
 */
interface PackageJson {
  exports: Record<string, string | { source?: string; types?: string; default?: string }>;
}

/** A custom element is built after the styles that it brings as text: see tsup.element.config.ts. */
function isEntry(source: string): boolean {
  return existsSync(source) && !source.endsWith('/element.ts');
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as PackageJson;
const entry = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'object' && target.source && isEntry(target.source) ? [target.source] : [],
);

// Where some styles belong to code that comes later, a module of its own names them all.
if (existsSync('src/styles.ts')) entry.push('src/styles.ts');

/** Written first in each CSS file, so that the order of the layers never depends on the order of imports. */
const layers = '@layer clothesline.theme, clothesline.base, clothesline.component, clothesline.widget;';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The style sheets that the package offers. esbuild writes one for each entry, the same rules again and again. */
const sheets = Object.entries(manifest.exports).flatMap(([name, target]) =>
  name.endsWith('.css') && typeof target === 'object' ? [target] : [],
);
const isOffered = (path: string) =>
  sheets.some((sheet) => sheet.default === `./${relative('', path).replaceAll('\\', '/')}`);

/** vanilla-extract leaves a base64 copy of its source in comments: more than half of the file. */
const tidyCss: Plugin = {
  name: 'tidy-css',
  setup(build) {
    build.onEnd(async (result) => {
      result.outputFiles = result.outputFiles?.filter(({ path }) => !/\.css(\.map)?$/.test(path) || isOffered(path));
      for (const file of result.outputFiles?.filter(({ path }) => path.endsWith('.css')) ?? []) {
        const { code } = await build.esbuild.transform(file.text, { loader: 'css', minify: true });
        file.contents = new TextEncoder().encode(code);
      }
    });
  },
};

export default defineConfig({
  entry,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  dts: false,
  clean: true,
  sourcemap: true,
  splitting: true,
  minifySyntax: true,
  banner: { js: '"use client";', css: layers },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' }), tidyCss],
  esbuildOptions(options) {
    options.jsx = 'automatic';
    options.legalComments = 'none';
  },
  // TypeScript refuses the import of a style sheet that has no types.
  onSuccess: async () => {
    for (const { types } of sheets) if (types) writeFileSync(types, 'export {};\n');
  },
});
