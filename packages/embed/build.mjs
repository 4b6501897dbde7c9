/*
 * The build script. Builds the chunks of all widgets, then start.js with their hashes, then the loader with the hash of
 * start.js, and finally embed.json.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildChunks } from './build/chunks.mjs';
import { buildScript } from './build/loader.mjs';
import { writeLicenses } from './build/licenses.mjs';
import { describe, hash } from './build/manifest.mjs';
import { facadeStyle, panelStyle } from './build/placeholders.mjs';
import { entries, languages, launcherName, launcherNames, panelTexts, parts, rightToLeft } from './build/widgets.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
/** The output folder, can be overridden with `EMBED_DIST` */
const dist = process.env.EMBED_DIST ?? join(here, 'dist');
const { version } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));

const chunks = await buildChunks(here);
const texts = new Map(chunks.map(({ fileName, code }) => [fileName, code]));

/**
 * Returns a chunk together with its static imports. Imports precede the chunks that need them.
 * @param {string} file
 * @param {Set<string>} [found]
 * @returns {Set<string>}
 */
function closure(file, found = new Set()) {
  for (const needed of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) closure(needed, found);
  return found.add(file);
}

/** @param {Record<string, string>} texts @param {string[]} keys */
const pick = (texts, ...keys) => Object.fromEntries(keys.map((key) => [key, texts[key]]));

/** @param {string} name */
const listFiles = (name) => [...closure(`${name}.js`)];
/** @param {string[]} files */
const withHashes = (files) => files.map((file) => [file, hash(texts.get(file) ?? '')]);

const needs = Object.fromEntries(Object.entries(entries).map(([tag, entry]) => [tag, listFiles(entry)]));
texts.set(
  'languages.js',
  `export default ${JSON.stringify(Object.fromEntries(languages.map((one) => [one, withHashes(listFiles(one))])))};\n`,
);
const start = await buildScript(here, {
  entry: 'src/start/start.ts',
  format: 'esm',
  facts: 'virtual:files',
  values: {
    files: Object.fromEntries(Object.entries(needs).map(([tag, files]) => [tag, withHashes(files)])),
    languages,
    panelStyle,
    panelTexts: pick(panelTexts, 'title', 'automated', 'greeting', 'closeChat', 'inputLabel', 'placeholder'),
    engine: {
      ...Object.fromEntries(parts.map((part) => [part, withHashes(listFiles(part))])),
      languages: withHashes(['languages.js']),
    },
  },
});
texts.set('start.js', start);

/** The folder name contains a hash, so files can be cached forever. */
const folder = `${version}-${hash([...texts.values()].join())
  .replace(/\W/g, '')
  .slice(0, 6)}`;

/** @param {string} base Path of start.js, relative to the script */
const loader = (base) =>
  buildScript(here, {
    entry: 'src/loader/loader.ts',
    format: 'iife',
    facts: 'virtual:build',
    values: {
      file: `${base}start.js`,
      hash: hash(start),
      tags: Object.keys(entries),
      facadeStyle,
      launcherName,
      launcherNames,
      rightToLeft,
    },
  });

texts.set('embed.js', await loader('./'));
const files = describe(texts);

/** Adds up the brotli size of files. @param {Iterable<string>} wanted */
const total = (wanted) => [...wanted].reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0);
const widgets = Object.fromEntries(
  Object.entries(needs).map(([tag, needed]) => {
    const all = ['embed.js', 'start.js', ...needed];
    return [tag, { files: all, brotli: total(all) }];
  }),
);
const both = new Set(
  ['clothesline-chat', 'clothesline-featured-donations'].flatMap((tag) => widgets[tag]?.files ?? []),
);
const manifest = { version, folder, files, widgets, chatAndFeatured: total(both) };

await rm(dist, { recursive: true, force: true });
for (const place of [folder, 'latest']) await mkdir(join(dist, place), { recursive: true });
for (const [name, text] of texts) await writeFile(join(dist, folder, name), text);
await writeFile(join(dist, 'latest', 'embed.js'), await loader(`../${folder}/`));
for (const place of [folder, 'latest']) {
  await writeFile(join(dist, place, 'embed.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(
    join(dist, place, 'licenses.txt'),
    writeLicenses(chunks.flatMap(({ modules }) => Object.keys(modules))),
  );
}
process.stdout.write(
  `embed.js ${files['embed.js']?.brotli} B, ${Object.entries(widgets)
    .map(([tag, { brotli }]) => `${tag.slice('clothesline-'.length)} ${brotli} B`)
    .join(', ')}, chat and featured ${manifest.chatAndFeatured} B (brotli)\n`,
);
