/* `node build.mjs`: builds the chunks of all widgets, then the loader that knows their names and hashes, then embed.json. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, transform } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);
const { version } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
const dist = join(here, 'dist');
const folder = join(dist, version);

/** The same source on preact, and on React where `RENDER=react` asks for it. */
const renderers = {
  preact: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
  react: {},
};
const renderer = process.env.RENDER === 'react' ? 'react' : 'preact';
const widgets = ['chat', 'donations', 'form', 'map'];

/** `import css from '…/styles.css?inline'`: the built file's text. @type {import('esbuild').Plugin} */
const cssText = {
  name: 'css-text',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path }) => ({ path, namespace: 'css-text' }));
    onLoad({ filter: /.*/, namespace: 'css-text' }, async ({ path }) => {
      const css = await readFile(require.resolve(path.replace(/\?inline$/, '')), 'utf8');
      const { code } = await transform(css, { loader: 'css', minify: true, legalComments: 'none' });
      return { contents: code, loader: 'text' };
    });
  },
};

/** @type {import('esbuild').BuildOptions} */
const shared = {
  absWorkingDir: here,
  bundle: true,
  minify: true,
  target: 'es2022',
  platform: 'browser',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
};

await rm(dist, { recursive: true, force: true });

const { metafile } = await build({
  ...shared,
  entryPoints: widgets.map((name) => `src/widgets/${name}.ts`),
  outdir: folder,
  entryNames: '[name]-[hash]',
  chunkNames: 'part-[hash]',
  format: 'esm',
  splitting: true,
  metafile: true,
  alias: renderers[renderer],
  plugins: [cssText],
});

/** @param {string} name @param {Set<string>} [found] @returns {Set<string>} the output and all that it imports at once */
function closure(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const { path, kind } of metafile.outputs[name]?.imports ?? []) {
    if (kind === 'import-statement') closure(path, found);
  }
  return found;
}

/** @param {string | Uint8Array} text */
const hash = (text) => createHash('sha384').update(text).digest('base64');

const outputs = Object.keys(metafile.outputs);
/** @type {Record<string, string[]>} */
const needs = Object.fromEntries(
  widgets.map((widget) => {
    const entry = outputs.find((name) => metafile.outputs[name]?.entryPoint === `src/widgets/${widget}.ts`) ?? '';
    return [widget, [...closure(entry)].map((name) => basename(name))];
  }),
);
const files = [...new Set(Object.values(needs).flat())];
const texts = new Map(
  await Promise.all(
    outputs.map(async (name) => /** @type {const} */ ([basename(name), await readFile(join(here, name))])),
  ),
);

/** @param {string} base Where the chunks are, from the script. @param {string} outfile */
async function buildLoader(base, outfile) {
  await build({
    ...shared,
    entryPoints: ['src/loader/loader.ts'],
    outfile,
    format: 'iife',
    define: {
      ...shared.define,
      BASE: JSON.stringify(base),
      FILES: JSON.stringify(files.map((name) => [name, hash(texts.get(name) ?? '')])),
      CHUNKS: JSON.stringify(
        Object.fromEntries(
          Object.entries(needs).map(([widget, names]) => [widget, names.map((name) => files.indexOf(name))]),
        ),
      ),
    },
  });
}

await buildLoader('./', join(folder, 'embed.js'));
await mkdir(join(dist, 'latest'), { recursive: true });
await buildLoader(`../${version}/`, join(dist, 'latest', 'embed.js'));
texts.set('embed.js', await readFile(join(folder, 'embed.js')));

/** @param {Uint8Array} text */
const brotli = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const sizes = Object.fromEntries([...texts].map(([name, text]) => [name, brotli(text)]));
/** @param {string[]} names */
const total = (names) => names.reduce((sum, name) => sum + (sizes[name] ?? 0), sizes['embed.js'] ?? 0);
const manifest = {
  version,
  renderer,
  files: Object.fromEntries(
    [...texts].map(([name, text]) => [
      name,
      { bytes: text.length, brotli: sizes[name], integrity: `sha384-${hash(text)}` },
    ]),
  ),
  widgets: Object.fromEntries(
    Object.entries(needs).map(([widget, names]) => [widget, { files: names, brotli: total(names) }]),
  ),
  chatAndFeatured: total([...new Set([...(needs.chat ?? []), ...(needs.donations ?? [])])]),
};
for (const place of [folder, join(dist, 'latest')]) {
  await writeFile(join(place, 'embed.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
process.stdout.write(
  `embed.js ${sizes['embed.js']} B, ${Object.entries(manifest.widgets)
    .map(([name, { brotli }]) => `${name} ${brotli} B`)
    .join(', ')}, chat and featured ${manifest.chatAndFeatured} B (brotli, ${renderer})\n`,
);
