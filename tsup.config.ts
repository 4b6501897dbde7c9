import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { tables, withoutDescriptions } from './packages/embed/build/descriptions.mjs';
import { writeLicenses } from './packages/embed/build/licenses.mjs';

// Dynamic, since tsup bundles this file, and the module reads files relative to itself.
const { compileLocales } = await import(String(new URL('packages/tooling/locales.mjs', import.meta.url)));
compileLocales();

/**
 * Builds every React package: ESM, and a CSS file per package. Run in the package's folder as `tsup --config
 * ../../tsup.config.ts`. The entries are the package's `exports` (condition "clothesline-source").
 */
interface PackageJson {
  name: string;
  exports: Record<string, string | { 'clothesline-source'?: string; types?: string; default?: string }>;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as PackageJson;
const entry = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'object' ? [target['clothesline-source'] ?? ''].filter(existsSync) : [],
);

// Module that names all styles, if some belong to code that loads later.
if (existsSync('src/styles.ts')) entry.push('src/styles.ts');

/** Written first in each CSS file, so that the order of the layers never depends on the order of imports. */
const layers = '@layer clothesline.theme, clothesline.base, clothesline.component, clothesline.widget;';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The package's style sheets. esbuild writes a sheet per entry, with repeated rules. */
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
        // Each module names its layer once more.
        file.contents = new TextEncoder().encode(code.replaceAll(/(?<=.)@layer [\w.]+;/g, ''));
      }
    });
  },
};

/** A package's own styles as text, for its custom element: a shadow root takes sheets and not links. */
const ownStyles = 'dist/element/styles.js';
const ownRequire = createRequire(resolve('package.json'));

/**
 * `import css from '@clothesline/ui/styles.css?inline'` is the text of the built file. The package's own sheet is
 * written by this build, so that import stays an import of a module written at the end.
 */
const cssText: Plugin = {
  name: 'css-text',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, importer }) => {
      if (path === `${manifest.name}/styles.css?inline`) {
        if (importer === resolve('src/element/auto.ts')) return { path: './styles.js', external: true };
        return { errors: [{ text: `${path} is for src/element/auto.ts alone.` }] };
      }
      const file = ownRequire.resolve(path.replace(/\?inline$/, ''));
      if (!existsSync(file)) return { errors: [{ text: `${path} is not built yet.` }] };
      // The path keeps `?inline`, since tsup's plugin takes every path that ends in `.css`. It is part of the output,
      // so it must not contain a local folder.
      return { path, namespace: 'css-text', pluginData: file };
    });
    build.onLoad({ filter: /.*/, namespace: 'css-text' }, ({ pluginData }) => ({
      contents: readFileSync(String(pluginData), 'utf8').trim(),
      loader: 'text',
    }));
  },
};

/** Keeps each module in a separate file, so that bundles include only used modules and can load the rest later. */
const apart: Plugin = {
  name: 'apart',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.js$/ }, ({ path }) => ({ path, external: true }));
  },
};

/** Hooks, contexts and classes, whatever the file. */
const runsInBrowser = /\buse[A-Z]\w*[<(]|\bcreateContext[<(]|\bextends Component\b/;
/** Handlers, and functions that a component hands to another, as a prop or as its children. */
const handsFunctions = /\bon[A-Z]\w*|=\{[^}]*=>|>\s*\{\([^)]*\) =>/;

/**
 * Marks modules that server components cannot run. Everything else, such as contract, client, and tokens, works on a
 * server.
 */
const directives: Plugin = {
  name: 'directives',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const isClient =
        runsInBrowser.test(text) ||
        (path.endsWith('.tsx') && handsFunctions.test(text)) ||
        /[\\/]element[\\/](auto|register)\./.test(path);
      // On the first line, so that the lines of the source map stay.
      return { contents: isClient ? `"use client";${text}` : text, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Modules of libraries that the built files contain. */
const taken = new Set<string>();

/** Writes the notices of the libraries that the built files contain. */
const licenses: Plugin = {
  name: 'licenses',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      for (const { inputs } of Object.values(metafile?.outputs ?? {})) {
        for (const [path, { bytesInOutput }] of Object.entries(inputs)) if (bytesInOutput > 0) taken.add(resolve(path));
      }
      const text = writeLicenses(taken);
      if (text) writeFileSync('dist/licenses.txt', text);
    });
  },
};

/** Replaces React by Preact, which has a third of its bytes: pages that only use elements have no React to share. */
const preact: Plugin = {
  name: 'preact',
  setup(build) {
    const names: Record<string, string> = {
      react: 'compat',
      'react-dom': 'compat',
      'react-dom/client': 'compat/client',
    };
    build.onResolve({ filter: /^react(-dom)?($|\/)/ }, ({ path, kind }) =>
      build.resolve(`preact/${names[path] ?? path.replace('react/', '')}`, { kind, resolveDir: import.meta.dirname }),
    );
  },
};

/** Drops descriptions that only documents and editors show. */
const descriptions: Plugin = {
  name: 'descriptions',
  setup(build) {
    build.onLoad({ filter: tables }, ({ path }) => ({
      contents: withoutDescriptions(readFileSync(path, 'utf8')),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    }));
  },
};

const stylesAlone: Plugin = {
  name: 'styles-alone',
  setup(build) {
    build.onEnd((result) => {
      result.outputFiles = result.outputFiles?.filter(({ path }) => path.endsWith('.css'));
    });
  },
};

const shared: Options = {
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  dts: false,
  // A map of the lists of places would hold them once more.
  sourcemap: manifest.name !== '@clothesline/location',
  silent: true,
  splitting: false,
  minifySyntax: true,
  banner: { css: layers },
  noExternal: [/\.css\?inline$/, 'lucide'],
  esbuildOptions(options) {
    options.jsx = 'automatic';
    // Otherwise esbuild would insert this build's value: every page would get development warnings.
    options.define = { ...options.define, 'process.env.NODE_ENV': 'process.env.NODE_ENV' };
    options.legalComments = 'none';
  },
};

/** Writes modules and types for style sheets. */
async function writeStyleModules() {
  const own = manifest.exports['./styles.css'];
  if (existsSync('src/element') && typeof own === 'object' && own.default) {
    const css = readFileSync(own.default, 'utf8').trim();
    writeFileSync(ownStyles, `export default ${JSON.stringify(css)};\n`);
  }
  // TypeScript refuses the import of a style sheet that has no types.
  for (const { types } of sheets) if (types) writeFileSync(types, 'export {};\n');
}

const element = 'src/element/auto.ts';
/** Class names begin with the prefix that ui/src/css/reset.css.ts looks for. The rest of a hash is enough for 100 files. */
const identifiers = ({ hash }: { hash: string }) => `_cl-${hash.slice(2)}`;
const styled = [cssText, vanillaExtractPlugin({ identifiers }), tidyCss];
/** Leaves out code that only tests use, unless the package exports it. */
const isTestingOffered = entry.some((file) => file.startsWith('./src/testing/'));
const modules = [
  'src/**/*.{ts,tsx}',
  `!${element}`,
  '!**/*.{test,stories,guide,d}.*',
  isTestingOffered ? '!src/*/testing' : '!**/testing',
];

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');

/** The element that defines itself, whole: on a page of HTML nothing else is installed, transformed or warned of. */
const whole: Options = {
  ...shared,
  entry: { 'element/auto': element },
  splitting: true,
  minify: true,
  sourcemap: false,
  noExternal: [/./],
  esbuildPlugins: [preact, descriptions, ...styled, licenses],
  esbuildOptions(options) {
    options.jsx = 'automatic';
    options.legalComments = 'none';
    options.chunkNames = 'element/auto/[name]-[hash]';
    options.define = { ...options.define, 'process.env.NODE_ENV': '"production"' };
  },
};

export default defineConfig([
  { ...shared, entry: modules, esbuildPlugins: [apart, ...styled, directives, licenses] },
  { ...shared, entry, esbuildPlugins: [...styled, stylesAlone], onSuccess: writeStyleModules },
  ...(existsSync(element) ? [whole] : []),
]);
