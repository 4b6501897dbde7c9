import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { tables, withoutDescriptions } from './packages/embed/build/descriptions.mjs';
import { writeLicenses } from './packages/embed/build/licenses.mjs';

// Imported dynamically because tsup bundles this file, but the module reads files relative to itself.
const { compileLocales } = await import(String(new URL('packages/tooling/locales.mjs', import.meta.url)));
compileLocales();

/**
 * Builds a React package: ESM and a single CSS file. Run `tsup --config ../../tsup.config.ts` in the package's folder.
 * Entries are read from `exports` (condition "clothesline-source").
 */
interface PackageJson {
  name: string;
  exports: Record<string, string | { 'clothesline-source'?: string; types?: string; default?: string }>;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as PackageJson;
const entry = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'object' ? [target['clothesline-source'] ?? ''].filter(existsSync) : [],
);

if (existsSync('src/styles.ts')) entry.push('src/styles.ts');

/** Inserted first in every CSS file, so the layer order doesn't depend on imports. */
const layers = '@layer clothesline.theme, clothesline.base, clothesline.component, clothesline.widget;';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The package's style sheets. esbuild would write a file per entry and duplicate rules. */
const sheets = Object.entries(manifest.exports).flatMap(([name, target]) =>
  name.endsWith('.css') && typeof target === 'object' ? [target] : [],
);
const isOffered = (path: string) =>
  sheets.some((sheet) => sheet.default === `./${relative('', path).replaceAll('\\', '/')}`);

/** vanilla-extract adds its source as a base64 comment. That's more than half of the file. */
const tidyCss: Plugin = {
  name: 'tidy-css',
  setup(build) {
    build.onEnd(async (result) => {
      result.outputFiles = result.outputFiles?.filter(({ path }) => !/\.css(\.map)?$/.test(path) || isOffered(path));
      for (const file of result.outputFiles?.filter(({ path }) => path.endsWith('.css')) ?? []) {
        const { code } = await build.esbuild.transform(file.text, { loader: 'css', minify: true });
        file.contents = new TextEncoder().encode(code.replaceAll(/(?<=.)@layer [\w.]+;/g, ''));
      }
    });
  },
};

/** The package's styles as text, since a shadow root takes style sheets instead of links. */
const ownStyles = 'dist/element/styles.js';
const ownRequire = createRequire(resolve('package.json'));

/**
 * Resolves `import css from '@clothesline/ui/styles.css?inline'` to the text of the built file. The package's own sheet
 * is only written by this build, so it stays an import of a module that we write at the end.
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
      // Preserve `?inline` in the path, as tsup's plugin handles all paths ending in `.css`. The path becomes part of
      // the output, so it must not contain a local folder.
      return { path, namespace: 'css-text', pluginData: file };
    });
    build.onLoad({ filter: /.*/, namespace: 'css-text' }, ({ pluginData }) => ({
      contents: readFileSync(String(pluginData), 'utf8').trim(),
      loader: 'text',
    }));
  },
};

/** Emits every module as its own file. Bundlers can then drop unused modules and split the rest. */
const separateModules: Plugin = {
  name: 'separate-modules',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\/.*\.js$/ }, ({ path }) => ({ path, external: true }));
  },
};

const runsInBrowser = /\buse[A-Z]\w*[<(]|\bcreateContext[<(]|\bextends Component\b/;
const handsFunctions = /\bon[A-Z]\w*|=\{[^}]*=>|>\s*\{\([^)]*\) =>/;

/**
 * Adds "use client" to modules that don't work in server components. Everything else, e.g. the contract, client and
 * tokens, can be used on a server.
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
      // Don't add a line, as it would shift the source map.
      return { contents: isClient ? `"use client";${text}` : text, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

const taken = new Set<string>();

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

/** Preact is a third of the size of React. Pages that only use the elements don't have React anyway. */
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
  // a source map would contain the place lists a second time
  sourcemap: manifest.name !== '@clothesline/location',
  silent: true,
  splitting: false,
  minifySyntax: true,
  banner: { css: layers },
  noExternal: [/\.css\?inline$/, 'lucide'],
  esbuildOptions(options) {
    options.jsx = 'automatic';
    // Otherwise esbuild would inline the value of this build, and all pages would get development warnings.
    options.define = { ...options.define, 'process.env.NODE_ENV': 'process.env.NODE_ENV' };
    options.legalComments = 'none';
  },
};

async function writeStyleModules() {
  const own = manifest.exports['./styles.css'];
  if (existsSync('src/element') && typeof own === 'object' && own.default) {
    const css = readFileSync(own.default, 'utf8').trim();
    writeFileSync(ownStyles, `export default ${JSON.stringify(css)};\n`);
  }
  // TypeScript doesn't allow importing a style sheet without types.
  for (const { types } of sheets) if (types) writeFileSync(types, 'export {};\n');
}

const element = 'src/element/auto.ts';
/** The prefix is used in ui/src/css/reset.css.ts. A part of the hash is unique enough for 100 files. */
const identifiers = ({ hash }: { hash: string }) => `_cl-${hash.slice(2)}`;
const styled = [cssText, vanillaExtractPlugin({ identifiers }), tidyCss];
const isTestingOffered = entry.some((file) => file.startsWith('./src/testing/'));
const modules = [
  'src/**/*.{ts,tsx}',
  `!${element}`,
  '!**/*.{test,stories,guide,d}.*',
  isTestingOffered ? '!src/*/testing' : '!**/testing',
];

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');

/**
 * A standalone build of the element with all dependencies. On a plain HTML page, nothing else has to be installed or
 * transformed.
 */
const standalone: Options = {
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
  { ...shared, entry: modules, esbuildPlugins: [separateModules, ...styled, directives, licenses] },
  { ...shared, entry, esbuildPlugins: [...styled, stylesAlone], onSuccess: writeStyleModules },
  ...(existsSync(element) ? [standalone] : []),
]);
