/* `node build.mjs`: builds the chunks of all widgets from source, then the loader that knows their hashes, then embed.json. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildChunks, fileOf, numbers } from './build/chunks.mjs';
import { buildScript } from './build/loader.mjs';
import { describe, hash } from './build/manifest.mjs';
import { withShortNames } from './build/names.mjs';
import { withoutUnread } from './build/prune.mjs';
import { renderer } from './build/renderers.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
/** `EMBED_DIST`: where another build goes than the published one (packages/tooling/embedReact.mjs). */
const dist = process.env.EMBED_DIST ?? join(here, 'dist');
const { version } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));

/** The entry of each tag. */
const entries = {
  'clothesline-chat': 'chat',
  'clothesline-featured-donations': 'donations',
  'clothesline-donation-card': 'donations',
  'clothesline-create-form': 'form',
  'clothesline-donations-map': 'map',
};

const chunks = await buildChunks(here);
const texts = withShortNames(withoutUnread(chunks));

/** @param {string} file @param {Set<string>} [found] @returns {Set<string>} the file and all that it imports at once */
function closure(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const needed of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) closure(needed, found);
  return found;
}

/** What each tag needs, its entry first. */
const needs = Object.fromEntries(Object.entries(entries).map(([tag, entry]) => [tag, [...closure(fileOf(entry))]]));
const panel = fileOf('panel');
needs['clothesline-chat']?.unshift(panel);
const known = new Set(numbers.map(fileOf));
const way = fileOf('more');
texts.set(panel, await buildScript(here, { entry: 'src/panel/panel.ts', format: 'esm', facts: '', values: {} }));

/** @param {string} file */
const withHash = (file) => [file, hash(texts.get(file) ?? '')];
texts.set(
  way,
  await buildScript(here, {
    entry: 'src/widgets/more.ts',
    format: 'esm',
    facts: 'virtual:more',
    values: {
      files: Object.fromEntries(
        Object.entries(needs)
          .filter(([, [entry = '']]) => !known.has(entry))
          .map(([tag, files]) => [tag, files.filter((file) => !known.has(file)).map(withHash)]),
      ),
      engine: ['live', 'basemap'].map(fileOf).map(withHash),
    },
  }),
);

/** Never two contents under one address: the version, and what is in it. */
const folder = `${version}-${hash([...texts.values()].join())
  .replace(/\W/g, '')
  .slice(0, 8)}`;

/** @param {string} base Where the chunks are, from the script */
const loader = (base) =>
  buildScript(here, {
    entry: 'src/loader/loader.ts',
    format: 'iife',
    facts: 'virtual:chunks',
    values: {
      base,
      // Without the padding, which says nothing.
      hashes: numbers.map((name) => hash(texts.get(fileOf(name)) ?? '').replace('=', '')),
      tags: Object.fromEntries(
        Object.entries(needs).map(([tag, [entry = '', ...rest]]) => [
          tag,
          [known.has(entry) ? entry : way, ...rest.filter((file) => known.has(file))].map((file) => file[0]).join(''),
        ]),
      ),
    },
  });

texts.set('embed.js', await loader('./'));
const files = describe(texts);

/** @param {Iterable<string>} names Bytes of these files, brotli */
const total = (names) => [...names].reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0);
const widgets = Object.fromEntries(
  Object.entries(needs).map(([tag, names]) => {
    const all = ['embed.js', ...(known.has(names[0] ?? '') ? [] : [way]), ...names];
    return [tag, { files: all, brotli: total(all) }];
  }),
);
const both = new Set(
  ['clothesline-chat', 'clothesline-featured-donations'].flatMap((tag) => widgets[tag]?.files ?? []),
);
const manifest = { version, folder, renderer, files, widgets, chatAndFeatured: total(both) };

await rm(dist, { recursive: true, force: true });
for (const place of [folder, 'latest']) await mkdir(join(dist, place), { recursive: true });
for (const [name, text] of texts) await writeFile(join(dist, folder, name), text);
await writeFile(join(dist, 'latest', 'embed.js'), await loader(`../${folder}/`));
// For pages that write the lines to paste (apps/charity-site).
const snippet = { entry: 'src/snippet.ts', format: /** @type {const} */ ('esm'), facts: '', values: {} };
await writeFile(join(dist, 'latest', 'snippet.js'), await buildScript(here, snippet));
for (const place of [folder, 'latest']) {
  await writeFile(join(dist, place, 'embed.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
process.stdout.write(
  `embed.js ${files['embed.js']?.brotli} B, ${Object.entries(widgets)
    .map(([tag, { brotli }]) => `${tag.slice('clothesline-'.length)} ${brotli} B`)
    .join(', ')}, chat and featured ${manifest.chatAndFeatured} B (brotli, ${renderer})\n`,
);
